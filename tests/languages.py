"""All languages, as the parameters of a test: German in the short run, the others in the long one."""

import pytest

from bot.text.words import LANGUAGES

EACH_LANGUAGE = [pytest.param(one, marks=() if one == "de" else pytest.mark.slow) for one in LANGUAGES]
