"""What the bot notes about itself."""

from bot.storage.notes import DMS_MOST, DMS_MS, may_write_directly


async def test_the_whole_bot_writes_to_sixty_people_in_two_hours(database):
    told = [await database.write(may_write_directly, now) for now in range(1000, 1070)]
    assert told == [True] * DMS_MOST + [False] * (70 - DMS_MOST)
    assert await database.write(may_write_directly, 1000 + DMS_MS)
    assert not await database.write(may_write_directly, 1000 + DMS_MS)
