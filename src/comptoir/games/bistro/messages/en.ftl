### Bistro: the words of the counter.
###
### Arguments that several messages share:
###   $who       "you" where the sentence is about the reader, "other" where it is about the player called $name
###   $to        "you" where something goes to the reader, "other" where it goes to the player called $to-name
###   $glass     a glass in the form .a ("a coffee"), unless another one is named
###   $miam      a Miam in the form .some ("olives")
###   $symbols   on Additions: a number

title = Bistro
tagline = A glass slides across the counter, and perhaps it is what they say it is.

## Glasses
#    .a      one of them, as in "It is a coffee."
#    .small  as it is ordered, where a sentence begins
#    .the    that one, as in "You drink the coffee."
#    .many   two of them or more, after their number

glass-coffee = coffee
    .a = a coffee
    .small = A small coffee
    .the = the coffee
    .many = coffees
glass-chocolate = chocolate
    .a = a chocolate
    .small = A small chocolate
    .the = the chocolate
    .many = chocolates
glass-lemonade = lemonade
    .a = a lemonade
    .small = A small lemonade
    .the = the lemonade
    .many = lemonades
glass-syrup = syrup
    .a = a syrup
    .small = A small syrup
    .the = the syrup
    .many = syrups
glass-apple-juice = apple juice
    .a = an apple juice
    .small = A small apple juice
    .the = the apple juice
    .many = apple juices
glass-sparkling-water = sparkling water
    .a = a sparkling water
    .small = A small sparkling water
    .the = the sparkling water
    .many = sparkling waters

## Miams
#    .some  as in "There are olives under it."
#    .with  as it is ordered along with a glass

miam-olives = olives
    .some = olives
    .with = with olives
miam-peanuts = peanuts
    .some = peanuts
    .with = with peanuts
miam-crisps = crisps
    .some = crisps
    .with = with crisps
miam-cheese = cheese
    .some = cheese
    .with = with cheese
miam-sausage = sausage
    .some = sausage
    .with = with sausage
miam-toast = toast
    .some = toast
    .with = with toast

# A claim. $glass: in the form .small; $with: "yes" if it is about a Miam too; $miam: in the form .with
claim = { $with ->
    [yes] { $glass }, { $miam }.
   *[no] { $glass }.
}

## Steps, as they are heard

# $who, $name
step-first = { $who ->
    [you] The lot falls on you: the first glass is yours to draw.
   *[other] The lot falls on { $name }, who draws the first glass.
}
# $who, $name; $miam only where the reader may know it
step-miam = { $who ->
    [you] A Miam for you, and nobody else knows it: { $miam }.
   *[other] { $name } gets a Miam, face down.
}
# $who, $name, $glass
step-glass = { $who ->
    [you] In front of you: { $glass }.
   *[other] In front of { $name }: { $glass }.
}
# The type of a glass that nobody has looked at: this turn's, or one off the pile
step-see =
    .reveal = Nobody has looked. Let’s see …
    .blind = Another one, straight off the pile …
# $who, $name
step-look = { $who ->
    [you] You look at the glass.
   *[other] { $name } looks at the glass.
}
# $who, $name: who offers; $to, $to-name; $claim: what is said, see above
step-offer = { $to ->
    [you] { $name } slides the glass to you: “{ $claim }”
   *[other] { $who ->
        [you] You slide the glass to { $to-name }: “{ $claim }”
       *[other] { $name } slides the glass to { $to-name }: “{ $claim }”
    }
}
# $who, $name: who answers; the claim about the glass, or about the Miam
step-believe =
    .glass = { $who ->
        [you] You believe it.
       *[other] { $name } believes it.
    }
    .miam = { $who ->
        [you] You believe the Miam.
       *[other] { $name } believes the Miam.
    }
step-doubt =
    .glass = { $who ->
        [you] You doubt it.
       *[other] { $name } doubts it.
    }
    .miam = { $who ->
        [you] You doubt the Miam.
       *[other] { $name } doubts the Miam.
    }
