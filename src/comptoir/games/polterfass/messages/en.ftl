### Polterfass: the words of the taproom.
###
### Arguments that several messages share:
###   $who    "you" where the sentence is about the reader, "other" where it is about the player called $name
###   $mugs   a number of mugs, never below 0: the sentence says whether they are won or lost
###   $cards  the values of cards, such as "3+5"
### Barrels are named by what they show: a value, or one of the two effects.

title = Polterfass
tagline = A generous innkeeper, thirsty guests, and barrels that stand or fall.

## Barrels

barrel-double = double
barrel-destroy = destroy

## Steps, as they are heard

# $who, $name
step-first = { $who ->
    [you] The lot falls on you: you are innkeeper first.
   *[other] The lot falls on { $name }, who is innkeeper first.
}
# $thrown: how many barrels; $standing: how many of them stand; $faces: what these show
step-rolled = { $thrown ->
    [one] { $standing ->
        [0] The barrel falls over.
       *[other] The barrel stands: { $faces }.
    }
   *[other] { $standing ->
        [0] Not one of the { $thrown } barrels stands.
        [one] One of the { $thrown } barrels stands: { $faces }.
       *[other] { $standing } of the { $thrown } barrels stand: { $faces }.
    }
}
# $who, $name; $cards and $mugs only where the reader may know them
step-order = { $who ->
    [you] { $mugs ->
        [one] You lay { $cards }: 1 mug.
       *[other] You lay { $cards }: { $mugs } mugs.
    }
   *[other] { $name } has ordered.
}
# $who, $name
step-close = { $who ->
    [you] You close the tap.
   *[other] { $name } closes the tap.
}
# $who, $name; $thrown: how many barrels are thrown; $picked: how many of them are specials that stood
step-roll = { $who ->
    [you] { $picked ->
        [0] { $thrown ->
            [one] You roll on with 1 barrel.
           *[other] You roll on with { $thrown } barrels.
        }
        [one] You roll on, a standing special too: { $thrown } in the cup.
       *[other] You roll on, both standing specials too: { $thrown } in the cup.
    }
   *[other] { $picked ->
        [0] { $thrown ->
            [one] { $name } rolls on with 1 barrel.
           *[other] { $name } rolls on with { $thrown } barrels.
        }
        [one] { $name } rolls on, a standing special too: { $thrown } in the cup.
       *[other] { $name } rolls on, both standing specials too: { $thrown } in the cup.
    }
}
# $who, $name; $destroys and $doubles: how many barrels; $destroyed and $doubled: which
step-assign = { $who ->
    [you] { $doubles ->
        [0] You destroy the { $destroyed }.
       *[other] { $destroys ->
            [0] You double the { $doubled }.
           *[other] You destroy the { $destroyed } and double the { $doubled }.
        }
    }
   *[other] { $doubles ->
        [0] { $name } destroys the { $destroyed }.
       *[other] { $destroys ->
            [0] { $name } doubles the { $doubled }.
           *[other] { $name } destroys the { $destroyed } and doubles the { $doubled }.
        }
    }
}

## What follows

# $who, $name: the innkeeper; $number: of the round
event-round = { $who ->
    [you] Round { $number }: you are the innkeeper
   *[other] Round { $number }: { $name } is the innkeeper
}
event-in-vain = That is not enough to begin with: all barrels are thrown again.
# $singles and $pairs: how many guests laid one card, and two; $with-one and $with-two: who they are
event-all-ordered = { $pairs ->
    [0] All have ordered, with one card each.
   *[other] { $singles ->
        [0] All have ordered, with two cards each.
       *[other] All have ordered. One card: { $with-one }. Two cards: { $with-two }.
    }
}
# $who, $name
event-failed = { $who ->
    [you] You have failed as an innkeeper: whatever was ordered is on the house.
   *[other] { $name } has failed as an innkeeper: whatever was ordered is on the house.
}
# $face: the value on top; $mugs
event-counted =
    .plain = { $mugs ->
        [one] The { $face } counts 1.
       *[other] The { $face } counts { $mugs }.
    }
    .doubled = The { $face }, doubled, counts { $mugs }.
    .destroyed = The { $face } is destroyed.
