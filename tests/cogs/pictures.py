"""What the picture of every game is tested with: names, the limits of a file."""

from io import BytesIO

from PIL import Image

NAMES = ("Anna", "Björn 🐭", "猫田さん", "سلمى", "Maximilian-Alexander der Große", "प्रिया शर्मा")
HEAVY_NAMES = (
    "🐭🐱🐶🐘🦁🐯🐻🐼",
    "👨‍👩‍👧‍👦 Familie 🎉",
    "猫田さん犬山象鼠",
    "พระจันทร์สวยมาก",
    "W" * 40,
    "\ufdfa сила Đặng 🐼",
)
MOST_BYTES = 70_000


def light(file: bytes) -> Image.Image:
    """Return the picture of a file, which is an indexed PNG, not too heavy, and not too high for a phone."""
    image = Image.open(BytesIO(file))
    assert (image.format, image.mode) == ("PNG", "P")
    assert image.height <= image.width * 5 / 4
    assert len(file) <= MOST_BYTES
    return image
