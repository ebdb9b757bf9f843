"""What hamburg says: which message says what, and the messages themselves."""
