"""What is said of each part of a story."""

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Arguments, Sentence, Sentences, Tone, yes_or_no
from comptoir.core.setups import Setup
from comptoir.core.steps import Event, Step, Story
from comptoir.games.impitoyable.actions import (
    AdventurerShown,
    AuctionBegun,
    Bid,
    BidReturned,
    Bought,
    Buy,
    ColumnEmpty,
    Dealt,
    DiscardsShuffled,
    DuelWon,
    EndNear,
    EventSkipped,
    EventsShuffled,
    FewerOffered,
    First,
    GameEnded,
    GoldWon,
    HatMoved,
    Hire,
    Hired,
    HoleFilled,
    IouPaid,
    IouTaken,
    IouTurned,
    JobDone,
    Killed,
    Laid,
    NobodyTakes,
    NoEffect,
    NoRecruiting,
    NotHired,
    Offered,
    Passed,
    PaydayBegun,
    Place,
    Returned,
    Rolled,
    See,
    Send,
    Take,
    TurnBegun,
    Turned,
    UndertakerWalked,
    Unpaid,
    VultureCame,
)
from comptoir.games.impitoyable.components import Components, Options
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.rules.set_up import worth
from comptoir.games.impitoyable.sentences.names import (
    name_adventurer,
    name_iou,
    name_ious,
    write_slot,
    write_slots,
)


def sentences(actor: Actor, story: Story, setup: Setup[Options, Components]) -> Sentences:
    """The sentences of a story, by part."""
    who = actor if isinstance(actor, Seat) else None
    said = [sentence(who, part) for part in story]
    return tuple([() if one is None else (one,) for one in said])


