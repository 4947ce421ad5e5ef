"""For all tests."""

import gc

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Journeys are tried twice, the second time for their requests alone."""
    parser.addoption("--briefly", action="store_true", help="no whole games, and of each test only the first case")


def pytest_configure() -> None:
    """Collect garbage seldom: a bot and its world hold many objects, and looking through them again and again takes a tenth of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what sends the same requests once more."""
    if config.getoption("briefly"):
        first = {_test(item): item for item in reversed(items) if not item.get_closest_marker("whole_game")}
        items[:] = [item for item in items if first.get(_test(item)) is item]


def _test(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]
