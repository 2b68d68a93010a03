### L’Encanteur: the words of the quay.
###
### Arguments that several messages share:
###   $who       "you" where the sentence is about the reader, "other" where it is about the player called $name
###   $slate     a slate in the form .the ("the hake"), unless another one is named
###   $client    a client in the form .the ("the holiday family"), unless another one is named
###   $meal      what somebody eats and drinks: the message `meal`
###   $price, $money and other sums are numbers of coins, and stand alone

title = L’Encanteur
tagline = The price falls until a hand falls on the fish; at noon, hungry guests walk to where they are fed.

## Slates: the bare name stands in lists and headings
#    .the    where something is said about it, as in "Sold: the hake to Ottilie."
#    .dish   as it is served and eaten

slate-hake = hake
    .the = the hake
    .dish = hake
slate-sardine = sardine
    .the = the sardine
    .dish = sardine
slate-sea-bass = sea bass
    .the = the sea bass
    .dish = sea bass
slate-mackerel = mackerel
    .the = the mackerel
    .dish = mackerel
slate-sole = sole
    .the = the sole
    .dish = sole
slate-shrimp = shrimp
    .the = the shrimp
    .dish = shrimp
slate-red-mullet = red mullet
    .the = the red mullet
    .dish = red mullet
slate-cuttlefish = cuttlefish
    .the = the cuttlefish
    .dish = cuttlefish
slate-wine = wine
    .the = the white wine
    .dish = white wine
slate-platter = platter
    .the = the seafood platter
    .dish = the seafood platter

# Where twins differ. $slate: in any form; $number: of the twin
slate-numbered = { $slate } { $number }

# $dish: in the form .dish; $wine: "yes" where a bottle goes with it
meal = { $wine ->
    [yes] { $dish } with white wine
   *[no] { $dish }
}

## Clients: the bare name stands in lists and headings
#    .short  the same where there is little room
#    .the    as the one who acts
#    .to     as the one who receives something

client-family = holiday family
    .short = family
    .the = the holiday family
    .to = to the holiday family
client-sailor = old sea dog
    .short = sea dog
    .the = the old sea dog
    .to = to the old sea dog
client-lovers = honeymoon couple
    .short = couple
    .the = the honeymoon couple
    .to = to the honeymoon couple
client-critic = food critic
    .short = critic
    .the = the food critic
    .to = to the food critic

## Steps

# $who, $name
step-first = { $who ->
    [you] The lot falls on you: you are the first auctioneer.
   *[other] The lot falls on { $name }, the first auctioneer.
}
# $client; $fish: the two fish that leave the game with the client, a list of names
step-remove = Staying away from this table: { $client }, and with that { $fish }.
# $who, $name: the owner; $client; $fish: the fish that the client eats, a list of names
step-client = { $who ->
    [you] Your table is laid for { $client }: { $fish }, please.
   *[other] { $name } lays a table for { $client }: { $fish }, please.
}
# $who, $name; $fish: a list of names, only where the reader may know it
step-discard = { $who ->
    [you] You put away { $fish }; the rest is your set, and your secret.
   *[other] { $name } has chosen a set.
}
# $slate
step-lot = Out of the crates comes { $slate }.
# $who, $name
step-take = { $who ->
    [you] “Mine!” you call.
   *[other] “Mine!” calls { $name }.
}
step-wait = { $who ->
    [you] You wait.
   *[other] { $name } waits.
}
step-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
step-tick = The clock ticks.
# $who, $name; $number: how many are served
step-serve = { $who ->
    [you] { $number ->
        [0] You serve nobody.
        [one] You serve 1 guest.
       *[other] You serve { $number } guests.
    }
   *[other] { $number ->
        [0] { $name } serves nobody.
        [one] { $name } serves 1 guest.
       *[other] { $name } serves { $number } guests.
    }
}
# $who, $name; $number: of bottles
step-display = { $who ->
    [you] { $number ->
        [0] You keep your wine in the cellar.
        [one] You put 1 bottle in your window.
       *[other] You put { $number } bottles in your window.
    }
   *[other] { $number ->
        [0] { $name } keeps the wine in the cellar.
        [one] { $name } puts 1 bottle in the window.
       *[other] { $name } puts { $number } bottles in the window.
    }
}
# $who, $name; $dish: in the form .dish
step-dish = { $who ->
    [you] You recommend { $dish }.
   *[other] { $name } recommends { $dish }.
}
# $who, $name; $platter: "yes" or "no"
step-home = { $platter ->
    [yes] { $who ->
        [you] You bring out the platter after all.
       *[other] { $name } brings out the platter after all.
    }
   *[no] { $who ->
        [you] You keep the platter in the kitchen.
       *[other] { $name } keeps the platter in the kitchen.
    }
}

