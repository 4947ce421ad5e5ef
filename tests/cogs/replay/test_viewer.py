"""The page of each moment stays within what Discord takes, in every language: posted moments and films too."""

from dataclasses import replace

import pytest

from bot.messages.page import Picture, render
from bot.sessions.replay import ReplayFrame
from bot.sessions.session import Status
from bot.text.words import speaker
from cogs.replay import viewer
from cogs.replay.reel import Reel
from tests.languages import EACH_LANGUAGE
from tests.playout import game_folders, play_out
from tests.plugins import plugin_in
from tests.test_budgets import Pages, blank, every, fits


@pytest.fixture(scope="module", params=game_folders())
def reel(request) -> Reel:
    """A whole game of as many as can play, with the longest names."""
    pages = Pages(request.param)
    states = play_out(pages.game, pages.game.seats[-1], 2).states
    session = pages.at(states[-1], "en")
    assert session.status == Status.FINISHED
    frames = tuple(ReplayFrame(move, None, state) for move, state in enumerate(states))
    return Reel(session, plugin_in(request.param), frames)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
async def test_every_page_fits(reel, language, caplog):
    say = speaker(language)
    here = replace(reel, session=replace(reel.session, language=language))
    places = {0, 1, reel.last, *sorted(range(reel.last), key=lambda at: len(reel.moment(at, say)[0]))[-4:]}
    pages = [(f"viewer {at}", viewer.viewer(here, at, say)) for at in sorted(places)]
    pages += [(f"posted {at}", viewer.posted(here, at)) for at in sorted(places)]
    pages += [
        ("film", viewer.film(here, b"GIF89a", say)),
        ("posted film", viewer.posted_film(here, b"GIF89a")),
        ("drawing", viewer.drawing(150, 150, say)),
    ]
    for kind, page in pages:
        cut = replace(
            page,
            blocks=tuple(replace(b, alt=b.alt[:1024]) if isinstance(b, Picture) else b for b in page.blocks),
        )
        components = [one for top in (await render(blank(cut)))["view"].to_components() for one in every(top)]
        fits(kind, cut, components)
    assert caplog.records == []


def test_a_stopped_game_says_so_and_another_does_not(reel):
    say = speaker("en")
    stopped = replace(reel, session=replace(reel.session, status=Status.STOPPED))
    assert "stopped early" in viewer.viewer(stopped, 1, say).text
    assert "stopped early" not in viewer.viewer(reel, 1, say).text
