"""What is said of each part of a story, and what glasses, Miams and claims are called in a sentence."""

from typing import Literal, TypeAlias

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Arguments, Item, Player, Sentence, Sentences, yes_or_no
from comptoir.core.setups import Setup
from comptoir.core.steps import Event, Step, Story
from comptoir.games.bistro.actions import (
    About,
    Addition,
    Believe,
    Dealt,
    Doubt,
    Drawn,
    Drunk,
    First,
    GameEnded,
    Give,
    Given,
    GlassShown,
    Look,
    MiamBack,
    MiamShown,
    Name,
    Offer,
    Paid,
    Pays,
    PileEmpty,
    Poured,
    RoundBegun,
    RoundVoid,
    See,
    Seen,
    Take,
)
from comptoir.games.bistro.components import Components, Glass, Options
from comptoir.games.bistro.state import Claim

Form: TypeAlias = Literal["a", "small", "the", "many"]


def sentences(actor: Actor, story: Story, setup: Setup[Options, Components]) -> Sentences:
    """The sentences of a story, by part; no part has more than one."""
    about = judged_in(story)
    said = (tell(part, actor, about, setup.components) for part in story)
    return tuple((sentence,) if sentence else () for sentence in said)


def judged_in(story: Story) -> About:
    """What an answer is about: the answer about a Miam always turns it up."""
    return "miam" if any(isinstance(part, MiamShown) for part in story) else "glass"


def tell(part: Step | Event, actor: Actor, about: About, figures: Components) -> Sentence | None:
    """The sentence about a part; ``about`` is what an answer is about."""
    player = actor if isinstance(actor, Seat) else None
    match part:
        case See() | Give():
            return None  # the event that follows tells what was seen or given
        case Dealt(miam=None) | Seen(glass=None):
            return None  # only those who may know what it is are told
        # Setting up
        case First(seat):
            return Sentence("step-first", seat)
        case RoundBegun(number, starter):
            return Sentence("event-round", starter, {"number": number}, "heading")
        case Dealt(seat, miam):
            return Sentence("step-miam", seat, {"miam": Sentence(f"miam-{miam}.some")})
        case Poured(seat, glass):
            return Sentence("step-glass", seat, {"glass": name_glass(glass)}, "quiet")
        # Drawing and offering
        case Drawn(seat):
            return Sentence("event-drawn", seat, tone="quiet")
        case Look():
            return Sentence("step-look", player)
        case Seen(seat, glass):
            return Sentence("event-seen", seat, {"glass": name_glass(glass)})
        case Offer(to):
            return Sentence("step-offer", player, {"claim": quote_claim(part), "to": Player(to)})
        # Answering
        case Believe():
            return Sentence(f"step-believe.{about}", player)
        case Doubt():
            return Sentence(f"step-doubt.{about}", player)
        case Name(glass):
            return Sentence("step-name", player, {"glass": name_glass(glass)})
        case Take():
            return Sentence("step-take", player)
        # Turning up and drinking
        case GlassShown(glass, claimant, receiver, right):
            return tell_reveal("event-glass-shown", receiver, claimant, right, {"glass": name_glass(glass)})
        case MiamBack(owner):
            return Sentence("event-miam-back", owner, tone="quiet")
        case MiamShown(miam, owner, receiver, right):
            return tell_reveal(
                "event-miam-shown", receiver, owner, right, {"miam": Sentence(f"miam-{miam}.some")}
            )
        case Drunk(seat, glass, off_the_pile):
            forms = {"glass": name_glass(glass), "the": name_glass(glass, "the")}
            return Sentence("event-drunk", seat, {**forms, "from": "pile" if off_the_pile else "turn"})
        case Given(giver, to, glass):
            return Sentence("event-given", giver, {"glass": name_glass(glass), "to": Player(to)})
        case PileEmpty(seat):
            return Sentence("event-pile-empty", seat, tone="quiet")
        # The Addition, and the end
        case Pays(seat, why, glass):
            alike: Arguments = {"number": figures.alike, "many": name_glass(glass, "many")}
            return Sentence(f"event-pays.{why}", seat, alike, "good", sad=seat)
        case Addition(symbols):
            return Sentence("step-addition", arguments={"symbols": symbols})
        case Paid(seat, _, total):
            return Sentence("event-paid", seat, {"total": total})
        case RoundVoid(_, number):
            return Sentence("event-void", arguments={"number": number})
        case GameEnded(reason, ranks):
            loser = ranks.index(max(ranks))
            return Sentence(f"event-ended.{reason}", loser, {"number": figures.void_rounds}, "heading")
        case _:
            raise TypeError(f"nothing to tell of {part!r}")


def tell_reveal(key: str, receiver: Seat, claimant: Seat, right: bool, shown: Arguments) -> Sentence:
    """The sentence of a reveal: good news for the receiver if they were right, else for the claimant."""
    glad, sad = (receiver, claimant) if right else (claimant, receiver)
    return Sentence(key, receiver, {**shown, "right": yes_or_no(right)}, glad=glad, sad=sad)


# --- Names ----------------------------------------------------------------------


def name_glass(glass: Glass | None, form: Form = "a") -> Item:
    """``a coffee``, or another form of it; empty for a glass that the reader does not know."""
    return Sentence(f"glass-{glass}.{form}") if glass else ""


def quote_claim(claim: Claim | Offer) -> Sentence:
    """``A small coffee, with olives``, as a sentence."""
    miam: Item = Sentence(f"miam-{claim.miam}.with") if claim.miam else ""
    said = {"glass": name_glass(claim.glass, "small"), "miam": miam, "with": yes_or_no(claim.miam)}
    return Sentence("claim", arguments=said)
