"""Where the things around the track of Aus die Maus lie in the picture, in pixels."""

from bot.draw.layout import TwoRows

COUNTER_Y = 874
"""The middle of the counter below the track: what was thrown, the supply, the white mouse."""
STRIP_Y = 1098
"""The middle of the strip at the bottom: the order of play and the rounds."""
SEAT_ROWS = TwoRows(chip_y=(6, 1006), things_y=(108, 970), pair=230, pair_chip=420)
"""Where the seats are; `things_y` is the middle of the bell, and of what lies beside it."""
