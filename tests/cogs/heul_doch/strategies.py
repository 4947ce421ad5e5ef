"""Random positions of Heul doch!, for tests of what holds in all of them."""

from hypothesis import strategies as st

from cogs.heul_doch.rules.cards import NUMBER_KINDS, Special
from cogs.heul_doch.rules.piles import Laid
from cogs.heul_doch.rules.state import Playing, State, Variant

a_number_card = st.sampled_from(NUMBER_KINDS)
a_card = a_number_card | st.sampled_from(Special)
a_pile = st.lists(st.builds(Laid, a_number_card, st.booleans()), max_size=4).map(tuple)
any_piles = st.lists(a_pile, min_size=3, max_size=6).map(tuple)


@st.composite
def any_state(draw: st.DrawFn) -> State:
    """Return a game in play; cards may come up more often than there are."""
    laid = draw(any_piles)
    a_hand = st.lists(a_card, min_size=1, max_size=4).map(tuple)
    hands = draw(st.tuples(*[a_hand] * len(laid)))
    draw_pile, discard_pile = (tuple(draw(st.lists(a_card, max_size=3))) for _ in range(2))
    return State(Variant(), draw_pile, hands, laid, discard_pile, Playing(draw(st.sampled_from(range(len(laid))))))
