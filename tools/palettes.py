"""The palettes of all kinds of pictures: `python -m tools.palettes` chooses their colours anew."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import bot.draw
from bot.discovery import folders
from bot.draw.canvas import Palette, Raster

DRAW = Path(bot.draw.__path__[0])


def palettes() -> list[Palette]:
    """Return all of them: each is the `colours` of a module that draws boards."""
    modules = [f"bot.draw.{file.stem}" for file in DRAW.glob("*.py")]
    for package, folder in folders().items():
        modules += [f"{package}.{file}" for file in ("picture", "picture.picture") if _is_module(folder, file)]
    kept = [getattr(import_module(module), "colours", None) for module in modules]
    found = {id(palette): palette for palette in kept if isinstance(palette, Palette)}
    return sorted(found.values(), key=lambda palette: palette.file)


def choose(palette: Palette) -> str:
    """Return the colours of a palette, chosen anew: a line for each."""
    game = palette.file.parts[-3]
    return palette.choose(_samples(game) if find_spec(f"tools.samples.{game}") else ())


def _samples(game: str) -> Iterator[Raster]:
    yield from (board.image for board in import_module(f"tools.samples.{game}").samples())


def art_folders() -> list[Path]:
    """Return every folder of sprites and palettes."""
    return [DRAW / "art", *(folder / "art" for folder in folders().values())]


def _is_module(folder: Path, name: str) -> bool:
    return (folder / f"{name.replace('.', '/')}.py").exists()


if __name__ == "__main__":
    for palette in palettes():
        palette.file.parent.mkdir(exist_ok=True)
        palette.file.write_text(choose(palette), encoding="ascii")
        print(palette.file.relative_to(Path.cwd()))
