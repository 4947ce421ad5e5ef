"""The palettes of all kinds of pictures: `python -m tests.draw.palettes` chooses their colours anew."""

from importlib import import_module

from bot.draw.canvas import ROOT, Palette


def palettes() -> list[Palette]:
    """Return all of them: each is the `colours` of a module that draws boards."""
    files = [*ROOT.glob("bot/draw/*.py"), *ROOT.glob("cogs/*/picture.py"), *ROOT.glob("cogs/*/picture/picture.py")]
    modules = [import_module(".".join(file.relative_to(ROOT).with_suffix("").parts)) for file in files]
    kept = [getattr(module, "colours", None) for module in modules]
    found = {id(palette): palette for palette in kept if isinstance(palette, Palette)}
    return sorted(found.values(), key=lambda palette: palette.file)


if __name__ == "__main__":
    for palette in palettes():
        palette.file.parent.mkdir(exist_ok=True)
        palette.file.write_text(palette.choose(), encoding="ascii")
        print(palette.file.relative_to(ROOT))
