"""What rome gives to learners: observations, the balance report, training."""