# $who, $name, $glass
step-name = { $who ->
    [you] You know better: “That is { $glass }!”
   *[other] { $name } knows better: “That is { $glass }!”
}
# $who, $name
step-take = { $who ->
    [you] You take the glass over, to pass it on.
   *[other] { $name } takes the glass over, to pass it on.
}
# $who, $name, $glass
step-give = { $who ->
    [you] You choose what to give away: { $glass }.
   *[other] { $name } chooses what to give away: { $glass }.
}
# $symbols
step-addition = { $symbols ->
    [one] An Addition is drawn: 1 symbol.
   *[other] An Addition is drawn: { $symbols } symbols.
}

## What follows

# $who, $name: who begins; $number: of the round
event-round = { $who ->
    [you] Round { $number }: you begin
   *[other] Round { $number }: { $name } begins
}
# $who, $name
event-drawn = { $who ->
    [you] You draw a glass, face down.
   *[other] { $name } draws a glass, face down.
}
# $who, $name; $glass only where the reader has looked
event-seen = { $who ->
    [you] You see { $glass }.
   *[other] { $name } knows now what it is.
}
# $who, $name: whose it is
event-miam-back = { $who ->
    [you] Your Miam comes back to you unseen.
   *[other] { $name } gets the Miam back unseen.
}
# $glass; $who, $name: who answered; $right: "yes" or "no"
event-glass-shown = { $right ->
    [yes] { $who ->
        [you] The glass is turned up: { $glass }. You were right!
       *[other] The glass is turned up: { $glass }. { $name } was right!
    }
   *[no] { $who ->
        [you] The glass is turned up: { $glass }. You were wrong!
       *[other] The glass is turned up: { $glass }. { $name } was wrong!
    }
}
# $miam; $who, $name: who answered; $right: "yes" or "no"
event-miam-shown = { $right ->
    [yes] { $who ->
        [you] The Miam is turned up, and is gone: { $miam }. You were right!
       *[other] The Miam is turned up, and is gone: { $miam }. { $name } was right!
    }
   *[no] { $who ->
        [you] The Miam is turned up, and is gone: { $miam }. You were wrong!
       *[other] The Miam is turned up, and is gone: { $miam }. { $name } was wrong!
    }
}
# $who, $name; $glass; $the: the same glass in the form .the; $from: "pile" or "turn"
event-drunk = { $from ->
    [pile] { $who ->
        [you] You drink blind, on top of it: { $glass }.
       *[other] { $name } drinks blind, on top of it: { $glass }.
    }
   *[turn] { $who ->
        [you] You drink { $the }.
       *[other] { $name } drinks { $the }.
    }
}
# $who, $name: who gives; $to, $to-name; $glass
event-given = { $to ->
    [you] { $name } passes a glass on to you: { $glass }.
   *[other] { $who ->
        [you] You pass a glass on to { $to-name }: { $glass }.
       *[other] { $name } passes a glass on to { $to-name }: { $glass }.
    }
}
# $who, $name
event-pile-empty = { $who ->
    [you] The pile is empty: you need not drink any more.
   *[other] The pile is empty: { $name } need not drink any more.
}
# $number: of void rounds in a row
event-void = { $number ->
    [one] The pile is empty and nobody pays: the round is void.
   *[other] The pile is empty and nobody pays: the round is void, and that makes { $number } in a row.
}
# $who, $name; $number: of glasses alike; $many: their type in the form .many
event-pays =
    .alike = { $who ->
        [you] { $number } { $many } in front of you: you pay!
       *[other] { $number } { $many } in front of { $name }, who pays!
    }
    .every-type = { $who ->
        [you] One of everything in front of you: you pay!
       *[other] One of everything in front of { $name }, who pays!
    }
