"""What the feature made for itself in a house."""

from cogs.today.cog import Today
from cogs.today.messages import DayMessages
from cogs.today.rows import DayService
from tests.harness import House


def days_of(house: House) -> DayService:
    return _cog(house)._days


def messages_of(house: House) -> DayMessages:
    return _cog(house)._messages


def _cog(house: House) -> Today:
    cog = house.app.client.get_cog("Today")
    assert isinstance(cog, Today)
    return cog
