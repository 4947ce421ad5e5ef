"""What the palettes of games are made from: one module a game, with `samples`, boards that show every sprite."""
