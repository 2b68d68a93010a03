### Impitoyable !: the words of the town.
###
### Arguments that several messages share:
###   $who         "you" where the sentence is about the reader, "other" where it is about the player called $name
###   $adventurer  an adventurer in the form .the ("the Pike Sisters")
###   $iou         an IOU: the message `iou`; $ious: a list of them
###   $slot        a place of the market, row and column: "2.3"; $slots: a list of them
###   $gold        how many nuggets somebody has now
###   sums, fields, steps and values of skills are numbers

title = Impitoyable !
tagline = Hire the best in town with nothing but paper, and be famous before payday comes.

## Adventurers: the bare name stands in lists and headings
#    .the    where something is said about them, as in "You hire the Pike Sisters."
#    .short  where there is little room

adventurer-annie-longpan = Annie Longpan
    .the = Annie Longpan
    .short = Annie
adventurer-zeke-bonanza = Zeke Bonanza
    .the = Zeke Bonanza
    .short = Zeke
adventurer-gus-rattlepan = Gus Rattlepan
    .the = Gus Rattlepan
    .short = Gus
adventurer-mabel-brightwater = Mabel Brightwater
    .the = Mabel Brightwater
    .short = Mabel
adventurer-jed-sievers = Jed Sievers
    .the = Jed Sievers
    .short = Jed
adventurer-juno-castillo = Juno Castillo
    .the = Juno Castillo
    .short = Juno
adventurer-hank-twomule = Hank Twomule
    .the = Hank Twomule
    .short = Hank
adventurer-otis-ferrous = Otis Ferrous
    .the = Otis Ferrous
    .short = Otis
adventurer-parson-abernathy = Parson Abernathy
    .the = Parson Abernathy
    .short = Parson
adventurer-blackjack-doyle = Blackjack Doyle
    .the = Blackjack Doyle
    .short = Blackjack
adventurer-kid-calloway = Kid Calloway
    .the = Kid Calloway
    .short = Kid
adventurer-rosa-quickdraw = Rosa Quickdraw
    .the = Rosa Quickdraw
    .short = Rosa
adventurer-marshal-tull = Marshal Tull
    .the = Marshal Tull
    .short = Marshal
adventurer-dolores-vega = Dolores Vega
    .the = Dolores Vega
    .short = Dolores
adventurer-buck-larsen = Buck Larsen
    .the = Buck Larsen
    .short = Buck
adventurer-the-pike-sisters = The Pike Sisters
    .the = the Pike Sisters
    .short = Pikes
adventurer-squint-morrow = Squint Morrow
    .the = Squint Morrow
    .short = Squint
adventurer-slim-cutter = Slim Cutter
    .the = Slim Cutter
    .short = Slim
adventurer-duchess-delacroix = Duchess Delacroix
    .the = Duchess Delacroix
    .short = Duchess
adventurer-ace-marlowe = Ace Marlowe
    .the = Ace Marlowe
    .short = Ace
adventurer-doc-hathaway = Doc Hathaway
    .the = Doc Hathaway
    .short = Doc
adventurer-lucky-lou = Lucky Lou
    .the = Lucky Lou
    .short = Lou
adventurer-belle-fontaine = Belle Fontaine
    .the = Belle Fontaine
    .short = Belle
adventurer-silas-spade = Silas Spade
    .the = Silas Spade
    .short = Silas
adventurer-count-orloff = Count Orloff
    .the = Count Orloff
    .short = Count
adventurer-nellie-farhorizon = Nellie Farhorizon
    .the = Nellie Farhorizon
    .short = Nellie
adventurer-tom-noland = Tom Noland
    .the = Tom Noland
    .short = Tom
adventurer-billy-greenhorn = Billy Greenhorn
    .the = Billy Greenhorn
    .short = Billy
adventurer-mose-the-cook = Mose the Cook
    .the = Mose the Cook
    .short = Mose

## Skills and events, as they stand in lists and headings

skill-gold = gold
skill-duel = duel
skill-poker = poker
# $large, $small: what a gold rush yields
card-gold = gold rush { $large }/{ $small }
card-duel = duel
card-poker = poker

## IOUs: $who, $name: the player of its colour; $value

iou = { $who ->
    [you] your { $value }
   *[other] { $name }’s { $value }
}

