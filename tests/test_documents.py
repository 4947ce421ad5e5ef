"""The documents are true: commands, settings, options, buttons and pictures that they name are there, and nothing that
people need is left out. What can be said without the bot says tools/documents.py.
"""

import asyncio
import re
from importlib import import_module
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.__main__ import _parser
from bot.discovery import game_keys, load_game
from bot.games.contract import FACES, Option
from bot.sessions.session import PACES
from bot.table.pages.screen import option_word
from bot.text.words import FALLBACK, say
from cogs.proof.record import loads, verify
from tests.cogs.proof.test_record import run_alone
from tests.playout import IN_THE_BOX
from tests.test_words import payloads_of_all_commands
from tests.words import WORDED
from tools import documents, readme_pictures

ROOT = Path(__file__).parent.parent
DECISIONS = sorted((ROOT / "docs/decisions").glob("*.md"))
DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in (ROOT / "README.md", *(ROOT / guide for guide in documents.GUIDES), *DOCUMENTS, *DECISIONS)
}
README = PAGES["README.md"]
PLAYING, HOSTING, COMPUTERS = (PAGES[f"docs/{name}.md"] for name in ("playing", "hosting", "computer-players"))
FOR_PEOPLE = {name: text for name, text in PAGES.items() if "decisions/" not in name}
EXAMPLES = dict(re.findall(r"^([A-Z_]+)=(.*)$", (ROOT / ".env.example").read_text(encoding="utf-8"), re.MULTILINE))

LARGEST_FILM = 1_000_000
SEEN = 24
"""By how much a colour has to change before it is seen; other processors draw an edge a little differently."""


def code(text: str) -> str:
    """Return only what is set as code: "make test" in a sentence is no command."""
    return "\n".join(re.findall(r"```.*?```|`[^`\n]+`", text, re.DOTALL))


CODE = code("\n".join(PAGES.values()))