# $who, $name, $mugs
event-served = { $who ->
    [you] { $mugs ->
        [one] You serve 1 mug.
       *[other] You serve { $mugs } mugs.
    }
   *[other] { $mugs ->
        [one] { $name } serves 1 mug.
       *[other] { $name } serves { $mugs } mugs.
    }
}
# $mugs
event-orders-shown = { $mugs ->
    [one] The cards are turned over. Ordered in all: 1 mug.
   *[other] The cards are turned over. Ordered in all: { $mugs } mugs.
}
# $who, $name, $mugs; $total: mugs owned after it, which may be below 0
event-credited =
    .order = { $who ->
        [you] { $mugs ->
            [0] You ordered nothing and get nothing: still { $total }.
            [one] You get the mug you ordered: { $total } in all.
           *[other] You get the { $mugs } mugs you ordered: { $total } in all.
        }
       *[other] { $mugs ->
            [0] { $name } ordered nothing and gets nothing: still { $total }.
            [one] { $name } gets the mug ordered: { $total } in all.
           *[other] { $name } gets the { $mugs } mugs ordered: { $total } in all.
        }
    }
    .rest = { $who ->
        [you] { $mugs ->
            [0] Nothing is left over for you: still { $total }.
            [one] The mug left over is yours: { $total } in all.
           *[other] The { $mugs } mugs left over are yours: { $total } in all.
        }
       *[other] { $mugs ->
            [0] Nothing is left over for { $name }: still { $total }.
            [one] The mug left over goes to { $name }: { $total } in all.
           *[other] The { $mugs } mugs left over go to { $name }: { $total } in all.
        }
    }
    .served = { $who ->
        [you] { $mugs ->
            [0] Too greedy! But there is nothing for you to keep: still { $total }.
            [one] Too greedy! You keep the only mug: { $total } in all.
           *[other] Too greedy! You keep all { $mugs } mugs: { $total } in all.
        }
       *[other] { $mugs ->
            [0] Too greedy! But there is nothing for { $name } to keep: still { $total }.
            [one] Too greedy! { $name } keeps the only mug: { $total } in all.
           *[other] Too greedy! { $name } keeps all { $mugs } mugs: { $total } in all.
        }
    }
    .failed = { $who ->
        [you] You go away empty-handed: still { $total }.
       *[other] { $name } goes away empty-handed: still { $total }.
    }
    .greediest = { $who ->
        [you] { $mugs ->
            [0] You were as greedy as everyone else, and it costs nothing: still { $total }.
            [one] You are greediest and lose 1 mug: { $total } left.
           *[other] You are greediest and lose { $mugs } mugs: { $total } left.
        }
       *[other] { $mugs ->
            [0] { $name } was as greedy as everyone else, and it costs nothing: still { $total }.
            [one] { $name } is greediest and loses 1 mug: { $total } left.
           *[other] { $name } is greediest and loses { $mugs } mugs: { $total } left.
        }
    }
    .modest = { $who ->
        [you] { $mugs ->
            [one] You are most modest and gain 1 mug: { $total } in all.
           *[other] You are most modest and gain { $mugs } mugs: { $total } in all.
        }
       *[other] { $mugs ->
            [one] { $name } is most modest and gains 1 mug: { $total } in all.
           *[other] { $name } is most modest and gains { $mugs } mugs: { $total } in all.
        }
    }
    .between = { $who ->
        [you] You are in between: still { $total }.
       *[other] { $name } is in between: still { $total }.
    }
# $target: the mugs that end a game; $number: of the last round
event-ended =
    .target = Closing time: somebody has reached { $target } mugs
    .last-round = Closing time: round { $number } was the last

## What the table waits for

