"""Dice and shuffles that anyone can compute again. `drawn_by_hand` below is a second, independent way to do so."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.chance import SECRET_BYTES, Chance, new_secret, seal

SECRET = bytes(range(32))
JOINS = (1180000000000000001, 1180000000000000002, 1180000000000000003)


def chance(drawn=0) -> Chance:
    return Chance(SECRET, 42, JOINS, drawn)


def hmac_by_hand(secret, message):
    """HMAC as RFC 2104 spells it out, for secrets of at most 64 bytes."""
    padded = secret.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def drawn_by_hand(n, number):
    """Return draw `number` of that game, of n possible results."""
    attempt = 0
    while True:
        message = "|".join(("katzentisch", "42", ",".join(str(join) for join in JOINS), str(number), str(attempt)))
        read = int(hmac_by_hand(SECRET, message.encode()).hex(), 16)
        if read // n < 2**256 // n:  # a whole block of n results is left: none is favoured
            return read % n
        attempt += 1


# The seal


def test_the_seal_is_the_sha256_of_the_secret():
    assert seal(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_every_secret_is_32_new_bytes():
    assert {len(new_secret()) for _ in range(5)} == {SECRET_BYTES} == {32}
    assert len({new_secret() for _ in range(5)}) == 5


# Known answers


def test_the_first_draws_of_a_known_game_never_change():
    drawing = chance()
    assert [drawing.below(1000) for _ in range(8)] == [842, 332, 766, 92, 28, 894, 790, 644]
    assert "".join(chance().shuffled("Katzentisch")) == "cshnKitezta"
    drawing = chance()
    assert [drawing.die() for _ in range(8)] == [3, 5, 1, 3, 1, 5, 1, 3]


@pytest.mark.parametrize("n", [1, 2, 6, 7, 52, 104, 10**9, 2**255 + 1, 2**256])
def test_every_draw_can_be_computed_by_hand(n):
    drawing = chance()
    assert [drawing.below(n) for _ in range(20)] == [drawn_by_hand(n, number) for number in range(20)]


def test_a_shuffle_can_be_computed_by_hand():
    """Fisher-Yates from the last place down, one draw a place."""
    deck = list("abcdefgh")
    for number, last in enumerate(range(7, 0, -1)):
        other = drawn_by_hand(last + 1, number)
        deck[last], deck[other] = deck[other], deck[last]
    assert chance().shuffled("abcdefgh") == tuple(deck)


def test_a_die_and_a_pick_are_draws_like_any_other():
    drawing = chance()
    assert drawing.die() == drawn_by_hand(6, 0) + 1
    assert drawing.die(20) == drawn_by_hand(20, 1) + 1
    assert drawing.pick("abc") == "abc"[drawn_by_hand(3, 2)]


@pytest.mark.parametrize(
    "other",
    [
        Chance(bytes(32), 42, JOINS),
        Chance(SECRET, 43, JOINS),
        Chance(SECRET, 42, JOINS[:2]),
        Chance(SECRET, 42, (JOINS[1], JOINS[0], JOINS[2])),
        Chance(SECRET, 42, JOINS, drawn=1),
        Chance(SECRET, 42, ()),
    ],
    ids=["secret", "session", "one join less", "order of joins", "number", "no joins"],
)
def test_everything_that_goes_in_changes_what_comes_out(other):
    assert other.below(2**200) != chance().below(2**200)


# Fairness: the secret is fixed, so these come out the same every time


@pytest.mark.parametrize(("n", "limit"), [(6, 20.5), (52, 88.0)])
def test_every_result_is_equally_likely(n, limit):
    """The chi-square of that many results stays under the limit in 999 of 1,000 fair cases."""
    drawing = chance()
    assert chi_square(Counter(drawing.below(n) for _ in range(200 * n)), n, 200) < limit


def test_every_order_is_equally_likely():
    drawing = chance()
    orders = Counter(drawing.shuffled("abcd") for _ in range(200 * 24))
    assert set(orders) == set(permutations("abcd"))
    assert chi_square(orders, 24, 200) < 49.8


def chi_square(counts, kinds, expected):
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (kinds - len(counts)) * expected


@pytest.fixture
def read(monkeypatch):
    """Let the numbers given be read one after the other; the messages they were read for are kept."""
    messages, numbers = [], []

    def digest(_secret, message, _name):
        messages.append(message.decode())
        return numbers[len(messages) - 1].to_bytes(32, "big")

    monkeypatch.setattr("bot.games.chance.hmac.digest", digest)
    return messages, numbers


def test_a_number_that_would_favour_low_results_is_thrown_away(read):
    """2^256 is 4 more than a multiple of 6: the last four numbers would make 0 to 3 likelier."""
    messages, numbers = read
    numbers += [2**256 - 1, 2**256 - 4, 2**256 - 5]
    drawing = Chance(SECRET, 42, (7, 8))
    assert drawing.below(6) == 5
    assert messages == ["katzentisch|42|7,8|0|0", "katzentisch|42|7,8|0|1", "katzentisch|42|7,8|0|2"]
    assert drawing.drawn == 1


def test_after_a_number_thrown_away_the_next_draw_starts_afresh(read):
    messages, numbers = read
    numbers += [2**256 - 2, 9, 10]
    drawing = Chance(SECRET, 42, (7, 8))
    assert [drawing.below(6), drawing.below(6)] == [3, 4]
    assert messages[-1] == "katzentisch|42|7,8|1|0"


def test_nothing_is_thrown_away_where_nothing_is_favoured(read):
    """2^256 is a multiple of 2, 4, 8 …"""
    messages, numbers = read
    numbers += [2**256 - 1]
    assert Chance(SECRET, 42, ()).below(8) == 7
    assert len(messages) == 1


# Ranges and counting


@given(st.integers(1, 2**256), st.integers(0, 10**6))
@pytest.mark.slow
def test_a_draw_stays_in_its_range(n, drawn):
    assert 0 <= chance(drawn).below(n) < n


def test_a_die_shows_one_to_its_sides():
    drawing = chance()
    assert {drawing.die() for _ in range(100)} == {1, 2, 3, 4, 5, 6}
    assert {drawing.die(2) for _ in range(50)} == {1, 2}


def test_a_pick_can_be_any_of_the_items():
    drawing = chance()
    assert {drawing.pick("abc") for _ in range(50)} == set("abc")


@pytest.mark.parametrize("n", [0, -1])
def test_from_nothing_nothing_is_drawn(n):
    drawing = chance()
    with pytest.raises(ValueError, match="nothing to draw from"):
        drawing.below(n)
    with pytest.raises(ValueError, match="nothing to draw from"):
        drawing.pick("")
    assert drawing.drawn == 0


@given(st.lists(st.integers(0, 5), max_size=60))
def test_a_shuffle_keeps_the_cards(cards):
    before = list(cards)
    assert Counter(chance().shuffled(cards)) == Counter(cards)
    assert cards == before


def test_draws_are_numbered_one_by_one():
    drawing = chance()
    for draw, number in (
        (lambda: drawing.below(1), 1),
        (drawing.die, 2),
        (lambda: drawing.pick("ab"), 3),
        (lambda: drawing.shuffled(range(52)), 54),
    ):
        draw()
        assert drawing.drawn == number
    for few in ((), (1,)):  # nothing to decide
        assert drawing.shuffled(few) == few
    assert drawing.drawn == 54


def test_chance_goes_on_where_it_was_left():
    whole = chance()
    draws = [whole.below(1000) for _ in range(10)]
    assert [chance(drawn).below(1000) for drawn in range(10)] == draws
    left = chance(drawn=4)
    assert [left.below(1000) for _ in range(6)] == draws[4:]
    assert left.drawn == whole.drawn
