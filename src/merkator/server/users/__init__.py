"""Users: accounts, sessions, passwords, links, preferences, ratings, profiles, export and deletion."""