# $who, $name: the innkeeper; $number and $names: the guests who still have to order
waits-lot = The lot decides who is innkeeper first.
waits-first-roll = { $who ->
    [you] All barrels are in your cup.
   *[other] All barrels are in { $name }’s cup.
}
waits-order = { $number ->
    [one] One order is missing: { $names }.
   *[other] { $number } orders are missing: { $names }.
}
waits-serving = { $name } decides whether to close the tap or to roll on.
waits-roll = { $who ->
    [you] The barrels are in your cup.
   *[other] The barrels are in { $name }’s cup.
}
waits-calculation = { $name } decides what the standing specials do.
waits-over = The game is over.

## What is asked of the reader

# $cards: all that the reader holds
ask-order = What do you order? You hold { $cards } and lay one or two of them.
ask-serving = You are the innkeeper. Close the tap, or roll on?
ask-calculation = The standing specials take effect. How much do you serve?
type-order = Type the cards: 3+5 lays two of them, 7 lays one.
type-serving = Type a number from the list, or close, roll, roll x, roll y, roll xy.
type-calculation = Type a number from the list, or the barrels by their letters: !c *a destroys c and doubles a.
choice-close = Close the tap
# $thrown: how many barrels; $picked: how many specials go along; $specials: what they show; $letters: which
choice-roll = { $picked ->
    [0] { $thrown ->
        [one] Roll on with 1 barrel
       *[other] Roll on with { $thrown } barrels
    }
   *[other] { $thrown ->
        [one] Roll on with 1 barrel: { $specials } ({ $letters })
       *[other] Roll on with { $thrown } barrels, along with { $specials } ({ $letters })
    }
}
# $mugs; $destroys and $doubles: how many barrels; $destroyed and $doubled: which
choice-assign = { $doubles ->
    [0] { $mugs ->
        [one] 1 mug: destroy the { $destroyed }
       *[other] { $mugs } mugs: destroy the { $destroyed }
    }
   *[other] { $destroys ->
        [0] { $mugs } mugs: double the { $doubled }
       *[other] { $mugs } mugs: destroy the { $destroyed }, double the { $doubled }
    }
}

## Words that can be typed for a step besides its notation, separated by commas; case and accents are ignored

words-close = close, c
words-roll = roll, roll on, r

## Hints

# $least and $most: mugs; $spread: the difference between them; $guests: how many order
hint-order = { $spread ->
    [0] { $least ->
        [one] What stands now would serve 1 mug to { $guests } guests.
       *[other] What stands now would serve { $least } mugs to { $guests } guests.
    }
   *[other] What stands now would serve { $least } to { $most } mugs to { $guests } guests.
}
hint-close = { $spread ->
    [0] { $least ->
        [one] Closing now serves 1 mug.
       *[other] Closing now serves { $least } mugs.
    }
   *[other] Closing now serves { $least } to { $most } mugs.
}
# $least and $most: mugs
hint-ordered = By the cards laid, the guests have ordered { $least } to { $most } mugs together.
hint-mugs = Mugs
hint-enough = Enough, or failed
hint-greediest = Greediest
hint-modest = Most modest
hint-choice = Choice
hint-fails = You fail

## The pad

pad-round = No.
pad-served = Served
pad-ordered = Ordered

## Refusals

# $cup: letters of barrels
refusal-not-the-cup = The cup holds different barrels: { $cup }.
refusal-no-such-face = One of these barrels does not have that end.
# $cards: the player’s cards
refusal-no-order = An order is one or two different cards of these: { $cards }.
# $specials: letters of barrels
refusal-no-roll = You can pick up only special barrels that stand, and have to throw at least one barrel.
# $destroys, $doubles: how many barrels
refusal-no-assignment = Choose different standing number barrels: { $destroys } to destroy, then { $doubles } of the others to double, or as many as there are.

## Options and figures

option-first-roll = What has to stand after the first roll: a number barrel, or any barrel (ruling P1).
    .number-barrel = A number barrel
    .any-barrel = Any barrel