# $who, $name; $total: symbols
event-paid = { $who ->
    [you] { $total ->
        [one] You have 1 symbol in all.
       *[other] You have { $total } symbols in all.
    }
   *[other] { $total ->
        [one] { $name } has 1 symbol in all.
       *[other] { $name } has { $total } symbols in all.
    }
}
# $who, $name: who has paid; $total: symbols; $number: of void rounds in a row
event-ended =
    .addition = { $who ->
        [you] Closing time: you have { $total } symbols and have lost
       *[other] Closing time: { $name } has { $total } symbols and has lost
    }
    .short = { $who ->
        [you] Closing time: you pay for everybody and have lost
       *[other] Closing time: { $name } pays for everybody and has lost
    }
    .void = { $number ->
        [one] Closing time: a round was void
       *[other] Closing time: { $number } rounds in a row were void
    }

## What the table waits for

# $who, $name: who has the glass, or is served
waits-lot = The lot decides who begins.
waits-miam = The Miams are being dealt.
waits-glass = The first glasses are being served.
waits-claim = { $name } has the glass and decides who gets it, and what it is said to be.
waits-look = { $who ->
    [you] You are looking at the glass.
   *[other] { $name } is looking at the glass.
}
waits-answer = { $name } decides whether to believe it.
waits-reveal = The glass is being turned up.
waits-miam-answer = { $name } was right about the glass. And the Miam?
waits-gift = { $name } chooses a glass to give away.
waits-blind = { $who ->
    [you] You drink one off the pile.
   *[other] { $name } drinks one off the pile.
}
waits-addition = { $who ->
    [you] You are about to draw an Addition.
   *[other] { $name } is about to draw an Addition.
}
waits-over = The game is over.

## What is asked of the reader

# $known: "yes" where the reader has looked; $glass: what it is; $example: an offer as it may be typed
ask-claim = { $known ->
    [yes] You have { $glass }. Who gets it, and what do you say it is? For example: { $example }
   *[no] You have the glass. Look at it first, or offer it unseen? Type look, or for example: { $example }
}
# $name: who offers; $claim: what was said
ask-answer = { $name } says: “{ $claim }” Do you believe it?
# $name: whose Miam it is; $miam: in the form .with
ask-miam-answer = You were right about the glass. { $name } also says: “{ $miam }”. Do you believe it?
# $name: who gets it
ask-gift = Well guessed! Which of your glasses goes to { $name }?
# $example: an offer as it may be typed; $with-miam: the same, with a Miam
type-claim = Type a seat and what you claim: { $example }. Before that, look shows you the glass.
type-claim-miam = Type a seat and what you claim: { $example }. Your Miam goes along if you name one: { $with-miam }. Before that, look shows you the glass.
type-answer = Type a number from the list, or believe, doubt, a glass by its name, or take.
type-miam-answer = Type a number from the list, or believe, or doubt.
type-gift = Type a number from the list, or a glass by its name.
choice-believe = Believe: it is { $glass }
choice-doubt = Doubt: it is something else
choice-name = Name: it is { $glass }
choice-take = Take it over, and pass it on
choice-believe-miam = Believe: { $miam }
choice-give = Give { $glass }

## Words that can be typed for a step besides its notation, separated by commas; case and accents are ignored

words-look = look, l
words-offer = offer, to
words-with = with, and, +
words-believe = believe, true, yes, y
words-doubt = doubt, false, no, d
words-name = name, n
words-take = take, take over, t
words-give = give, g

## The counter

# $number: of the round
counter-round = Round { $number }
# $number: of glasses
counter-pile = { $number ->
    [0] The pile is empty.
    [one] 1 glass is left in the pile.
   *[other] { $number } glasses are left in the pile.
}
counter-miam = Miam
# $miam: its bare name
counter-my-miam = Your Miam: { $miam }.
counter-addition = Addition
# $miams: a list of names
counter-discarded = Gone: { $miams }.
# Beside the sign for a type that would end the round with one more glass
counter-danger = One more of these, and the round ends.
# Beside a name. $who
counter-looked = { $who ->
    [you] have looked
   *[other] has looked
}
counter-unseen = { $who ->
    [you] have not looked
   *[other] has not looked
}
# $claim: what somebody has said
counter-said = “{ $claim }”

