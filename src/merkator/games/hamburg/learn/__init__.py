"""What hamburg gives to learners: observations, the balance report, training."""
