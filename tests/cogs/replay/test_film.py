"""What films show and say: golden games of every kind, with the moments that count, in every language."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.draw.names import fitting
from bot.sessions.replay import replay
from bot.text.words import speaker
from cogs.aus_die_maus.rules.state import RoundBegan
from cogs.replay.film import Story
from cogs.replay.film_picture import highlights, set_caption
from cogs.replay.reel import Reel
from tests import finished
from tests.languages import EACH_LANGUAGE
from tests.playout import game_folders
from tests.plugins import plugin_in

WIDTH = 792
"""The room for a caption below the narrowest picture, that of maunz."""


@cache
def longest(folder: str) -> Reel:
    """The golden game with the most moves."""
    played = max(map(finished.recorded, finished.golden_of(folder)), key=moves)
    plugin = plugin_in(folder)
    return Reel.of(played.session, plugin, replay(plugin.game, played.session, played.log))


def moves(played) -> int:
    return len(played.log)


@pytest.fixture(params=game_folders())
def reel(request) -> Reel:
    return longest(request.param)


def captions(reel: Reel, language: str) -> dict[int, tuple[str, ...]]:
    """What can be said of each moment that is shown."""
    story = Story(reel, speaker(language))
    places = highlights(story.weights)
    texts = [reel.moment(at, story.say)[0] for at in places]
    return dict(zip(places, story.captions(places, texts), strict=True))


def test_the_end_of_a_round_of_aus_die_maus_shows_the_finish_and_not_the_next_start():
    reel = longest("aus_die_maus")
    began: Any = [(at, event) for at, frame in enumerate(reel.frames) for event in frame.events]
    ends = [at for at, event in began if isinstance(event, RoundBegan) and event.number > 1]
    assert ends
    for at in ends:
        drawn: Any = reel.moment(at, speaker("en"))[1].args[0]
        assert drawn.number == reel.frames[at].state.number - 1
        assert any(drawn.race.space_of(mouse) for mouse in range(len(reel.session.seats)))


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_no_caption_is_cut_and_none_has_signs(reel, language):
    for said in captions(reel, language).values():
        size, lines = set_caption(said, WIDTH)
        assert size >= 26
        assert all(fitting(line, (size, 1), WIDTH) == size for line in lines), lines
        text = " ".join(lines)
        assert text in said
        assert text.strip()
        assert not {"\n", "🎉", "🐘", "🎲", "\u2068", "*", "\\"} & set(text)


def named(reel: Reel, *names: str) -> Reel:
    """The same game, played by others."""
    seats = tuple(replace(seated, name=name) for seated, name in zip(reel.session.seats, names, strict=True))
    return replace(reel, session=replace(reel.session, seats=seats, predecessors=()))


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_captions_of_mausen_say_animals_in_words_and_names_without_a_blank(language):
    reel, say = longest("mausen"), speaker(language)
    names = ("🐭 Mo", "😺 Krümel", "😼 Minka", "Ben 🐘", "😺 Flocke", "Cleo")[: len(reel.session.seats)]
    animals = {say("mausen-animal", animal=animal) for animal in "EDCM"}
    hunters = list[str]()
    for said in captions(named(reel, *names), language).values():
        for text in said:
            assert "( " not in text
            assert not re.search(rf"({'|'.join(animals)}) Mo\b|Ben ({'|'.join(animals)})", text, re.IGNORECASE)
            hunters += re.findall(r"(\S*) \d \(", text)
    assert {word.lower() for word in hunters} == {animal.lower() for animal in animals}
    assert all(word[0].isupper() for word in hunters), "each begins a sentence"


def test_the_last_caption_says_who_won(reel):
    said = [*captions(reel, "en").values()][-1]
    assert all("win" in text or "share" in text or "draw" in text for text in said)


def test_the_last_caption_says_what_decided_a_tie():
    last = [*captions(longest("heul_doch"), "en").values()][-1]
    assert "with more lost to onions" in last[0]
    assert last[0] == " ".join(set_caption(last, WIDTH)[1])


def test_every_moment_in_which_cheese_is_paid_is_shown_with_who_got_it():
    reel = longest("aus_die_maus")
    story, shown = Story(reel, speaker("en")), captions(reel, "en")
    paid = [at for at, frame in enumerate(reel.frames) if any(type(one).__name__ == "Paid" for one in frame.events)]
    assert paid
    for at in paid:
        gained = {gain.mark: gain.points for gain in story.gains(at)}
        now, before = (story.standings[one] for one in (at, at - 1))
        assert sum(gained.values()) == sum(now) - sum(before)
        assert "First: " in shown[at][0] or "grabs the lot" in shown[at][0] or "wins" in shown[at][0]


def test_the_turning_point_is_the_end_of_its_round_and_is_shown():
    reel = longest("aus_die_maus")
    story = Story(reel, speaker("en"), turned_in=2)
    assert story.turning is not None
    assert (reel.chapter(story.turning), reel.chapter(story.turning + 1)) == (2, 3)
    assert story.weights[story.turning] == max(story.weights)
    assert story.turning in highlights(story.weights)


def test_no_moment_is_the_turning_one_where_none_is_known(reel):
    assert Story(reel, speaker("en")).turning is None