## Steps

# $who, $name
step-first = { $who ->
    [you] The lot falls on you: you go first.
   *[other] The lot falls on { $name }, who goes first.
}
# $who, $name; $adventurer, only where the reader may know
step-adventurer = { $who ->
    [you] Somebody walks into town and joins you: { $adventurer }.
   *[other] Somebody walks into town and joins { $name }.
}
# $kind: "gold", "duel" or "poker"; $large, $small: what a gold rush yields
step-event = { $kind ->
    [gold] Gold in the hills! The best at digging get { $large }, the next best { $small }.
    [duel] High noon! Whoever draws fastest takes IOUs, and whoever is slowest stays on the ground.
   *[poker] A game of poker at the saloon! The best hand wins fame, the worst loses it.
}
# $who, $name; $adventurer, only where the reader may know
step-send = { $who ->
    [you] You send { $adventurer }.
   *[other] { $name } has chosen somebody.
}
# $who, $name; $slot
step-take = { $who ->
    [you] You reach for the card at { $slot }.
   *[other] { $name } reaches for the card at { $slot }.
}
# $known: "yes" where the reader sees it; $iou
step-see = { $known ->
    [yes] It is { $iou }.
   *[no] Only its taker sees what it is.
}
# $who, $name; $number: of fields
step-buy = { $who ->
    [you] { $number ->
        [0] You buy no fame.
        [one] You buy 1 field of fame.
       *[other] You buy { $number } fields of fame.
    }
   *[other] { $number ->
        [0] { $name } buys no fame.
        [one] { $name } buys 1 field of fame.
       *[other] { $name } buys { $number } fields of fame.
    }
}
# $adventurer
step-offer = Looking for work: { $adventurer }.
# $who, $name; $sum; $number: of IOUs
step-bid = { $who ->
    [you] { $number ->
        [one] You bid { $sum } with 1 IOU.
       *[other] You bid { $sum } with { $number } IOUs.
    }
   *[other] { $number ->
        [one] { $name } bids { $sum } with 1 IOU.
       *[other] { $name } bids { $sum } with { $number } IOUs.
    }
}
# $who, $name; $adventurer
step-hire = { $who ->
    [you] You hire { $adventurer }.
   *[other] { $name } hires { $adventurer }.
}
# $who, $name
step-place = { $who ->
    [you] You choose where each IOU of your bid goes.
   *[other] { $name } shuffles the IOUs of the bid under the table.
}
# $column
step-die = The die shows { $column }.

## Events

# $who, $name: whose turn it is
event-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
# $holders: how many hold an adventurer
event-no-event = { $holders ->
    [0] Nobody has an adventurer left: no event today.
    [one] Only one player has an adventurer left: no event today.
   *[other] Too few have an adventurer left: no event today.
}
event-events-shuffled = All events have been played; they are shuffled and start again.
# $step of $steps; $left: how many are left
event-undertaker = { $left ->
    [0] The undertaker walks through the gate of the graveyard.
    [one] The undertaker walks, { $step } of { $steps }: one more duel, and he is there.
   *[other] The undertaker walks, { $step } of { $steps }.
}
# $who, $name; $adventurer; $skill: the value that counts
event-shown = { $who ->
    [you] You have sent { $adventurer }: { $skill }.
   *[other] { $name } has sent { $adventurer }: { $skill }.
}
# $skill: what all of them show
event-no-effect = Nobody is better than the others, with { $skill } all round: nothing happens.
# $who, $name; $amount; $gold
event-gold-won =
    .highest = { $who ->
        [you] You strike it rich: { $amount } nuggets, which makes { $gold }.
       *[other] { $name } strikes it rich: { $amount } nuggets, which makes { $gold }.
    }
    .second = { $who ->
        [you] A small vein for you: { $amount } nuggets, which makes { $gold }.
       *[other] A small vein for { $name }: { $amount } nuggets, which makes { $gold }.
    }