## Hints

hint-glass = Glass
hint-chance = Chance
hint-drinker = Drinks it
hint-ends = Ends the round
hint-answer = Answer
hint-right = Right
# $who, $name
hint-pays = { $who ->
    [you] You pay
   *[other] { $name } pays
}
hint-claim = Judging by what you can see, the glass is:
hint-answers = Judging by what you can see: how often each answer is right, and how often it makes somebody pay:
hint-nobody-pays = Nobody would pay for this glass.
# $miam: its bare name; $chance: a percentage
hint-miam-answer = Judging by what you can see, “{ $miam }” is true { $chance } of the time.
# $who, $name
hint-drinking = { $who ->
    [you] If you drink this glass, you pay.
   *[other] If { $name } drinks this glass, the Addition is for { $name }.
}
# $number: of glasses that end the round; $glasses: which; $name: who gets one
hint-gift = { $number ->
    [0] None of your glasses makes { $name } pay.
   *[other] This makes { $name } pay: { $glasses }.
}

## Refusals

# $seat: a number
refusal-not-served-now = Only seat { $seat } can be served now.
refusal-no-such-miam = There is no such Miam, or it has already been dealt.
refusal-no-such-glass = There is no such glass, or all glasses of its type are face up.
refusal-has-looked = You have already looked at the glass.
refusal-no-miam = You have no Miam to offer with the glass.
# $last: the highest seat number
refusal-no-offer = Offer the glass, as one of the six types, to a player who has not held it this turn; seats are numbered 0 to { $last }.
refusal-no-one-left = Everybody has held this glass: believe, doubt or name it.
refusal-no-name = Name one of the six types, but not the one claimed.
refusal-not-yours-to-give = You have no such glass in front of you.
refusal-no-such-addition = No such Addition is left.

## Options and figures

option-short-game = A first game: one round without Miams and Additions, and whoever ends it loses.
    .false = The whole game
    .true = A first game
figure-glasses = How many glasses there are of each type
figure-alike = Glasses of one type that end the round
figure-additions = Symbols on each Addition
figure-losing-total = Symbols with which the game is lost
figure-void-rounds = Void rounds in a row that end the game

## Guide: what a newcomer is told at each kind of moment, the first time it comes

guide-start = A glass travels across the counter, face down, and whoever passes it on says what it is: the truth or not. Whoever first has three glasses alike in front of them, or one of every type, pays for everybody and loses.
guide-claim = You have the glass and may look at it first; then you slide it to somebody and say what it is, true or not. If they judge you wrongly they drink it, and if they judge you rightly you do.
guide-answer = Somebody slides you a glass and says what it is: believe it, doubt it, or name what you think it is. If you are wrong you drink it, and if you are right they do; as long as somebody else has not held it, you may also take it over and pass it on with a word of your own.
guide-gift = You have named the glass, and as a reward one of yours goes to whoever offered it. Give one that brings them closer to three alike, or one that is dangerous to you.
guide-end = That was a first game; the whole one adds Miams, which go along with a glass, and Additions, which are counted, and the rules tell the rest.

### Page

## Around the counter