## Events

# $who, $name: the auctioneer; $day; $lots: how many slates are for sale
event-day = { $who ->
    [you] { $lots ->
        [one] Day { $day }: you cry 1 slate
       *[other] Day { $day }: you cry { $lots } slates
    }
   *[other] { $lots ->
        [one] Day { $day }: { $name } cries 1 slate
       *[other] Day { $day }: { $name } cries { $lots } slates
    }
}
# $first: "yes" for the first price of a lot; $slate; $price
event-price = { $first ->
    [yes] Going, { $slate }! Who gives { $price }?
   *[no] … { $price } …
}
# $who, $name: who has the lot now; $over: "nobody", or "you" or "other" for the player called $over-name; $price
event-held = { $over ->
    [nobody] { $who ->
        [you] “Mine!” Your hand is on it at { $price }.
       *[other] “Mine!” { $name }’s hand is on it at { $price }.
    }
    [you] “Mine, for { $price }!” { $name } takes it from under your hand.
   *[other] { $who ->
        [you] “Mine, for { $price }!” You take it from under { $over-name }’s hand.
       *[other] “Mine, for { $price }!” { $name } takes it from under { $over-name }’s hand.
    }
}
# $who, $name: the buyer; $slate; $price; $money: what is left
event-sold = { $who ->
    [you] Sold: { $slate } to you for { $price }, which leaves { $money }.
   *[other] Sold: { $slate } to { $name } for { $price }, which leaves { $money }.
}
# $slate; $floor: the last price
event-unsold = Not a hand, not even for { $floor }: { $slate } stays in the crate.
# $who, $name: the owner of the house; $client: in the form .to; $meal
event-served =
    .first = { $who ->
        [you] You serve { $meal } { $client }.
       *[other] { $name } serves { $meal } { $client }.
    }
    .home = { $who ->
        [you] Back home after all that: you serve { $meal } { $client }.
       *[other] Back home after all that: { $name } serves { $meal } { $client }.
    }
    .second = { $who ->
        [you] Second service: you bring { $meal } { $client }.
       *[other] Second service: { $name } brings { $meal } { $client }.
    }
# What a client finds in a house. $who, $name: the owner of the house
visit-nothing = { $who ->
    [you] you: nothing
   *[other] { $name }: nothing
}
visit-dish = { $who ->
    [you] you: a dish
   *[other] { $name }: a dish
}
visit-dish-and-wine = { $who ->
    [you] you: a dish, and wine!
   *[other] { $name }: a dish, and wine!
}
# A walk begins. $who, $name: the owner of the house that the client leaves; $client
walk-begins = { $who ->
    [you] Hungry, { $client } leaves your house and looks along the quay.
   *[other] Hungry, { $client } leaves { $name }’s house and looks along the quay.
}
# Why a walk ends where it does. $who, $name: where; $client
event-walked =
    .wine = { $who ->
        [you] The bottle in the window decides: { $client } comes to you.
       *[other] The bottle in the window decides: { $client } goes to { $name }.
    }
    .dish = { $who ->
        [you] Without a bottle the first dish counts: { $client } comes to you.
       *[other] Without a bottle the first dish counts: { $client } goes to { $name }.
    }
    .nothing = { $who ->
        [you] Not one dish along the quay: hungry, { $client } comes back to you.
       *[other] Not one dish along the quay: hungry, { $client } goes back to { $name }.
    }