# $who, $name; $number: how many IOUs are taken
event-duel-won = { $who ->
    [you] { $number ->
        [0] You draw fastest, but there is nothing on the market.
        [one] You draw fastest: 1 IOU from the market is yours.
       *[other] You draw fastest: { $number } IOUs from the market are yours.
    }
   *[other] { $number ->
        [0] { $name } draws fastest, but there is nothing on the market.
        [one] { $name } draws fastest and takes 1 IOU from the market.
       *[other] { $name } draws fastest and takes { $number } IOUs from the market.
    }
}
# $winners; $cards: how many lie in the market
event-nobody-takes = { $cards ->
    [0] { $winners } were equally fast, and there is nothing on the market.
    [one] { $winners } were equally fast, and there is only 1 card on the market: nobody takes it.
   *[other] { $winners } were equally fast, and there are only { $cards } cards on the market: nobody takes any.
}
# $who, $name; $slot; $known: "yes" where the reader sees it; $iou
event-taken = { $known ->
    [yes] The card at { $slot } goes to your hand: { $iou }.
   *[no] { $who ->
        [you] You take the card at { $slot }.
       *[other] { $name } takes the card at { $slot } and keeps a straight face.
    }
}
# $card, $hole: slots
event-filled = The last card, { $card }, moves to { $hole }.
# $who, $name; $fields: how far; $to: the field where the hat is now
event-hat =
    .won = { $fields ->
        [0] { $who ->
            [you] You win at poker, but on field { $to } that brings nothing.
           *[other] { $name } wins at poker, but on field { $to } that brings nothing.
        }
       *[other] { $who ->
            [you] You win at poker and go up { $fields }, to field { $to }.
           *[other] { $name } wins at poker and goes up { $fields }, to field { $to }.
        }
    }
    .lost = { $fields ->
        [0] { $who ->
            [you] You lose at poker, but on field { $to } that costs nothing.
           *[other] { $name } loses at poker, but on field { $to } that costs nothing.
        }
       *[other] { $who ->
            [you] You lose at poker and go down { $fields }, to field { $to }.
           *[other] { $name } loses at poker and goes down { $fields }, to field { $to }.
        }
    }
    .bought = { $who ->
        [you] Your hat goes up to field { $to }.
       *[other] { $name }’s hat goes up to field { $to }.
    }
    .vulture = { $fields ->
        [0] { $who ->
            [you] Your hat is on field { $to } already and cannot go down.
           *[other] { $name }’s hat is on field { $to } already and cannot go down.
        }
       *[other] { $who ->
            [you] Your hat goes down to field { $to }.
           *[other] { $name }’s hat goes down to field { $to }.
        }
    }