bistro-table = The bistro’s counter
bistro-others = The others at the counter
bistro-looked = has looked at the glass
# $number: of glasses
bistro-pile = { $number ->
    [0] The pile is empty.
    [one] 1 glass is left in the pile.
   *[other] { $number } glasses are left in the pile.
}
# $miams: a list
bistro-gone = These Miams are gone: { $miams }.
# $number: 2 or more; $many: a type of glass in the form .many
bistro-several = { $number } { $many }
# $glasses: a list
bistro-stands = In front: { $glasses }.
bistro-stands-nothing = No glass in front.
# $glasses: types in the form .a; one of them more ends the round
bistro-danger = In danger! One of these ends the round: { $glasses }.
# $symbols: on the Additions so far; $losing: with how many the game is lost
bistro-symbols = { $symbols } of { $losing } symbols
bistro-miam = a Miam under the napkin
bistro-miam-away = the Miam lies beside the glass
bistro-miam-gone = no Miam
# $miam: in the form .some
bistro-own-miam = Your Miam, and nobody else knows it: { $miam }.

## The glass on its way

# $who, $name: in front of whom it is
bistro-covered = { $who ->
    [you] The covered glass is in front of you.
   *[other] The covered glass is in front of { $name }.
}
# $glass: what the reader has seen
bistro-peek = You have looked: it is { $glass }.
# $glass
bistro-it-is = It is { $glass }.
bistro-it-is-not = It is something else.
# $miam: in the form .some
bistro-miam-is = True: { $miam }.
bistro-chain = From hand to hand
# $who, $name; $claim: what was said
bistro-claimed = { $who ->
    [you] You said: “{ $claim }”
   *[other] { $name } said: “{ $claim }”
}
# $claimed and $glass: the last glass, as it was claimed and as it was
bistro-last = The last glass was said to be { $claimed }, and was { $glass }.
# Stamped on a claim that is turned up
bistro-true = True
bistro-bluff = Bluff!
# Spoken by whoever answers
bistro-said-believe = I believe you.
bistro-said-doubt = I don’t believe you!
# $glass
bistro-said-name = No, that is { $glass }!
bistro-said-take = Give it here, I’ll pass it on.
bistro-said-believe-miam = And I believe what comes with it.
bistro-said-doubt-miam = But what comes with it is something else!

## Offering

# $known: "yes" where the reader has looked; $glass: what it is
bistro-asked-claim = { $known ->
    [yes] You have { $glass }. Who gets it, and what do you say it is?
   *[no] The glass is yours. Look, or offer it unseen?
}
bistro-to = Who gets it
bistro-as = What you say it is
bistro-along = What you say comes with it
bistro-no-miam = without a Miam
# After the name of a Miam
bistro-is-yours = yours
bistro-is-gone = gone
# Under the type that the glass is
bistro-is-it = it is this
# $chance: a percentage; beside a player: how likely this glass makes that player pay
bistro-ends = pays { $chance }
bistro-look = Look
bistro-look-means = everybody sees it
bistro-choose-receiver = Choose who gets it
bistro-choose-glass = Choose what you say it is
# $name
bistro-slide = Slide it over to { $name }
bistro-key-slide = Slide the glass over
# $claim: what the reader is about to say
bistro-saying-true = “{ $claim }” It is the truth.
bistro-saying-bluff = “{ $claim }” It is a bluff.
bistro-saying-unknown = “{ $claim }” Even you don’t know.

## Answering

bistro-believe = I believe it
bistro-doubt = I doubt it
bistro-name = I know better
bistro-take = Take it over
bistro-name-means = Name it, and pass on one of yours
bistro-take-means = and pass it on with your own word
bistro-name-which = What is it?
bistro-back = Back
# $chance: a percentage
bistro-right = right: { $chance }
bistro-right-up-to = right: { $chance } at best
bistro-you-pay = you pay: { $chance }
# $name, $chance
bistro-they-pay = { $name } pays: { $chance }
bistro-counted = Counted from the glasses in sight, not from what anybody says.
bistro-if-wrong = If you are wrong, you pay.
# $name
bistro-if-right = If you are right, { $name } pays.
bistro-gifts = Your glasses

## The end

# $who, $name: who has lost by the Additions
bistro-ended = { $who ->
    [you] Closing time: the Additions are too much for you, and you have lost
   *[other] Closing time: the Additions are too much for { $name }, who has lost
}