def sentence(who: Seat | None, part: Step | Event) -> Sentence | None:
    """What is said of a part, a step of ``who`` or an event; ``None`` if other parts tell it."""
    match part:
        # Set-up
        case First(seat):
            return Sentence("step-first", seat)
        case Dealt(seat, name):
            return None if name is None else about_adventurer("step-adventurer", seat, name)
        # The event
        case TurnBegun(seat):
            return Sentence("event-turn", seat, tone="heading")
        case EventSkipped(holders):
            return Sentence("event-no-event", arguments={"holders": holders})
        case EventsShuffled():
            return Sentence("event-events-shuffled", tone="quiet")
        case Turned(card):
            yields = {"kind": card.kind, "large": card.large, "small": card.small}
            return Sentence("step-event", arguments=yields)
        case UndertakerWalked(step, steps):
            walk = {"step": step, "steps": steps, "left": steps - step}
            return Sentence("event-undertaker", arguments=walk)
        case Send(name):
            sent = {} if name is None else {"adventurer": name_adventurer(name, ".the")}
            return Sentence("step-send", who, {"known": yes_or_no(name), **sent}, "quiet")
        case AdventurerShown(seat, name, _, skill):
            shown: Arguments = {"adventurer": name_adventurer(name, ".the"), "skill": skill}
            return Sentence("event-shown", seat, shown)
        case NoEffect(skill):
            return Sentence("event-no-effect", arguments={"skill": skill})
        case JobDone(seat, name):
            return about_adventurer("event-job-done", seat, name, "quiet")
        # Gold rush, duel and poker
        case GoldWon(seat, amount, gold, rank):
            return Sentence(f"event-gold-won.{rank}", seat, {"amount": amount, "gold": gold}, glad=seat)
        case DuelWon(seat, ious):
            return Sentence("event-duel-won", seat, {"number": ious}, glad=seat)
        case NobodyTakes(winners, cards):
            return Sentence("event-nobody-takes", arguments={"winners": winners, "cards": cards})
        case IouTaken(seat, slot, iou):
            seen = {} if iou is None else {"iou": name_iou(iou)}
            taken: Arguments = {"slot": write_slot(slot), "known": yes_or_no(iou), **seen}
            return Sentence("event-taken", seat, taken, glad=seat)
        case HoleFilled(hole, card):
            move = {"card": write_slot(card), "hole": write_slot(hole)}
            return Sentence("event-filled", arguments=move, tone="quiet")
        case Killed(seat, name):
            return about_adventurer("event-killed", seat, name, sad=seat)
        case HatMoved(seat, fields, to, why):
            glad, sad = (seat, None) if why in ("won", "bought") else (None, seat)
            return Sentence(f"event-hat.{why}", seat, {"fields": fields, "to": to}, glad=glad, sad=sad)
        # Fame
        case Buy(fields):
            return None if fields else Sentence("step-buy", who, {"number": fields}, "quiet")
        case Bought(seat, fields, gold):
            return Sentence("event-bought", seat, {"fields": fields, "gold": gold})
        # Recruiting
        case NoRecruiting(seat, adventurers):
            return Sentence("event-no-recruiting", seat, {"adventurers": adventurers}, "quiet")
        case DiscardsShuffled(number):
            return Sentence("event-discards-shuffled", arguments={"number": number}, tone="quiet")
        case FewerOffered(number):
            return Sentence("event-fewer", arguments={"number": number})
        case Offered(name):
            return about_adventurer("step-offer", None, name, "quiet")
        case AuctionBegun(seat, adventurers, turn):
            return Sentence("event-auction", seat, {"number": adventurers, "round": turn})
        case Bid(ious):
            return Sentence("step-bid", who, {"sum": total(ious), "number": len(ious)})
        case Passed(seat, ious):
            return Sentence("event-passed", seat, {"number": len(ious), "ious": name_ious(ious)})
        case Hire(name):
            return about_adventurer("step-hire", who, name)
        case Hired(seat, name):
            return about_adventurer("event-hired", seat, name)
        case Place(ious):
            return None if ious is None else Sentence("step-place", who, {"ious": name_ious(ious)})
        case Laid(seat, slots):
            laid: Arguments = {"number": len(slots), "slots": write_slots(slots)}
            return Sentence("event-laid", seat, laid, "quiet")
        case BidReturned(seat):
            return Sentence("event-bid-returned", seat, sad=seat)
        case NotHired(name):
            return about_adventurer("event-not-hired", None, name, "quiet")
        # Payday
        case PaydayBegun(rows, last):
            return Sentence("event-payday", arguments={"rows": rows, "last": yes_or_no(last)}, tone="heading")
        case Rolled(column):
            return Sentence("step-die", arguments={"column": column}, tone="quiet")
        case IouTurned(slot, iou, seat):
            return Sentence("event-turned", seat, {"slot": write_slot(slot), "value": worth(iou)})
        case IouPaid(seat, _, amount, gold):
            debt = {"amount": amount, "gold": gold}
            return Sentence("event-paid", seat, debt, sad=seat if amount else None)
        case Unpaid(seat, _, amount, gold):
            return Sentence("event-unpaid", seat, {"amount": amount, "gold": gold}, sad=seat)
        case ColumnEmpty(column):
            return Sentence("event-column-empty", arguments={"column": column})
        case VultureCame(seat, vultures):
            return Sentence("event-vulture", seat, {"vultures": vultures}, sad=seat)
        # The end
        case EndNear(reason):
            return Sentence(f"event-ending.{reason}", tone="heading")
        case GameEnded():
            return Sentence("event-ended", tone="heading")
        # The events that follow tell takes and cards seen; adventurers who return need no sentence.
        case Take() | See() | Returned():
            return None
        case _:
            raise TypeError(f"{part!r} cannot be told")


def about_adventurer(
    key: str, seat: Seat | None, name: str, tone: Tone = "plain", sad: Seat | None = None
) -> Sentence:
    """A sentence that names an adventurer, perhaps about a player."""
    return Sentence(key, seat, {"adventurer": name_adventurer(name, ".the")}, tone, sad=sad)
