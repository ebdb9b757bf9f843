"""Running a server: the commands, start and stop, backups, upgrades and the admin's direct access to the database."""