# $who, $name; $adventurer
event-killed = { $who ->
    [you] Left on the ground: you lose { $adventurer }.
   *[other] Left on the ground: { $name } loses { $adventurer }.
}
event-job-done = { $who ->
    [you] Job done: you let { $adventurer } go.
   *[other] Job done: { $name } lets { $adventurer } go.
}
event-returned = { $who ->
    [you] You take back { $adventurer }.
   *[other] { $name } takes back { $adventurer }.
}
# $who, $name; $fields: how many, which is also what they cost; $gold
event-bought = { $who ->
    [you] { $fields ->
        [one] You buy 1 field of fame, which leaves { $gold } in gold.
       *[other] You buy { $fields } fields of fame, which leaves { $gold } in gold.
    }
   *[other] { $fields ->
        [one] { $name } buys 1 field of fame, which leaves { $gold } in gold.
       *[other] { $name } buys { $fields } fields of fame, which leaves { $gold } in gold.
    }
}
# $who, $name; $adventurers: how many the player holds
event-no-recruiting = { $who ->
    [you] You have { $adventurers } adventurers, so nobody is hired.
   *[other] { $name } has { $adventurers } adventurers, so nobody is hired.
}
# $number: of adventurers
event-discards-shuffled = { $number ->
    [one] Back in town: 1 adventurer who had left is shuffled in.
   *[other] Back in town: { $number } adventurers who had left are shuffled in.
}
# $number: of adventurers
event-fewer = { $number ->
    [0] Nobody in town is looking for work.
    [one] Only 1 adventurer is looking for work.
   *[other] Only { $number } adventurers are looking for work.
}
# $who, $name: who bids first; $number: of adventurers; $round: of a draft, else 0
event-auction = { $round ->
    [0] { $who ->
        [you] Bids, please: you begin.
       *[other] Bids, please: { $name } begins.
    }
   *[other] { $who ->
        [you] Bids for round { $round } of the draft, please: you begin.
       *[other] Bids for round { $round } of the draft, please: { $name } begins.
    }
}
# $who, $name; $number: how many are shown; $ious
event-passed = { $who ->
    [you] { $number ->
        [0] You cannot bid: your hand is empty.
       *[other] You cannot bid, and show your hand: { $ious }.
    }
   *[other] { $number ->
        [0] { $name } cannot bid: the hand is empty.
       *[other] { $name } cannot bid, and shows the hand: { $ious }.
    }
}
# $who, $name; $adventurer: the only one left
event-hired = { $who ->
    [you] You hire the last of them: { $adventurer }.
   *[other] { $name } hires the last of them: { $adventurer }.
}
# $who, $name; $slots; $number: how many
event-laid = { $who ->
    [you] { $number ->
        [one] Your IOU lies face down at { $slots }.
       *[other] Your IOUs lie face down at { $slots }.
    }
   *[other] { $number ->
        [one] { $name } lays 1 IOU face down at { $slots }.
       *[other] { $name } lays { $number } IOUs face down at { $slots }.
    }
}
# $who, $name
event-bid-returned = { $who ->
    [you] Nobody is left for you: you take your IOUs back.
   *[other] Nobody is left for { $name }, who takes the IOUs back.
}
# $adventurer
event-not-hired = Nobody hires { $adventurer }.
# $rows: how many are full; $last: "yes" after the end
event-payday = { $last ->
    [yes] The last payday
   *[no] { $rows ->
        [one] Payday! 1 row of the market is full
       *[other] Payday! { $rows } rows of the market are full
    }
}
# $who, $name: the player of its colour; $slot; $value
event-turned = { $who ->
    [you] What lies at { $slot } is yours, and worth { $value }.
   *[other] What lies at { $slot } is { $name }’s, and worth { $value }.
}
# $who, $name; $amount; $gold
event-paid = { $amount ->
    [0] { $who ->
        [you] You get off with nothing to pay.
       *[other] { $name } gets off with nothing to pay.
    }
   *[other] { $who ->
        [you] You pay { $amount }, which leaves { $gold } in gold.
       *[other] { $name } pays { $amount }, which leaves { $gold } in gold.
    }
}
# $column
event-column-empty = Nothing is left under the { $column }: payday is over.
# $who, $name; $amount: what would have to be paid; $gold
event-unpaid = { $gold ->
    [0] { $who ->
        [you] You owe { $amount } and have no gold at all!
       *[other] { $name } owes { $amount } and has no gold at all!
    }
   *[other] { $who ->
        [you] You owe { $amount } and have only { $gold } in gold!
       *[other] { $name } owes { $amount } and has only { $gold } in gold!
    }
}
# $who, $name; $vultures
event-vulture = { $who ->
    [you] { $vultures ->
        [one] A vulture settles on your roof.
       *[other] A vulture settles on your roof, your number { $vultures }.
    }
   *[other] { $vultures ->
        [one] A vulture settles on { $name }’s roof.
       *[other] A vulture settles on { $name }’s roof, number { $vultures }.
    }
}
event-ending =
    .vulture = Too many vultures on one roof: that is the end
    .undertaker = The undertaker is there: that is the end
    .finish = A hat has reached the finish: that is the end
event-ended = The dust settles over the town

## What the table waits for

# $who, $name: the player for whom the table waits; $names, $number: all of them and their number, where there may be several
waits-first = The lot decides who goes first.
waits-adventurer = The first adventurers walk into town.
waits-event = The next event is about to be turned up.
waits-send = { $number ->
    [one] One player still has to send somebody: { $names }.
   *[other] { $number } players still have to send somebody: { $names }.
}
waits-take = { $name } chooses a card from the market.
waits-look = A card from the market is being looked at.
waits-buy = { $name } may buy fame.
waits-offer = Somebody is about to ask for work.
waits-bid = { $name } is about to bid.
waits-hire = { $name } chooses whom to hire.
waits-place = { $name } puts the bid in order.
waits-die = The die is rolling.
waits-turn-up = An IOU is being turned up.
waits-last-buy = { $name } may buy fame for the last time.
waits-over = The game is over.

## Questions to the reader

