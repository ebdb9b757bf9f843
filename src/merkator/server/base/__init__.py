"""What every other folder builds on: settings, problems, the context, encoding, tokens, texts, logs and metrics."""
