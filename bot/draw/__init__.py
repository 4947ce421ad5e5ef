"""The drawing kit of all games: pictures from SVG art, names in any script, the looks of the seats. No Discord here."""