option-all-equal = What guests with equal orders get when they were too greedy: they lose them, or nothing happens (ruling P8).
    .lose = They lose them
    .net-zero = Nothing happens
figure-numbers = Mugs on either end of each number barrel
figure-specials = Special barrels: double on one end, destroy on the other
figure-cards = The cards of each player
figure-target = Mugs that end the game after the round
figure-last-round = The last round, so that every game ends
figure-stands-alone = Chance that a barrel thrown alone stands; nobody has published a measurement
figure-stands-more = What each further barrel in the cup adds to it, since barrels prop each other up
figure-top-end = Chance that a standing barrel shows its first end: the top value, or double

### The page: the tavern in a browser

tavern-table = The tavern table
tavern-others = The others at the table
tavern-innkeeper = Innkeeper

## Barrels, for screen readers

# $letter: of the barrel; $mugs: on the end that is up
tavern-barrel-standing = { $mugs ->
    [one] barrel { $letter }, 1 mug, standing
   *[other] barrel { $letter }, { $mugs } mugs, standing
}
# $letter; $first and $second: the values of its ends
tavern-barrel-lying = barrel { $letter }, { $first } or { $second } mugs, lying
tavern-barrel-double = special barrel { $letter }, double, standing
tavern-barrel-destroy = special barrel { $letter }, destroy, standing
tavern-barrel-special-lying = special barrel { $letter }, double or destroy, lying
# $number: of barrels
tavern-lying = { $number ->
    [0] No barrel is lying on the coaster
    [one] 1 barrel is lying on the coaster
   *[other] { $number } barrels are lying on the coaster
}
tavern-standing = { $number ->
    [0] No barrel is standing
    [one] 1 barrel is standing
   *[other] { $number } barrels are standing
}
tavern-in-cup = { $number ->
    [one] 1 barrel is in the cup
   *[other] { $number } barrels are in the cup
}
tavern-nothing-stands = Nothing stands yet.
# Under the number of mugs that closing now would serve
tavern-serves = if closed now

## People

tavern-mugs = { $mugs ->
    [one] { $mugs } mug
   *[other] { $mugs } mugs
}
# $name: of a guest
tavern-has-ordered = { $name } has ordered
tavern-is-ordering = { $name } has not ordered yet
tavern-you-are-ordering = You have not ordered yet
# $name; $number: of cards
tavern-laid = { $number ->
    [one] { $name } has laid 1 card
   *[other] { $name } has laid { $number } cards
}
# $who, $name; $cards: their values; $mugs: all together
tavern-shown = { $who ->
    [you] { $mugs ->
        [one] Your cards: { $cards }, 1 mug
       *[other] Your cards: { $cards }, { $mugs } mugs
    }
   *[other] { $mugs ->
        [one] { $name }’s cards: { $cards }, 1 mug
       *[other] { $name }’s cards: { $cards }, { $mugs } mugs
    }
}
tavern-own-cards = You have laid { $cards }, face down.
tavern-last-bill = The last bill
tavern-board = The chalk board

## Ordering

tavern-hand = Your hand
# $card: its value
tavern-card = Card { $card }
tavern-key-card = Pick the card { $card }, or put it back
tavern-key-order = Lay the order
tavern-pick-cards = Pick one or two cards
tavern-order = { $mugs ->
    [one] Order 1 mug
   *[other] Order { $mugs } mugs
}
tavern-change-order = { $mugs ->
    [one] Order 1 mug instead
   *[other] Order { $mugs } mugs instead
}
tavern-ordered = { $mugs ->
    [one] 1 mug ordered
   *[other] { $mugs } mugs ordered
}
tavern-order-how = Until the last guest has ordered, you can change your mind.
tavern-if-enough = Enough for all, or the innkeeper fails
tavern-if-greediest = Too greedy, and yours is the highest order
tavern-if-modest = Too greedy, and yours is the lowest order
# $least and $most: numbers of mugs with their sign
tavern-from-to = { $least } to { $most }

