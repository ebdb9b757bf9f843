"""The server: tables, seats, users, live play, on a store that loses nothing."""
