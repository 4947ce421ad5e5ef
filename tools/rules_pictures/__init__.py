"""The pictures on the pages of rules, drawn into files: one module a game, with `PICTURES`."""
