"""What an onlooker sees of the town in a terminal, and positions to look at."""

from msgspec.structs import replace

from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.state import State
from comptoir.words.texts import texts
from tests.games.impitoyable.table import PLAY, begin, event, event_and, play, town
from tests.pictures import Onlooker

LOOK = Onlooker(PLAY)
reader = LOOK.reader
board = LOOK.board
telling = LOOK.telling
told = LOOK.told
pictures = LOOK.pictures
question = LOOK.question
read = LOOK.read
waits = LOOK.waits
everything = LOOK.everything


say = texts("en", GAME.package).say

RUSH = "jed-sievers | otis-ferrous | kid-calloway | slim-cutter"
"""Skills of 5, 5, 2 and 1 at a gold rush."""
LONER = "kid-calloway | tom-noland | silas-spade"
"""Skills of 6, 3 and 2 in a duel."""
MARKET = "1 b3 b1, 2 g4, ? r2"


def squeeze(shown: str) -> str:
    """The words of a picture, separated by single spaces."""
    return " ".join(shown.split())


def summon(crews: str, card: str, **rest: object) -> State:
    """An event is turned up, and players choose adventurers to send."""
    state, turn = event_and(town(crews, **rest), card)  # type: ignore[arg-type]
    return play(state, turn)


def bidding(**rest: object) -> State:
    """The active player, who holds one adventurer, is about to bid for three."""
    offers = ("kid-calloway", "annie-longpan", "the-pike-sisters")
    return play(begin(town("tom-noland", **rest)), "0 buy 0", *(f"chance offer {name}" for name in offers))  # type: ignore[arg-type]


def taking() -> State:
    """The active player has won a duel alone and takes two IOUs."""
    return event(town(LONER, market=MARKET), "duel")


def payday(market: str, gold: str = "", **rest: object) -> State:
    """The last payday, with any number of cards."""
    state = town(market=market, gold=gold, reason="undertaker", **rest)  # type: ignore[arg-type]
    return begin(replace(state, phase="payday"))