# $who, $name: the owner of the house; $client: in the form .to; $meal
event-reserved = { $who ->
    [you] You promise { $meal } { $client }, a guest of yours now.
   *[other] { $name } promises { $meal } { $client }, a new guest.
}
# $who, $name: who is paid; $client; $meal; $amount
event-paid = { $who ->
    [you] You get { $amount }: { $client } has had { $meal }.
   *[other] { $name } gets { $amount }: { $client } has had { $meal }.
}
# $who, $name: the owner of the set; $fish: its bare name
event-revealed = { $who ->
    [you] A card of your set is turned up: { $fish }.
   *[other] A card of { $name }’s set is turned up: { $fish }.
}
event-not-in-set = { $who ->
    [you] Sold, but not in your set: { $fish }.
   *[other] Sold, but not in { $name }’s set: { $fish }.
}
# $who, $name; $left: how many cards are left; $points: what a card is worth
event-platter-card = { $who ->
    [you] The platter is eaten: you get a platter card, worth { $points }.
   *[other] The platter is eaten: { $name } gets a platter card, worth { $points }.
}
# $day; $takings: a list of `takings`
event-day-ended = The till on day { $day }: { $takings }.
# $who, $name; $income
takings = { $who ->
    [you] { $income } for you
   *[other] { $income } for { $name }
}
# $number: of days in a row, or the day that was the last
event-ended =
    .set = The last card is turned up: a set is complete, and the market closes
    .no-sale = { $number ->
        [one] The market closes: nothing was sold today
       *[other] The market closes: nothing was sold for { $number } days
    }
    .last-day = The market closes: day { $number } was the last

## What the table waits for

# $who, $name: the player for whom the table waits; $names, $number: all of them and their number, where there may be several
waits-first = The lot decides who cries first.
waits-removal = The lot decides who stays away.
waits-client = The guests are arriving.
waits-discard = { $number ->
    [one] One set is still being chosen: { $names }.
   *[other] { $number } sets are still being chosen: { $names }.
}
waits-lot = The next crate is being opened.
waits-falling = { $who ->
    [you] You decide: take the lot, or wait?
   *[other] { $name } is asked: take the lot, or wait?
}
waits-rising = { $who ->
    [you] You decide: take the lot over, or pass?
   *[other] { $name } is asked: take the lot over, or pass?
}
# In a live auction, when any player may take the lot
waits-clock = The clock is ticking, and the lot is free to every hand.
waits-serve = { $name } is laying the tables.
waits-display = { $name } decides what stands in the window.
waits-dish = { $name } chooses a dish for a new guest.
waits-home = { $name } has a hungry guest back, and a platter.
waits-over = The market is closed.

## Questions to the reader

# $fish: all in the game, each with its number; $number: how many are put away
ask-discard = { $number ->
    [one] Which one will you not serve? { $fish }
   *[other] Which { $number } will you not serve? { $fish }
}
# $slate; $price: what taking it costs; $money: what the reader has; $name: who holds it
ask-falling = { $price } for { $slate }, and you have { $money }: take it (t), or wait (w)?
ask-rising = { $name } holds { $slate }. Take it over for { $price } (t), or pass (p)? You have { $money }.
ask-serve = Noon! What do you serve to whom?
# The same without a list of choices. $example: a serving as it may be typed
ask-serve-typed = Noon! What do you serve to whom? For example: { $example }
# $most: how many bottles the reader has
ask-display = Somebody is about to walk. How many bottles go into your window, 0 to { $most }?
# $client
ask-dish = In comes { $client }. What do you recommend?
ask-home = Hungry, { $client } is back from the quay. Will you serve your platter?
# $example: two fish as they may be typed; $digits: the same by their numbers
type-discard = Type the fish by name or by number: { $example }, or { $digits }.
type-falling = Type t (take) or w (wait).
type-rising = Type t (take) or p (pass).
# $example: a serving as it may be typed
type-serve = Type a number from the list, or each guest’s number and dish: { $example }.
type-display = Type a number from 0 to { $most }.
type-dish = Type a number from the list, or a dish by its name.
type-home = Type a number from the list, or yes or no.
# $meals: a list of `serving`; $number: how many are served
choice-serve = { $number ->
    [0] Serve nobody
   *[other] Serve { $meals }
}
# $meal; $client: in the form .to; $place: where the house has two of them, the number of this one, else 0
serving = { $place ->
    [0] { $meal } { $client }
   *[other] { $meal } { $client } (no. { $place })
}
# $dish: in the form .dish; $pays
choice-dish = Offer { $dish }: { $pays }
# $platter: "yes" or "no"; $pays
choice-home = { $platter ->
    [yes] Serve the platter: { $pays }
   *[no] Keep the platter
}

## Words that can be typed for a step besides its notation, separated by commas; case and accents are ignored

words-take = take, t, mine
words-wait = wait, w
words-pass = pass, p
words-yes = yes, y
words-no = no, n
# Words that may stand between two names
words-and = and, with, +
words-discard = discard
words-serve = serve
words-dish = dish

## The quay

