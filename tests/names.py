"""Two hundred names as people really choose them, and as no one should: none is longer than Discord lets it be."""

from itertools import islice, product

_EMOJI = (
    *("👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🇩🇪", "🇩", "1️⃣", "#️⃣", "❤️‍🔥", "🐱"),
    *("🧑🏻‍❤️‍💋‍🧑🏿", "\u200d🚀\ufe0f\u20e3\U000e0067"),
)
_WORDS_OF_GAMES = (
    *("onion", "Zwiebel", "own", "own pile", "left", "im Uhrzeigersinn", "to:left", "1", "2", "4", "red 5", "R5"),
    *("E4", "catapult", "A1", "C3", "1: A3–C3", "–", "2b", "3 → space 9", "🔴 3", "Elefant 4", "maunz.", "Weiß"),
)
_SCRIPTS = (
    *("مريم العربية", "مريم Müller-Lüdenscheid", "سلمى 42", "باي ٣٫١٤", "اَلْعَرَبِيَّةُ", "می‌خواهم", "שלום עולם"),
    *("[שרה] (Anna) 12:30", "สมชาย ใจดี", "น้ำ", "प्रिया शर्मा", "क्षि", "ශ්‍රී ලංකා", "ஸ்ரீதர்", "ស្រីមុំ", "မြန်မာလျှော်"),
    *("አማርኛ", "猫田さん", "김철수 한국", "𝓜𝓲𝓶𝓲", "𒀀𒀁𐎀", "\ufdfd", "דן🐱42", "Ωμέγα ΣΑΣ", "straße", "Işık ıİ", "ﬁﬂ"),
)
_LOOKALIKES = (
    *("Anna", "Аnna", "Αnna", "Ａnna", "An\u00adna", "An\u200bna", "ANNA", "anna ", "a.n.n.a", "Zoë", "Åse", "ǅ", "ŉ"),
    *("", "?", "·", "…", "\u3164\u200b\u2800", "\u0301", "\u200d", "\ue000", "lone\ud800surrogate", "nul\0name"),
)
_LONG = (
    *("W" * 32, "x" * 32, "🇩🇪" * 16, "👨‍👩‍👧‍👦" * 4, "🐱" * 32, "é" * 32, "e\u0301" * 16, "ก" + "็" * 30, "𒐫﷽" * 16),
    *("Z\u0301\u0323\u0308\u0327\u0489" * 5, "*_" * 16, "~|`\\" * 8, "<@&1>:/#" * 4, "[x](y)>-" * 4),
    *("a\nb\r\u2028c\u2029d", "a\u202egnp.exe", "@everyone", "<@1>", "<:cat:1234567890>", "https://a.org", "# a"),
)
_PIECES = (*_EMOJI, "Ben", "שרה", "é", "e\u0301", "Ａ", "4")
_MIXED = (f"{one}{other}"[:32] for one, other in product(_PIECES, reversed(_PIECES)))

NAMES = tuple(islice(dict.fromkeys((*_WORDS_OF_GAMES, *_SCRIPTS, *_LOOKALIKES, *_LONG, *_EMOJI, *_MIXED)), 200))
