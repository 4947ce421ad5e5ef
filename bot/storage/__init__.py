"""The database: connections, the schema, who owns it, what is kept about people."""
