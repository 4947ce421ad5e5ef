"""Plates and medals that several games use."""

from bot.draw.furniture import rank_sign


def test_the_first_three_have_medals_in_texts_and_the_others_numbers():
    assert [rank_sign(rank) for rank in (1, 2, 3, 4, 9, 10)] == ["🥇", "🥈", "🥉", "4️⃣", "9️⃣", "10."]
