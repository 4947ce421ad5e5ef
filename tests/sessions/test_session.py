"""What a session knows of itself."""

from bot.sessions.session import Predecessor, Seated
from tests.crowd import around


def test_who_sat_on_a_seat_before_keeps_the_name_in_what_they_did():
    seats = (Seated(0, 1, "Anna"), Seated(1, 4, "Emil", since_seq=20))
    before = (Predecessor(1, 2, "Ben", 0, 10), Predecessor(1, 3, "Cleo", 10, 20))
    session = around(seats=seats, predecessors=before)
    assert [session.as_of(seq).names[1] for seq in (0, 10, 11, 20, 21)] == ["Ben", "Ben", "Cleo", "Cleo", "Emil"]
    assert session.names_ever == ("Anna", "Ben → Cleo → Emil")
