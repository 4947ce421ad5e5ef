"""Commands in the language of the browser: what is read is translated, what is sent is not."""

from bot.playground.commands import name_of, registered, translated

NEW = {
    "type": 1,
    "name": "new",
    "name_localizations": {"de": "neu"},
    "description": "Open a table",
    "description_localizations": {"de": "Einen Tisch eröffnen"},
    "options": [
        {
            "type": 3,
            "name": "pace",
            "name_localizations": {"de": "tempo"},
            "description": "How fast",
            "description_localizations": None,
            "choices": [{"name": "slow", "name_localizations": {"de": "langsam"}, "value": "s"}],
        }
    ],
}
TABLE = {"id": "7", "name": "table", "name_localizations": {"de": "tisch"}, "description": "", "options": [NEW]}


def catalog() -> dict:
    option = {"name": "pace", "description": "How fast", "choices": [{"name": "slow", "value": "s"}]}
    entry = {"commandId": "7", "path": ["table", "new"], "invocation": "table new", "description": "Open a table"}
    return {"state": "available", "entries": [{**entry, "options": [option]}]}


def test_a_subcommand_its_options_and_choices_are_read_in_the_language():
    (entry,) = translated(catalog(), [TABLE], "de")["entries"]
    assert (entry["invocation"], entry["description"]) == ("tisch neu", "Einen Tisch eröffnen")
    assert entry["options"] == [
        {
            "name": "tempo",
            "description": "How fast",
            "choices": [{"name": "langsam", "value": "s"}],
        }
    ]
    assert entry["path"] == ["table", "new"]


def test_what_a_page_sends_reaches_the_bot_as_it_is_registered():
    body = {"command_id": "7", "path": ["table", "new"], "options": {"tempo": "s"}, "focused": "tempo"}
    assert registered(body, [TABLE], "de") == {**body, "options": {"pace": "s"}, "focused": "pace"}
    assert registered({"kind": "click"}, [TABLE], "de") == {"kind": "click"}


def test_a_language_without_words_reads_english():
    (entry,) = translated(catalog(), [TABLE], "fr")["entries"]
    assert (entry["invocation"], entry["options"][0]["name"]) == ("table new", "pace")


def test_a_catalog_without_commands_stays_as_it_is():
    assert translated({"error": "gone"}, [TABLE], "de") == {"error": "gone"}


def test_a_command_is_called_as_it_is_registered():
    assert [name_of("table", [TABLE], locale) for locale in ("de", "it")] == ["tisch", "table"]
    assert name_of("games", [TABLE], "de") == "games", "the bot has registered nothing yet"
