"""The engines that are measured, one module each."""
