"""Records that both programs have to verify for ever."""

from pathlib import Path

FOLDER = Path(__file__).parent
