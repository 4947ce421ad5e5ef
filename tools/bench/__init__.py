"""What things cost, each against a baseline of the same run: `make bench`. Times are for reading, never for failing."""
