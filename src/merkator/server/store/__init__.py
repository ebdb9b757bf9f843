"""The database: its schema and migrations, leases, the bus between processes, health and housekeeping."""
