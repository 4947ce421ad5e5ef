"""Every SVG file can be trusted: it is art only, stays in its frame and can be seen at any size."""

from xml.etree import ElementTree

import pytest

from bot.draw.canvas import rasterise
from tools.palettes import art_folders

ART = sorted(file for folder in art_folders() for file in folder.glob("*.svg"))


@pytest.fixture(params=ART, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def svg(request) -> str:
    return request.param.read_text(encoding="utf-8")


def test_art_holds_shapes_only(svg):
    tree = ElementTree.fromstring(svg)
    assert tree.get("viewBox")
    for element in tree.iter():
        assert element.tag.rpartition("}")[2] not in {"text", "image", "use", "script", "style"}
        assert not any(name.rpartition("}")[2] == "href" for name in element.attrib)


@pytest.mark.parametrize("width", [34, 96])
def test_art_is_seen_at_the_width_asked_for(svg, width):
    picture = rasterise(svg, width)
    assert picture.width == width
    assert max(picture.getchannel("A").tobytes()) > 60


def test_art_stays_inside_its_frame(svg):
    alpha = rasterise(svg, 192).getchannel("A")
    width, height = alpha.size
    for edge in ((0, 0, width, 1), (0, height - 1, width, height), (0, 0, 1, height), (width - 1, 0, width, height)):
        assert max(alpha.crop(edge).tobytes()) < 255
