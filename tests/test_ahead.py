"""What several processes find of examples is what the pages that show them would find."""

from ran import examples

from atoll.home import HOME
from atoll.site.facts import GameFacts, gathered
from atoll.site.pictured import in_steps, picture, to_try
from atoll.site.publishing import ahead
from atoll.site.verdicts import Verdicts


def test_what_is_found_ahead_is_what_a_page_would_find() -> None:
    found = Verdicts(examples("features/fiji/faq/effects.feature")[::5])
    facts = gathered(found, only="fiji")
    ahead(facts)
    game = GameFacts("fiji", found, HOME)
    for card in game.shelf.cards:
        assert in_steps(game, card)
        assert game.fragment(card.result)
        assert to_try(game, card)
        assert picture(game, card)
    assert facts.games[0].known == game.known
