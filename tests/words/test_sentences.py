"""Sentences are values: the same value is written for every reader, in every language."""

from fractions import Fraction

import pytest

import comptoir
from comptoir.core import encoding
from comptoir.core.actors import Viewer
from comptoir.core.refusals import BadRecord, IllegalAction
from comptoir.core.sentences import Chance, Player, Sentence
from comptoir.words.readers import Reader
from comptoir.words.sentences import write, write_refusal
from comptoir.words.texts import Texts, texts

NAMES = ("Ann", "Ben", "Cleo")

QUAY = Texts("en", ("comptoir", "tests.words.quay"))


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "You hand Ben a bag of sand."),
        (1, "Ann hands you a bag of sand."),
        (2, "Ann hands Ben a bag of sand."),
        (None, "Ann hands Ben a bag of sand."),
    ],
)
def test_one_sentence_serves_every_reader(reader: Viewer, said: str) -> None:
    sentence = Sentence("hands", about=0, arguments={"to": Player(1), "what": Sentence("ballast.some")})
    assert write(sentence, QUAY, NAMES, reader) == said


def test_a_list_calls_the_reader_you() -> None:
    sentence = Sentence("crew", arguments={"crew": (Player(2), Player(1), Player(0)), "cards": 4})
    assert write(sentence, QUAY, NAMES, 1) == "Cleo, you and Ann sail, 4 cards aboard."


def test_a_sentence_can_contain_sentences() -> None:
    rides = tuple(Sentence("rides", about=seat) for seat in (0, 1))
    log = Sentence("log", arguments={"lines": rides})
    assert write(log, QUAY, NAMES, 0) == "In the log: You ride the tide. and Ben rides the tide."


def test_a_chance_is_written_in_per_cent() -> None:
    sentence = Sentence("odds", arguments={"risk": Chance(Fraction(3, 70))})
    assert write(sentence, QUAY) == "It fails in 4.3% of all voyages."


@pytest.mark.parametrize(("seat", "tone"), [(0, "good"), (1, "bad"), (2, "quiet"), (None, "quiet")])
def test_good_news_for_one_can_be_bad_for_another(seat: Viewer, tone: str) -> None:
    sentence = Sentence("rides", about=2, tone="quiet", glad=0, sad=1)
    assert Reader(QUAY, NAMES, seat).tone(sentence) == tone


def test_a_reader_fills_in_messages_of_all_kinds() -> None:
    reader = Reader(QUAY, NAMES, 1)
    assert (
        reader.of("hands", 0, to=Player(1), what=Sentence("ballast.some")) == "Ann hands you a bag of sand."
    )
    assert reader.say("odds", risk=Chance(Fraction(1, 4))) == "It fails in 25% of all voyages."
    assert reader.write_list([Player(0), Player(1)]) == "Ann and you"
    assert reader.tell("w3") == "w3"


def test_a_missing_message_or_argument_is_an_error() -> None:
    for wrong in (Sentence("sinks"), Sentence("ballast.none"), Sentence("odds")):
        with pytest.raises(LookupError):
            write(wrong, QUAY)


def test_a_sentence_is_encoded_without_its_reader() -> None:
    sentence = Sentence("hands", about=0, arguments={"to": Player(1), "risk": Chance(Fraction(1, 3))})
    assert encoding.to_json(sentence) == (
        b'{"type":"sentence","key":"hands","about":0,'
        b'"arguments":{"risk":{"type":"chance","of":"1/3"},"to":{"type":"player","seat":1}}}'
    )


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_refusal_quotes_the_game_that_caused_it(language: str) -> None:
    """The line of a record belongs to no game, but the error in it does."""
    game = comptoir.load("polterfass")
    cause = IllegalAction(game.read("close"), "not-now", "3.1", phase="order")
    refusal = BadRecord(7, "wrong-line")
    refusal.__cause__ = cause
    assert refusal.package() == game.package
    said = write_refusal(refusal, language)
    assert write(cause.sentence, texts(language, game.package)) in said
    assert "7" in said
