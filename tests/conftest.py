"""For all tests."""

import gc


def pytest_configure() -> None:
    """Collect garbage seldom: a bot and its world hold many objects, and looking through them again and again takes a tenth of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
