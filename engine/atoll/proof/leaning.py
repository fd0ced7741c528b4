"""What a law leans on: where a lemma does not hold, nothing is proved by it."""

from collections.abc import Iterable, Sequence

from atoll.proof.law import laws, leans_on
from atoll.proof.proofs import GOOD, Proof


def leaning(game: str, found: Sequence[Proof]) -> list[Proof]:
    """The proofs of one run; what leans on a law that does not hold in it is `unproved`."""
    known = laws(game)
    fallen = {one.law for one in found if one.verdict not in GOOD}
    return [_standing(one, fallen & leans_on(known[one.law], known)) for one in found]


def _standing(one: Proof, fallen: Iterable[str]) -> Proof:
    if one.verdict not in GOOD or not fallen:
        return one
    return one._replace(verdict="unproved", fallen=tuple(sorted(fallen)))