def section(text: str, heading: str) -> str:
    """Return what stands below a heading, up to the next one of its kind."""
    found = re.findall(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert len(found) == 1, f"a page needs a section '## {heading}'"
    return found[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of the tables in a text, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    heads = {at for at, line in enumerate(lines) if set(line) <= set("|- ")}
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for at, line in enumerate(lines)
        if at not in heads and at + 1 not in heads
    ]


# Commands of the shell


def test_every_command_of_the_bot_exists():
    starts = r"(?:python3? -m bot|(?<!-iu )katzentisch|run --rm bot) (?!COMMAND)([a-z]+)"
    named = set(re.findall(starts, CODE))
    assert {"check", "backup", "verify", "invite"} <= named
    for command in named:
        needed = {"export": ["1"], "forget": ["1"], "restore": ["copy.db"], "move": ["sqlite:///a", "sqlite:///b"]}.get(
            command, []
        )
        assert _parser().parse_args([command, *needed]).command == command


def test_operators_read_of_every_command_of_the_bot():
    [usage] = re.findall(r"(?<= )[a-z|]+\|[a-z]+", _parser().format_usage())
    table = {name for cells in rows(section(HOSTING, "Commands for operators")) for name in code(cells[0]).split()}
    assert {name.strip("`,") for name in table} == set(usage.split("|"))


# Commands in Discord


def commands() -> dict[str, set[str]]:
    """Return every command as people type it, with the names of its options."""

    def below(name: str, one: dict) -> dict[str, set[str]]:
        inner = [option for option in one.get("options", ()) if option["type"] in (1, 2)]
        found = {path: options for each in inner for path, options in below(f"{name} {each['name']}", each).items()}
        return found or {name: {option["name"] for option in one.get("options", ())}}

    payloads = asyncio.run(payloads_of_all_commands())
    return {path: options for one in payloads for path, options in below(f"/{one['name']}", one).items()}


@pytest.fixture(scope="module")
def every_command() -> dict[str, set[str]]:
    return commands()


SLASH = re.compile(r"`(/[a-z]+(?: [a-z]+)?)((?: [a-z-]+:[^` ]*)*)`")


@pytest.mark.parametrize("page", FOR_PEOPLE)
def test_every_command_and_its_options_exist(page, every_command):
    known = {path.split(" ")[0] for path in every_command} | every_command.keys()
    for command, options in SLASH.findall(FOR_PEOPLE[page]):
        if command in ("/mausen neu", "/healthz", "/metrics"):  # in German; addresses of the monitoring
            continue
        assert command in known, command
        assert set(re.findall(r"([a-z-]+):", options)) <= every_command.get(command, set()), command


def test_players_read_of_every_command(every_command):
    """What all games have is named once, with Mausen."""
    named = {command for command, _ in SLASH.findall(PLAYING)}
    shared = {path.split(" ")[1] for path in named if path.startswith("/mausen ")}
    games = {f"/{load_game(key).command}" for key in IN_THE_BOX}
    of_tests = {f"/{load_game(key).command}" for key in game_keys()} - games
    left_out = {
        path
        for path in every_command.keys() - named
        if not (path.split(" ")[0] in games and path.split(" ")[1] in shared - {"hand", "play"})
        and path.split(" ")[0] not in of_tests
    }
    assert left_out == set()


def test_the_german_command_is_called_so():
    assert "`/mausen neu`" in PLAYING
    assert say("de", "command-new") == "neu"


# Games, options and levels


def title(key: str) -> str:
    return say(FALLBACK, f"{key}-title").partition(" (")[0]


@pytest.mark.parametrize("key", IN_THE_BOX)
def test_readme_says_what_each_game_is_and_how_many_play(key):
    seats = load_game(key).seats
    numbers = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
    told = [cells[1] for cells in rows(README) if f"**{title(key)}**" in cells[0]]
    assert told == [numbers], f"README.md needs a row of **{title(key)}** among the games, and in it {numbers}"
    assert f"docs/pictures/{key}.png" in README, "a picture for README.md: python -m tools.readme_pictures"


@pytest.mark.parametrize("key", IN_THE_BOX)
def test_every_option_of_a_game_has_its_row(key):
    """An option with few choices says all of them."""
    game = load_game(key)
    table = {re.findall(r"`([a-z-]+)`", row[0])[0]: row[1].split(" · ") for row in rows(section(PLAYING, title(key)))}
    options: dict[str, Option] = {say(FALLBACK, option_word(game, one)): one for one in game.table_options}
    assert table.keys() == options.keys()
    for name, choices in table.items():
        most = len(options[name].choices)
        assert len(choices) == most or len(choices) == 3 < most, name


def test_every_pace_has_its_row():
    said = [say(FALLBACK, f"command-pace-{pace}").partition(": ") for pace in PACES]
    table = rows(section(PLAYING, "Clocks"))
    assert [cells[0].removesuffix(" (the default)") for cells in table] == [name for name, _, _ in said]
    assert [cells[1] for cells in table[:-1]] == [time for _, _, time in said[:-1]]


def test_every_level_is_described():
    assert re.findall(r"^\* (\S+) \*\*(\w+)\*\*", COMPUTERS, re.MULTILINE) == [
        (face, level) for level, face in FACES.items()
    ]


@pytest.mark.parametrize("key", IN_THE_BOX)
def test_every_step_of_the_ladder_has_its_row(key):
    steps = import_module(f"tools.ladder.{key}").STEPS
    name = title(key).removesuffix(" Mau Mau")
    assert [row[-1] for row in rows(COMPUTERS) if row[0].startswith(f"{name}: ")] == [str(one.games) for one in steps]


# Settings


@pytest.mark.parametrize("page", FOR_PEOPLE)
def test_every_setting_that_is_named_exists(page):
    named = set(re.findall(r"`([A-Z]+_[A-Z_]+)=?[^`]*`", FOR_PEOPLE[page]))
    assert named <= EXAMPLES.keys() | {
        "PGPASSWORD",
        "POSTGRES_PASSWORD",
        "REFERENCES",
        "PERSONAL_DATA",
        "DISCORD_TOKEN_FILE",
        "DATABASE_URL_FILE",
    }


# Buttons


LABELS = {
    text.strip()
    for room in WORDED
    for text in re.findall(r"^[a-z_-]+ = (.+)$", (room / "text/en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
}
NO_BUTTONS = {"Manage Server", "Server Settings → Integrations", "Katzentisch", "Among"}
"""What else is emphasised: Discord's own words, the bot's name, a word of a table."""


@pytest.mark.parametrize("page", ["README.md", "docs/playing.md", "docs/computer-players.md", "docs/fairness.md"])
def test_every_button_that_is_named_exists(page):
    text = " ".join(FOR_PEOPLE[page].partition("## Credits")[0].replace("**", "\0").split())
    named = set(re.findall(r"(?<![*\w])\*([A-Z][^*]{1,40})\*(?!\*)", text)) - NO_BUTTONS
    assert named <= LABELS


# Pictures


ALT = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)|<img\s(?=[^>]*alt=\"([^\"]*)\")[^>]*src=\"([^\"]+)\"")


def test_every_picture_is_shown_and_described():
    shown = {Path(one[1] or one[3]).name: one[0] or one[2] for text in PAGES.values() for one in ALT.findall(text)}
    assert shown.keys() == {path.name for path in readme_pictures.PICTURES.iterdir()}
    assert all(len(description.split()) >= 5 for description in shown.values())
    for text in PAGES.values():
        assert len(ALT.findall(text)) == len(re.findall(r"!\[|<img", text))


def looks_like(shown: Image.Image, drawn: Image.Image) -> bool:
    """Return whether two pictures look the same: hardly a point has another colour."""
    if shown.size != drawn.size:
        return False
    difference = ImageChops.difference(shown.convert("RGB"), drawn.convert("RGB")).convert("L")
    return sum(difference.histogram()[SEEN:]) < shown.width * shown.height / 1000


@pytest.mark.parametrize("key", IN_THE_BOX)
def test_the_picture_of_each_game_is_as_the_bot_draws_it(key):
    """Otherwise: python -m tools.readme_pictures."""
    shown, drawn = ((readme_pictures.PICTURES / f"{key}.png").read_bytes(), readme_pictures.moment(key))
    assert looks_like(*(Image.open(BytesIO(picture)) for picture in (shown, drawn)))


async def test_the_film_is_as_the_bot_makes_it():
    """Otherwise: python -m tools.readme_pictures."""
    path = readme_pictures.PICTURES / "film.gif"
    assert path.stat().st_size <= LARGEST_FILM
    shown, made = (Image.open(BytesIO(gif)) for gif in (path.read_bytes(), await readme_pictures.film()))
    frames = zip(ImageSequence.Iterator(shown), ImageSequence.Iterator(made), strict=True)
    assert all(looks_like(one, other) and one.info["duration"] == other.info["duration"] for one, other in frames)


def test_the_game_of_the_film_can_be_checked():
    record = loads(readme_pictures.FILMED.read_bytes())
    assert verify(load_game(record.game), record) is None
    assert run_alone(readme_pictures.FILMED).returncode == 0
    [named] = re.findall(r"which begins with `([0-9a-f]{16})`", PAGES["docs/fairness.md"])
    assert record.fingerprint.startswith(named)