## Serving

tavern-roll-on = Roll on
# $least and $most: mugs; $spread: the difference between them
tavern-close-serves = { $spread ->
    [0] { $most ->
        [one] serves 1 mug
       *[other] serves { $most } mugs
    }
   *[other] serves { $least } to { $most } mugs
}
# $thrown: barrels in the cup
tavern-roll-barrels = { $thrown ->
    [one] 1 barrel
   *[other] { $thrown } barrels
}
# $chance: a percentage
tavern-fails = fails { $chance } of the time
tavern-pick-specials = Tap a standing special barrel to throw it too.
tavern-must-pick = Nothing is lying: to roll on, tap a standing special barrel.

## The calculation

# $number: of barrels
tavern-destroy-how = { $number ->
    [one] Tap the barrel that is destroyed.
   *[other] Tap the { $number } barrels that are destroyed.
}
tavern-double-how = { $number ->
    [one] Tap the barrel that counts twice.
   *[other] Tap the { $number } barrels that count twice.
}
tavern-assign-done = Serve like this, or tap another barrel.
tavern-totals = What you could serve
tavern-choose-barrels = Choose the barrels
tavern-serve = { $mugs ->
    [one] Serve 1 mug
   *[other] Serve { $mugs } mugs
}
tavern-serve-so = Serve like this
tavern-key-serve = Serve what is chosen

## The bill

tavern-bill = The bill
tavern-bill-served = Served { $mugs }
tavern-bill-ordered = Ordered { $mugs }
tavern-bill-nothing-served = Served nothing
tavern-bill-failed = { $who ->
    [you] You have failed: every order is on the house.
   *[other] { $name } has failed: every order is on the house.
}
tavern-bill-greedy = Too greedy!
tavern-bill-enough = Enough for all.
# $cards: their values
tavern-bill-cards = cards { $cards }
tavern-new-total = new total
tavern-continue = Continue
reason-order = gets the order
reason-rest = gets what is left
reason-served = keeps all that was served
reason-failed = failed
reason-greediest = greediest
reason-modest = most modest
reason-between = in between

## The chalk board, and the end

tavern-board-clean = Nothing is written yet.
# $target: mugs
tavern-board-foot = The innkeeper’s total is circled. The game ends with the round in which somebody has { $target } mugs.

## What is told, and what is asked of the reader

# $who, $name; $picked: how many standing specials are thrown too
tavern-told-roll = { $who ->
    [you] { $picked ->
        [0] You roll on.
        [one] You roll on, a standing special too.
       *[other] You roll on, both standing specials too.
    }
   *[other] { $picked ->
        [0] { $name } rolls on.
        [one] { $name } rolls on, a standing special too.
       *[other] { $name } rolls on, both standing specials too.
    }
}
tavern-told-failed = The innkeeper has failed: whatever was ordered is on the house.
tavern-told-served = { $mugs ->
    [one] 1 mug is served.
   *[other] { $mugs } mugs are served.
}
asked-order = Your order, please!
asked-serving = Close the tap, or roll on?
asked-calculation = What do the special barrels do?

## Guide: what a newcomer is told at each kind of moment, the first time it comes

guide-start = One of you is the innkeeper and throws barrels from a cup: each one that stands pours as many mugs as it shows. Everybody else orders mugs in secret, and whoever owns the most mugs at the end wins.
guide-order = Lay one or two cards: together they say how many mugs you ask for, and if there is enough for all orders you get them. If all of you together want too much, the highest order is taken from whoever placed it and goes to whoever ordered least.
guide-serving = Close the tap to serve what stands: whatever the guests leave is yours, and so is everything if they have asked for too much. Or throw the lying barrels again to serve more; if not one of those stands, you get nothing and each guest what they ordered.
guide-calculation = Special barrels stand too: each destroy strikes out a number barrel, each double makes one count twice. You choose which, so that you serve as much or as little as suits you.
guide-end = That is all you need to know at this counter; the rules tell the rest.