# $who, $name: the auctioneer; $day
quay-day = { $who ->
    [you] Day { $day }, and you are the auctioneer
   *[other] Day { $day }, and { $name } is the auctioneer
}
quay-noon = Noon: the guests sit down
quay-house = House
quay-money = Coins
quay-guests = Guests
quay-kitchen = To serve
quay-shown = Shown
# $number: of bottles; $displayed: how many of them stand in the window
quay-wine = { $displayed ->
    [0] { $number } × wine
   *[other] { $number } × wine, { $displayed } in the window
}
# $number: of platter cards
quay-platter-cards = { $number } × platter card
# $floor: the last price; $pays: what a guest pays for it
quay-figures = down to { $floor } · a guest pays { $pays }
# $slate: the bare name of the next lot; $price: at which it will be cried
quay-next = Then: { $slate }, from { $price }
# $number: of lots not yet known
quay-coming = { $number ->
    [0] then noon
    [one] then 1 more, unknown
   *[other] then { $number } more, unknown
}
# $slates: a list of bare names
quay-unsold = Left in the crates: { $slates }
# $fish: a list of bare names, with revealed ones marked
quay-my-set = Your set: { $fish }
quay-marked = ✓ turned up
quay-bill = The bill

## Hints

hint-fish = Fish
hint-pays = Pays
hint-dish = Dish
hint-in-set = Still to be turned up
hint-yes = yes
hint-no = no
hint-discard = What each fish pays, and how many guests of each house eat it:
# $cost; $left: what would be left; $pays: what a guest pays
hint-lot = Taking it costs { $cost } and leaves you { $left }; a guest pays { $pays }.
hint-lot-in-set = Selling it would turn up a card of your set.
hint-eaters = Guests who would still eat it today:
hint-glasses = Guests with a dish and no bottle yet:
hint-dishes = What each dish brings you today:
hint-walkers = Who will walk, in this order, and whether you have a dish for them:
hint-guest = Guest
hint-from = From
hint-suits = A dish here

## Refusals

# $seat: a number
refusal-not-dealt-to-now = Only seat { $seat } can be dealt to now.
refusal-no-such-client = No such client is left to deal.
# $number: how many cards
refusal-no-discard = { $number ->
    [one] Put away one card of your set.
   *[other] Put away { $number } different cards of your set, in the order of the table.
}
refusal-no-such-lot = No such slate is left that can be sold today.
refusal-already-yours = You already hold this lot.
# $price: what it costs; $money: what the player has
refusal-too-dear = This lot costs { $price }, and you have { $money }.
refusal-live = In a live auction you do not wait or pass: just do not press.
refusal-order-live = A live auction takes no standing orders: press when you like the price.
# $day, $number: the day and the lot that an order is for
refusal-order-lot = A standing order must be for the lot up for auction, not for lot { $number } of day { $day }.
refusal-order-empty = A standing order needs a price at which to take the lot, a limit up to which to go, or both.
# $price: a price in an order; $money: what the player has
refusal-order-price = The prices of a standing order must be from 0 to { $money }, the coins you have, not { $price }.
refusal-no-serving = Serve as many guests as you can, each a fish they eat; put each bottle with a meal, and serve nothing twice.
# $most: how many bottles there are
refusal-no-display = You can show 0 to { $most } bottles.
refusal-no-dish = You have no free dish of that kind for this client.

## Options and figures

option-tempo = How the auction goes: all are asked in turn, or everybody calls out while a clock ticks (ruling E5).
    .turns = In turns
    .live = Live, with a clock
option-removed = The client who stays away from a table of three; drawn at random if none is named (ruling E2).
    .null = Drawn by lot
    .family = The holiday family
    .sailor = The old sea dog
    .lovers = The honeymoon couple
    .critic = The food critic
figure-hake = Hake: for each slate the first price, the last, and what a guest pays
figure-sardine = Sardine: the same
figure-sea-bass = Sea bass: the same
figure-mackerel = Mackerel: the same
figure-sole = Sole: the same
figure-shrimp = Shrimp: the same
figure-red-mullet = Red mullet: the same
figure-cuttlefish = Cuttlefish: the same
figure-wine = White wine: first price, last price, what a guest pays
figure-bottles = Slates of white wine
figure-platter = The seafood platter: first price, last price, what a guest pays
figure-lots = Slates sold a day, at a table of three and of four
figure-money = Coins at the start, at a table of three and of four
figure-discards = Cards that each puts away
figure-platter-cards = Platter cards in the bank
figure-fish-points = Points for each card of a set that is turned up
figure-platter-points = Points for a platter card
figure-set-points = Points for a set that is turned up whole
figure-idle-days = Days in a row without a sale that end the game
figure-last-day = The last day, so that every game ends

