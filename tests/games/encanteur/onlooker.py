"""What an onlooker sees of the quay in a terminal, and sentences to expect there."""

from comptoir.games.encanteur.components import Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from comptoir.words.texts import texts
from tests.games.encanteur.table import PLAY, play
from tests.pictures import Onlooker, join_items

LOOK = Onlooker(PLAY)
board = LOOK.board
telling = LOOK.telling
told = LOOK.told
pictures = LOOK.pictures
question = LOOK.question
read = LOOK.read
hint = LOOK.hint
waits = LOOK.waits
everything = LOOK.everything


say = texts("en", GAME.package).say


def serving(dish: str, client: str, place: int = 0) -> str:
    """A dish for a client; ``place`` is the client's number if the house has several of that kind."""
    return say("serving", meal=dish, client=say(f"client-{client}.to"), place=place)


def serve(*servings: str) -> str:
    """The choice of these servings."""
    return say("choice-serve", number=len(servings), meals=join_items(*servings))


def with_wine(slate: str) -> str:
    return say("meal", wine="yes", dish=say(f"slate-{slate}.dish"))


def choosing(seats: int = 4) -> State:
    """All players are choosing their sets; at a table of three, the critic stays away."""
    state = GAME.start(seats, Options(first_seat=0, removed="critic" if seats == 3 else None))
    clients = ["family", "sailor", "lovers", "critic"][:seats]
    dealt = [f"chance client {place // 2} {client}" for place, client in enumerate([*clients, *clients])]
    return play(state, *dealt)


STREET = "family lovers > hake sole wine | sailor > platter | critic > | family"
