"""Journeys: whole tables, by clicks through Discord's stand-in."""

import pytest


@pytest.fixture(autouse=True)
def quiet(quiet_features) -> None:
    """In all of them."""