## Guide

guide-start = Fish is cried at a falling price, and whoever calls first takes it; at noon your guests eat, and hungry ones walk to other houses. Sell the fish of your secret set: who turns up most wins.
guide-discard = Put away two fish: the others are your secret set.
guide-falling = Take the lot at this price, or wait until it is cheaper, and risk that somebody else takes it.
guide-rising = Somebody holds the lot: take it over for one more, or leave it.
guide-serve = Serve your guests what they eat; wine adds to what they pay.
guide-display = A bottle in the window draws hungry guests past other houses.
guide-dish = A guest has walked in and is yours from now on: choose what they eat.
guide-home = A hungry guest is back, and you still have the platter: serve it or keep it.
guide-end = That was a first game; the rules tell the rest.

## Page

# $client: in the form .the
quay-again = Show the walk of { $client } again
quay-asked-discard = Which fish will you not serve?
quay-asked-display = Somebody is about to walk. How many bottles in your window?
quay-at-most = At most
quay-and-up-to = Then go up to { $price }
quay-auctioneer = auctioneer today
quay-bill-of = Evening of day { $day }
quay-cards = Cards turned up: { $number }; platter cards: { $platters }
quay-change = Change
quay-eats = for: { $client }
quay-going-to = Going up to { $price }
quay-holds = { $who ->
    [you] You hold it at { $price }
   *[other] { $name } holds it at { $price }
}
quay-houses = The houses of the quay
quay-leave = Leave it
quay-leaving = You leave this lot
# $left: what would be left of the money
quay-left = Leaves you { $left }
quay-less = Less
quay-look-back = Look at the day before
quay-look-on = Back to the auction
quay-lot = The lot
quay-more = More
quay-no-guests = nobody ate here
quay-no-set = Your set is not chosen yet
quay-nobody = Nobody wants it
quay-noon-means = Guests eat at home first; whoever stays hungry walks along the quay.
# $fish: a list of fish that were sold without revealing a card
quay-not-in-set = not in the set: { $fish }
quay-nothing = nothing
quay-of-your-set = a card of your set, still to be turned up
quay-order-gone = The lot is gone, and your order with it.
quay-order-seen = All right
quay-pays = pays { $pays }
quay-points = { $points } pts
quay-price = Price:
quay-put-away = Put them away
quay-put-away-which = Choose { $number } to put away
quay-says-take = Mine!
quay-says-wait = I wait.
quay-says-pass = I pass.
quay-sealed = Your set is chosen
quay-serve = Serve: { $pays }
quay-set = Your secret set
# $points: for a revealed card; $whole: for the whole set
quay-set-means = What you keep is your secret set. A fish of it that a guest eats at your house is turned up for { $points }; the whole set brings { $whole } more.
quay-show = Show { $number }
quay-sold = { $who ->
    [you] Yours for { $price }
   *[other] Sold to { $name } for { $price }
}
quay-table = The harbour
quay-begins = Here it comes …
quay-called = Somebody has called!
quay-called-you = You have called …
quay-finish = Who pressed
quay-going-0 = Who gives more?
quay-going-1 = Going once …
quay-going-2 = Going twice …
quay-granted = (of which { $lag } s for network delay)
quay-key = Space
quay-live-falling = The price is falling: press as soon as it suits you.
quay-live-pays = pays { $pays }; it would suit here:
quay-live-rising = { $who ->
    [you] You hold it at { $price }. Does anybody give more?
   *[other] { $name } holds it at { $price }. Who takes it over for one more?
}
quay-pressed = at { $price }, { $after } s after the call
quay-too-dear = { $price } is more than your { $money }
quay-yours-at = Yours at { $price }, unless …
quay-take = Take it for { $price }
quay-take-over = Take it over for { $price }
quay-today = Day { $day }
quay-until = Wait until
quay-up-to = Go up to { $price }
quay-wait-until = Wait, take it at { $price }
quay-waiting-until = Waiting; you take it at { $price }
quay-waiting-and-up-to = Waiting; you take it at { $price }, and go up to { $up-to }
quay-whole = the whole set
