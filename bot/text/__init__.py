"""Words from the Fluent files, and those of the table itself."""