# $kind: "gold", "duel" or "poker"
ask-send = { $kind ->
    [gold] Whom do you send to dig?
    [duel] Whom do you send to the duel?
   *[poker] Whom do you send to play poker?
}
# $number: how many may still be taken
ask-take = { $number ->
    [one] Which card do you take from the market?
   *[other] Which card do you take from the market first? You may take { $number }.
}
# $most; $gold; $field: where the reader’s hat is
ask-buy = You have { $gold } in gold and stand on field { $field }. How many fields do you buy, 0 to { $most }?
ask-last-buy = The very last chance: you have { $gold } in gold and stand on field { $field }. How many fields, 0 to { $most }?
# $sums: those bid before, a list; $number: how many they are; $most: how many IOUs a bid may have
ask-bid = { $number ->
    [0] Which IOUs do you bid, 1 to { $most } of them?
    [one] Which IOUs do you bid, 1 to { $most } of them? Their sum cannot be { $sums }.
   *[other] Which IOUs do you bid, 1 to { $most } of them? Their sum cannot be any of { $sums }.
}
ask-hire = Whom do you hire?
# $slots: where the IOUs go
ask-place = Only you will know which lies where. In which order do your IOUs go to { $slots }?
type-send = Type a number from the list, or a name.
# $example: a slot
type-take = Type row and column: { $example }.
# $most
type-buy = Type a number from 0 to { $most }.
type-last-buy = Type a number from 0 to { $most }.
# $example: IOUs as they may be typed
type-bid = Type your own IOUs by their values, others with their letter: { $example }.
type-hire = Type a number from the list, or a name.
# $example: IOUs as they may be typed
type-place = Type a number from the list, or the IOUs in order: { $example }.
# $adventurer: its bare name; $gold, $duel, $poker: its skills
choice-adventurer = { $adventurer }: gold { $gold }, duel { $duel }, poker { $poker }
# $skill: the name of the skill that counts; $value: its value
choice-send = { $adventurer }: { $skill } { $value } (gold { $gold }, duel { $duel }, poker { $poker })

## Words that can be typed for a step besides its notation, separated by commas; case and accents are ignored

words-send = send
words-take = take
words-buy = buy
words-bid = bid
words-hire = hire
words-place = place, lay
words-nothing = nothing, none, no, n
words-and = and, with, +

## The town

town-player = Player
town-gold = Gold
town-crew = Crew
town-hand = Hand
town-vultures = Vult.
# $step of $steps
town-undertaker = Undertaker: { $step } of { $steps }
# $events: a list
town-events = Still to come: { $events }
# $cards: how many lie in the market; $full: with how many it is payday
town-full = { $cards } on the market, payday with { $full }
town-empty = Nothing lies on the market.
town-crew-of = Your adventurers
town-offer = Looking for work
# $number, $worth: the number of the reader’s own IOUs in other hands and in the market, and their sum
town-debt = { $number ->
    [0] All your IOUs are in your hand
    [one] 1 of your IOUs is out: you owe the market { $worth } at most
   *[other] { $number } of your IOUs are out: you owe the market { $worth } at most
}
town-my-hand = Your IOUs
# $moves: a list such as "4.2 → 1.3"
town-filled = Holes are filled: { $moves }.

## Hints

hint-send = What each of yours is worth in this event:
hint-crews = The others, as far as they have been seen:
# $number: of adventurers or of IOUs
hint-unknown = { $number ->
    [0] nothing unknown
   *[other] { $number } unknown
}
hint-market = What lies where, as far as it was seen; cards with the same letter are, in some order, among those beside it:
hint-hands = What those who bid after you have in hand, as far as it was seen:
# $sums: those bid before, a list; $number: how many they are; $after: how many bid after the reader
hint-bid = { $number ->
    [0] { $after ->
        [0] Nobody bids after you.
        [one] Nothing has been bid yet, and 1 player bids after you.
       *[other] Nothing has been bid yet, and { $after } players bid after you.
    }
   *[other] { $after ->
        [0] Bid so far: { $sums }. Nobody bids after you.
        [one] Bid so far: { $sums }. 1 player bids after you.
       *[other] Bid so far: { $sums }. { $after } players bid after you.
    }
}
hint-buy = What you can buy, and what poker wins and costs there:
hint-field = Field
hint-cost = Cost
hint-gain = Won
hint-loss = Lost
hint-vulture = Vulture
# $remembers: whether the table remembers the market
hint-payday = { $remembers ->
    [yes] The next payday, if no more IOUs of yours come to the market until then:
   *[no] The next payday, if all your IOUs that are out lie on the market, who knows where, and no more come:
}
# $nothing, $vulture: percentages; $average: nuggets
hint-payday-costs = Nothing to pay: { $nothing } · asked on average: { $average } · a vulture: { $vulture }

