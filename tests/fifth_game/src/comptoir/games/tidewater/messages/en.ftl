### Tidewater: the words of the quay.

title = Tidewater
tagline = Load your barge, and let the tide decide.

## Steps, as they are heard

# $who, $name
step-first = { $who ->
    [you] The lot falls on you: you load first.
   *[other] The lot falls on { $name }, who loads first.
}
# $who, $name; $card: only where the reader may know it
step-drawn = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
}
# $tide
step-rolled = { $tide ->
    [ebb] The tide ebbs.
    [flood] The tide floods.
   *[slack] Slack water.
}
# $who, $name
step-stow = { $who ->
    [you] You have laid your ballast.
   *[other] { $name } has laid ballast.
}
# $who, $name, $card
step-load = { $who ->
    [you] You load { $card }.
   *[other] { $name } loads { $card }.
}
# $who, $name
step-sail = { $who ->
    [you] You cast off.
   *[other] { $name } casts off.
}

## What follows

# $ballast: the cards by seat
event-all-stowed = The ballast is turned up: { $ballast }.
# $who, $name, $points
event-delivered = { $who ->
    [you] You deliver for { $points } points.
   *[other] { $name } delivers for { $points } points.
}
event-ended = The hold is empty

## What the table waits for

# $who, $name: whom the table waits for; $names: all of them; $number: how many they are
waits-lot = The lot decides who loads first.
waits-draw = A card is drawn from the hold.
waits-stow = Still laying ballast: { $names }.
waits-load = { $name } loads or casts off.
waits-tide = The tide decides.
waits-over = The game is over.
ask-stow = Which card do you lay as ballast?
ask-load = Load a card, or cast off?
type-stow = Type stow and a card, such as stow w3.
type-load = Type load and a card, such as load w3, or sail.
# $what: a card
choice-stow = Stow { $what }
choice-load = Load { $what }
choice-sail = Cast off

## The quay

# The fields of the view
board = Cards in the hold: { $hold }
# The fields of the view that are rows by seat
board-seat = { $scores } points; barge: { $barges }; ballast: { $ballast }

## Refusals

refusal-no-such-draw = This card is not in the hold, or another seat draws.
refusal-not-in-hand = This card is not in your hand.
refusal-empty-barge = An empty barge stays moored.

## Options and figures

figure-weights = Cards of each good, from the lightest to the heaviest
figure-load-limit = Cards on a full barge

## The first game

guide-start = Load goods on your barge and deliver them; the most points win.
guide-stow = Lay a card as ballast: a heavy one keeps your cargo on board at ebb.
guide-load = Load a card, or cast off with what you have.
guide-end = That is all you need to know; the rules tell the rest.
