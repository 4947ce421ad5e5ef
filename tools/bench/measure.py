"""Numbers timings the same way everywhere."""

from statistics import median, quantiles


def timings(seconds: list[float]) -> str:
    """Return median and 95th percentile in milliseconds."""
    middle, slow = median(seconds) * 1000, quantiles(seconds, n=20)[-1] * 1000
    return f"median {middle:6.2f} ms, p95 {slow:6.2f} ms ({len(seconds)} times)"


def head(title: str) -> None:
    """Print a headline."""
    print(f"\n{title}")


def row(what: str, text: str) -> None:
    """Print one line of a table."""
    print(f"  {what:<44} {text}")