## Refusals

# $seat: a number
refusal-not-dealt-to-now = Only seat { $seat } can be dealt to now.
refusal-no-such-adventurer = No such adventurer is left to turn up.
refusal-no-such-event = This event is not among those still to come.
refusal-not-in-crew = You do not have this adventurer in hand.
refusal-no-card-there = There is no card at this place in the market.
# $most: how many fields can be bought
refusal-no-purchase = You can buy 0 to { $most } fields.
# $most: how many IOUs a bid may have
refusal-bid-size = A bid is 1 to { $most } IOUs.
# $iou: in notation
refusal-not-in-hand = You do not have that many { $iou } in hand.
# $sum
refusal-sum-taken = { $sum } has already been bid: bid a different sum.
refusal-not-on-offer = This adventurer is not on offer.
refusal-not-the-bid = Lay down exactly the IOUs of your bid.
# $last: the highest column
refusal-no-such-column = The die shows 1 to { $last }.
refusal-already-seen = All IOUs of this kind have already been seen.

## Options and figures

option-draft = How players get their first adventurers (ruling I27).
    .false = Dealt
    .true = Bid for
figure-adventurers = The adventurers: name, gold, duel, poker
figure-dealt = Adventurers with which each player begins
figure-ious = IOUs of each colour: how many are worth 0, 1, 2 and so on
figure-given = Values of the IOUs that everybody gives to the market
figure-gold = Nuggets at the start
figure-rushes = Gold rushes: what the highest skill gets, and the second-highest
figure-duels = Duels among the events
figure-pokers = Games of poker among the events
figure-undertaker = The duel with which the undertaker arrives
figure-columns = Places in a row of the market
figure-fields = Fields of the fame track
figure-start = The field on which hats begin
figure-finish = The field that ends the game
figure-sections = Sections of the fame track: first field, and what poker wins and costs there
figure-bid = IOUs in a bid at most
figure-recruiting = Adventurers in hand with which a player does not recruit
figure-purchase = Fields that can be bought in a turn
figure-last-purchase = Fields that can be bought at the end
figure-vultures = Vultures with which a player has lost
figure-vulture-fields = Fields that a hat goes back with each vulture

## Guide

guide-start = Adventurers win you gold, clear away IOUs and bring you fame, but you pay them with IOUs, and on payday the die turns those up and you have to make them good. Whose hat is farthest along the track in the end wins, unless three vultures have come.
guide-send = An event is on, and everybody sends somebody in secret: what counts is the nugget in a gold rush, the pistol in a duel, the spade at poker. The best win and leave; in a duel the worst are killed, at poker they lose fame.
guide-take = You have won a duel and take an IOU from the market, face down: remember where your own dear ones lie, and take them before payday.
guide-buy = It is your turn, and you may buy fame, one field for each nugget. Keep something for payday.
guide-bid = Bid one to three IOUs for an adventurer, with a sum that nobody has bid yet. The highest chooses first; whoever gets somebody lays the IOUs into the market, and whoever gets nobody takes them back.
guide-hire = Your bid is good enough: choose somebody. The figures say how well they dig, shoot and play poker.
guide-place = Lay the IOUs of your bid into the market, in any order, and remember it: on payday the last card of a column is turned up first.
guide-last-buy = The game is over but for this: buy up to three more fields.
guide-end = That was a first game; the rules tell the rest, and with the draft even the first adventurers are bid for.

## The page

