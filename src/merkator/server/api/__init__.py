"""The routes, one module per subject, each with the models of its requests and responses."""
