"""What films show and say: golden games of every kind, with the moments that count, in every language."""

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from bot.draw.names import fitting
from bot.sessions.replay import replay
from bot.text.words import speaker
from cogs.aus_die_maus.rules.state import RoundBegan
from cogs.replay.film import Story
from cogs.replay.film_picture import set_caption
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


def captions(reel: Reel, language: str) -> dict[int, str]:
    """What can be said of each moment that is told."""
    return Story(reel, speaker(language)).captions


def events_at(reel: Reel, at: int) -> set[str]:
    return {type(event).__name__ for event in reel.frames[at].events}


MOVING = {"Moved", "Played", "SpecialPlayed", "Placed", "Graduated", "Round", "Taken"}


def test_only_moments_in_which_something_moves_are_told(reel):
    told = [at for at in captions(reel, "en") if 0 < at < reel.last]
    assert told
    assert all(events_at(reel, at) & MOVING for at in told)
    still = [at for at in range(1, reel.last) if not events_at(reel, at) & MOVING]
    assert bool(still) is (reel.session.game in {"aus_die_maus", "maunz"}), "throws before a choice, draws offered"


def test_each_picture_stands_as_long_as_its_own_words_take_and_the_film_for_25_seconds_at_most(reel):
    story = Story(reel, speaker("de"))
    said = [story.captions[at] for at in story.shown_ms]
    assert len(said) == len({*said})
    assert (said[0], said[-1]) == (story.captions[0], story.captions[reel.last])
    assert sum(story.shown_ms.values()) <= 25_000
    assert all(ms >= max(1200, 36 * len(story.captions[at])) for at, ms in story.shown_ms.items())


def test_in_maunz_growing_up_and_leaving_the_bed_are_told_and_nudging_is_not():
    reel = longest("maunz")
    said = {at: text for at, text in captions(reel, "en").items() if 0 < at < reel.last}
    grown = [at for at in said if "Graduated" in events_at(reel, at)]
    assert grown
    assert all(" the bed" in said[at] and " places " not in said[at] for at in grown)
    events: Any = [(at, event) for at in said for event in reel.frames[at].events]
    fell = [at for at, event in events if any(one.to is None for one in getattr(event, "nudges", ()))]
    assert {at for at in said if "Plop!" in said[at]} == {*fell} - {*grown}
    assert not any("Nudged" in text for text in said.values())


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
    for said in captions(named(reel, *LONG_NAMES[: len(reel.session.seats)]), language).values():
        size, lines = set_caption(said, WIDTH)
        assert size >= 26
        assert all(fitting(line, (size, 1), WIDTH) == size for line in lines), lines
        text = " ".join(lines)
        assert text == said
        assert not {"( ", " )", "  "} & {*map("".join, pairwise(text))}
        assert not {"\n", "🎉", "🐘", "🎲", "\u2068", "*", "\\"} & set(text)


LONG_NAMES = tuple(f"{one} Maximiliane Theresia"[:24] for one in finished.NAMES)


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
    for text in captions(named(reel, *names), language).values():
        assert "( " not in text
        assert not re.search(rf"({'|'.join(animals)}) Mo\b|Ben ({'|'.join(animals)})", text, re.IGNORECASE)
        hunters += re.findall(r"(\S*) \d \(", text)
    assert {word.lower() for word in hunters} == {animal.lower() for animal in animals}
    assert all(word[0].isupper() for word in hunters), "each begins a sentence"


def test_the_last_caption_says_who_won(reel):
    last = [*captions(reel, "en").values()][-1]
    assert "win" in last or "share" in last or "draw" in last


def test_every_moment_in_which_cheese_is_paid_is_shown_with_who_got_it():
    reel = longest("aus_die_maus")
    story = Story(reel, speaker("en"))
    paid = [at for at in range(reel.last + 1) if "Paid" in events_at(reel, at)]
    assert paid
    for at in paid:
        gained = {gain.mark: gain.points for gain in story.gains(at)}
        now, before = (story.standings[one] for one in (at, at - 1))
        assert sum(gained.values()) == sum(now) - sum(before)
        assert at in story.shown_ms


def test_the_turning_point_is_the_last_told_moment_of_its_round_and_is_shown():
    reel = longest("aus_die_maus")
    story = Story(reel, speaker("en"), turned_in=2)
    turning = max(at for at in story.captions if reel.chapter(at) == 2)
    assert turning in story.shown_ms
    assert [at for at in story.shown_ms if story.caption(at).note] == [turning]


def test_no_moment_is_the_turning_one_where_none_is_known(reel):
    assert Story(reel, speaker("en")).turning is None