street-active = has the turn
street-adventurers = Adventurers
# $number: how many still bid after the reader
street-ask-bid = { $number ->
    [0] What do you bid?
   *[other] What do you bid? No sum may be bid twice.
}
street-ask-buy = Do you buy fame?
street-ask-last-buy = The very last chance: do you buy fame?
street-ask-place = You pay: in which order do your IOUs go into the market?
# $number, $ious: the IOUs that it may be, and their number
street-back = { $number ->
    [0] a card face down
   *[other] a card face down, one of { $ious }
}
# $sum
street-bid = Bid { $sum }
# $after: how many bid after the reader
street-bid-after = { $after ->
    [0] Nobody bids after you.
    [one] One more bids after you.
   *[other] { $after } more bid after you.
}
# $most: how many IOUs a bid may have
street-bid-what = Choose 1 to { $most } IOUs
street-bids = What has been bid
# $number: of fields
street-buy = { $number ->
    [0] Buy nothing
    [one] Buy 1 field
   *[other] Buy { $number } fields
}
# $cards: the number of cards in the market, where no payday follows
street-cards = { $cards } on the market
street-change-places = Tap two cards, and they change places.
street-clear = Clear
street-coming = To come:
street-covered = somebody, face down
street-done = job done
# $field
street-field = field { $field }
street-gold = Gold
street-hats = Where the hats are
street-hiring = Looking for work
street-ious = IOUs in hand
# Others' secrets, told after the end
# $name; $adventurer: in the form .the
street-joins = { $name } is joined by { $adventurer }.
street-killed = left on the ground
street-last-payday = The last payday
street-lay = Lay them face down
street-lost = lost
street-market = The market
street-none = nothing
# $name; $ious: as they go into the market
street-orders = The order in which { $name } lays them down: { $ious }.
street-paid = Paid so far
street-passes = cannot bid
street-payday = Payday!
street-payday-begins = The die is about to roll.
# $iou: the message `iou`; $held: how many are in hand; $picked: how many of them are to be bid
street-pick = { $picked ->
    [0] { $iou } ({ $held } in hand)
   *[other] { $iou } ({ $picked } of { $held } in the bid)
}
street-players = Who lives here
street-quiet = A quiet street
# $row
street-row = row { $row }
# $first, $last: fields; $gain, $loss: what poker wins and costs there
street-section = Fields { $first } to { $last }: poker wins { $gain } and costs { $loss }
# $adventurer: in the form .the
street-send = Send { $adventurer }
street-send-whom = Choose somebody
# $name; $adventurer: in the form .the
street-sends = { $name } sends { $adventurer }.
street-sent = Who was sent
street-sent-already = Sent: the others still choose
# $gold; $field: where the hat is
street-stand = { $gold } in gold, your hat on field { $field }
# $who, $name; $field
street-stands = { $who ->
    [you] You: field { $field }
   *[other] { $name }: field { $field }
}
# $sum
street-sum-taken = { $sum } is taken
street-table = The main street
# $sums: a list; $number: how many they are
street-taken-sums = { $number ->
    [0] No sum is taken.
    [one] Taken: { $sums }
   *[other] Taken: { $sums }
}
# $name; $slot; $iou
street-takes = { $name } takes the card at { $slot }: { $iou }.
street-track = The fame track
# $number
street-vultures = { $number ->
    [one] 1 vulture
   *[other] { $number } vultures
}

## Debts

# $gold, a number of nuggets; $chance, a percentage
debt-cost = { $gold ->
    [0] nothing: { $chance }
    [one] 1 nugget: { $chance }
   *[other] { $gold } nuggets: { $chance }
}
debt-costs = What you may have to pay
debt-known = Yours, and where they lie:
debt-later = What the next payday may cost is shown here when you send, take, buy or bid.
# $slots: a list; $spare: how many of the lot lie elsewhere
debt-lot = { $spare ->
    [0] { $slots }, in some order:
   *[other] { $slots }, out of:
}
debt-unsorted = Known, but not which lies where:
debt-vulture = a vulture: { $chance }
# $fields: how far the hat goes back
debt-vulture-means = { $fields ->
    [one] A vulture comes when you are asked for more than you have; your hat goes back 1 field.
   *[other] A vulture comes when you are asked for more than you have; your hat goes back { $fields } fields.
}

## What is known of the others

# $adventurers: a list of those who have been shuffled in again
known-deck = In the deck again: { $adventurers }
known-hands = What is known of the others
# $number: of IOUs that are not known; the kinds of which they can be follow
known-others = { $number ->
    [one] and 1 of these:
   *[other] and { $number } of these:
}
# $adventurers: a list of those whom the reader has never seen
known-unmet = Not seen yet: { $adventurers }
