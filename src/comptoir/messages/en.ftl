### Comptoir: the words that belong to no game.

## People

# The reader, in a list or as a heading
you = you
default-name = Player
# $seat: its number
seat-name = Seat { $seat }
level-random = plays at random
level-novice = novice
level-regular = regular
level-liar = liar
level-honest = honest soul
level-doubter = doubter
level-timid = timid soul
level-thrifty = thrifty
level-lavish = big spender
level-patient = patient soul
level-hasty = hasty
level-jealous = jealous soul
level-strong = strong
level-master = master
# $name, $level
player-at-level = { $name } ({ $level })

## The table in a terminal

# $names: everybody, with the level of the bots
table-seated = At the table: { $names }.
table-how-to-start = Type ? for a hint, help for everything else.
# $typing: what can be typed as an answer
table-help = { $typing }
    ? shows what your choices would mean; board shows the table; rules shows the rules, and rules 3.2 a part of them.
    quit leaves the table. Any key skips what is being shown.
# $section: of the rules page
table-see-rules = More about it: rules { $section }.
table-left = You have left the table.
# $command: what to type in the shell
table-continue = To continue this game: { $command }
table-not-recorded = This game was not recorded; with --record FILE you could continue it.
table-offer-record = To keep the record, type a file name; Enter alone lets it go.
# $file: a path
table-recorded = The record is in { $file }.
# $who: "you" if the reader is among the winners; $number: of winners; $names: the winners, without the reader
table-won = { $who ->
    [you] { $number ->
        [one] You have won!
       *[other] You share the win with { $names }!
    }
   *[other] { $number ->
        [one] { $names } has won.
       *[other] { $names } share the win.
    }
}

table-rank = Rank
table-player = Player
table-points = Points

## Words that may be typed; without capitals and accents, separated by commas

words-hint = ?, hint
words-help = help, h
words-board = board, b
words-rules = rules
words-quit = quit, q, exit
words-back = back, b

## A replay

# $step: its number; $steps: how many there are
replay-place = { $step } of { $steps }
replay-help = Enter: next step · b: back · 12: to step 12 · board: the table · q: quit
replay-end = That was the last step.
# $note: a sentence
replay-note = Note: { $note }

## Rules and editions

rules-sections = rules NUMBER shows a section, a paragraph such as 3.2, or a ruling such as P4.
# $names: of editions
editions-names = Editions: { $names }.
edition-figure = Figure
edition-value = Value
edition-source = Source
edition-note = Note
edition-option = Option
edition-choices = Values
edition-meaning = Meaning
source-rulebook = rulebook
source-reported = reported
source-ours = ours
option-first-seat = The seat that is first; null lets the lot decide.

## Refusals

# $name: what was asked for; $known: all games
refusal-unknown-game = There is no game called { $name }. There is: { $known }.
# $seats: what was asked for; $least and $most: what is possible
refusal-seats = This game takes { $least } to { $most } players, not { $seats }.
# $first-seat: what was asked for; $last: the highest number of a seat
refusal-first-seat = Seat { $first-seat } cannot be first: seats have the numbers 0 to { $last }.
# $option: its name; $expected: what was wrong, in English
refusal-option = The option { $option } does not fit: { $expected }.
# $game
refusal-options-of-another-game = These options belong to another game than { $game }.
refusal-timed = With these options a clock runs, and nobody keeps time here.
# $key: of a figure; $expected: what it should have been, in English
refusal-bad-edition = In the edition, { $key } is not as expected: { $expected }.
# $text: what was written
refusal-bad-notation = “{ $text }” is not a step of this game.
refusal-not-in-order = “{ $text }” does not stand in the usual order: it ascends, and nothing comes twice.

# Records: $line is the number of the line that is wrong
refusal-no-record = Line { $line }: this is no record of a game.
# $format: of the record; $known: the newest that can be read
refusal-newer-record = Line { $line }: this record has format { $format }; only formats up to { $known } can be read here.
# $game: the one expected; $found: the one recorded
refusal-record-of-another-game = Line { $line }: this is a record of { $found }, not of { $game }.
# $keys: all that are possible
refusal-record-header = Line { $line }: the header has each of these keys at most once, then a colon: { $keys }.
# $key
refusal-record-key-missing = Line { $line }: the header ends without { $key }.
# $rules: of the record; $known: ours
refusal-newer-rules = Line { $line }: this was played by version { $rules } of the rules; only versions up to { $known } are known here.
refusal-older-rules = Line { $line }: this was played by version { $rules } of the rules; here it is version { $known }.
# $edition: its name; $known: all names
refusal-edition-unknown = Line { $line }: no edition is called { $edition }; there is { $known }.
# $edition: its name; $digest: recorded; $found: ours
refusal-edition-changed = Line { $line }: the figures of the edition { $edition } have changed since ({ $digest } then, { $found } now).
# $found: what stands there
refusal-no-actor = Line { $line }: { $found } is nobody who could act; a step begins with a seat, chance or clock.
# $found: who stands there; $due: who could
refusal-not-due = Line { $line }: it is not { $found } that acts here, but { $due }.
# $found: how the game really ends
refusal-another-result = Line { $line }: the steps do not lead to this result, but to: { $found }.
# $names and $seats: how many
refusal-record-names = Line { $line }: there are { $names } names for { $seats } seats.
# $found: what stands there
refusal-record-match = Line { $line }: “{ $found }” is no game of a match; write its number and how many there are, such as 2/3.
# $why: a sentence
refusal-wrong-line = Line { $line }: { $why }

# The command line
# $file: a path
refusal-no-file = { $file } cannot be read.
refusal-file-exists = { $file } exists already, and records are not overwritten: choose another name.
refusal-cannot-write = { $file } cannot be written.
# $seat: what was asked for; $last: the highest number of a seat
refusal-no-seat = There is no seat { $seat }: seats have the numbers 0 to { $last }.
# $level: what was asked for; $known: all levels
refusal-no-bot = No bot plays at the level { $level }; there is: { $known }.
# $bots: how many levels were given; $chairs: how many are needed
refusal-bot-count = { $bots } levels do not go with { $chairs } bots: give one for all, or one for each.
# $section: what was asked for; $known: all sections
refusal-no-section = The rules have no section { $section }; they have { $known }, paragraphs such as 3.2 and rulings such as P4.
# $text: what was written
refusal-option-form = { $text } is no option: write its name, an equals sign and a value.
# $option: its name; $known: all names, or all values
refusal-no-option = There is no option { $option }; there is: { $known }.
refusal-option-value = The option { $option } can be: { $known }.
# $number: what was typed; $last: the last of the list
refusal-no-choice = There is no { $number } in the list: it goes from 1 to { $last }.
refusal-game-over = This game is over; there is nothing to continue.

# The laboratory
# $games: what was asked for
refusal-no-games = At least one game has to be played, not { $games }.

## The server

# $address: of the page
serve-ready = Comptoir is open at { $address }
serve-for-others = Others on your network open that address, or point the camera of a phone here:
# $command: what to type in the shell
serve-only-here = Only this computer can open it. To let others on your network join: { $command }
# $file: a path
serve-stop = Ctrl-C stops it. Tables are kept in { $file }, and go on when it runs again.

# $port: a number
refusal-port-busy = Another program uses port { $port }: close it, or choose another port with --port.
# $host, $port; $why: in the words of the system
refusal-address-unusable = There is no listening at { $host }, port { $port }: { $why }
# $file: a path
refusal-data-not-ours = { $file } is no file of Comptoir’s; choose another one with --data.
# $version: of the file; $known: the newest that can be read
refusal-data-newer = { $file } was written by a newer Comptoir (format { $version }; up to { $known } can be read here), and has been left as it is.
# $why: in the words of the system
refusal-data-not-usable = { $file } cannot be used: { $why }
# $address: of the server that uses the file; $process: a number
refusal-data-in-use = Another Comptoir server is using { $file }: it is at { $address } (process { $process }). Open that page, stop that server, or choose another file with --data.

## What the server refuses at a table

refusal-no-such-table = There is no such table.
refusal-no-such-code = This code opens no table.
refusal-table-of-other-rules = This game was begun under other rules of Comptoir and cannot be continued here.
refusal-not-playing = There is no game on at this table.
refusal-game-begun = The game has begun.
refusal-still-there = Somebody is at that seat just now.
refusal-nobody-to-return = Nobody has to find the way back to that seat.
refusal-not-over = That is only possible when the game is over.
refusal-decision-past = That question has been answered already.
refusal-press-too-early = That price has not been called yet.
refusal-press-too-late = That came too late: it was over before.
refusal-press-beaten = Somebody was quicker.
refusal-not-your-decision = It is not for you to decide now.
refusal-no-orders = There are no standing orders in this game.
# $field: a part of the order; $expected: what it should have been, as msgspec says it
refusal-bad-order = This is no standing order of this game: { $field } is not as expected ({ $expected }).
refusal-only-watching = Whoever watches cannot do that.
refusal-not-seated = You no longer sit at this table.
refusal-left = You have left the table. The same link leads back to it.
refusal-removed = The host has changed who sits at this table.
refusal-host-only = Only the host can do that.
refusal-own-seat = That is your own seat; you can leave it.
refusal-seat-taken = This seat is taken.
refusal-table-full = All seats are taken.
# $free: how many
refusal-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
# $bots, $seats: how many
refusal-more-bots-than-seats = There are { $bots } bots for { $seats } seats.
refusal-nobody-to-start = A table of bots only has to begin at once.
# $games: how many were asked for; $most: how many there can be
refusal-match-games = A match has 1 to { $most } games, not { $games }.
refusal-already-moved = There is a new table already.
refusal-name-empty = Please enter a name.
# $most: characters
refusal-name-too-long = A name can have up to { $most } characters.
refusal-too-much-talk = Not so fast: say that again in a moment.
# $most: in an hour
refusal-too-many-tables = From here { $most } tables have been set within an hour; please wait a little.
refusal-too-many-attempts = There were too many wrong codes from here; please wait a few minutes.
# $most: how many
refusal-too-many-pages = More than { $most } pages look at this already; close one of them.
refusal-disk-full = The server’s disk is full: that could not be kept, and nothing has happened.
refusal-not-stored = That could not be kept, and nothing has happened. Please try again.
refusal-somebody-else-wrote = The table has moved on elsewhere. Please try again.
refusal-server-fault = The server has made a mistake. The table is as it was before.
refusal-flood = That was too much at once.
refusal-broken-frame = The server did not understand the page.
# $why: in the words of the program
refusal-broken-body = The server did not understand the page: { $why }
# $most: characters
refusal-frame-too-long = A message can have up to { $most } characters.
# $most: bytes
refusal-body-too-long = A question can have up to { $most } bytes.
refusal-no-hello = The page did not say where it belongs.
refusal-hello-twice = The page has said already where it belongs.
# $most: characters
refusal-command-id = A command has an id of up to { $most } characters.

### Page

## The counter

page-title = Comptoir
page-welcome = Sit down. Who is playing?
page-loading = One moment …
page-games = Games
# $least and $most: players
page-seats-range = { $least } to { $most } players
page-play-now = Play now
page-learn = Learn by playing
page-new-table = Set a table
page-rules = Rules
page-have-code = Have you been given a code?
page-to-table = To the table
page-to-lobby = To the counter
page-your-tables = Your tables
# $letter: of the seat
page-seat-letter = Seat { $letter }
page-forget-table = Take this table off the list
page-language = Language
page-nowhere = There is nothing at this address.
page-try-again = Try again
page-unloaded = A part of the page could not be loaded.
page-close = Close

## A new table

# $game: its name
page-new-table-of = A table for { $game }
page-your-name = Your name
page-number-of-seats = Seats
page-number-of-bots = Bots
page-level-of-bots = They play like a
page-number-of-games = How many games
# $games: how many, two or more
page-match-means = A match of { $games } games: the points are added up, and the next seat begins each time.
page-speed = Pace
page-speed-relaxed = relaxed
page-speed-live = live
page-speed-brisk = brisk
page-speed-relaxed-means = Nobody is hurried: whoever is absent is waited for; where a clock ticks, it goes slowly.
page-speed-live-means = If somebody stays away, a bot plays for them after a while.
page-speed-brisk-means = If somebody stays away, a bot soon plays for them; where a clock ticks, it goes fast.
page-options = Rules that may differ
page-order-answers = Your order answers for you.
page-memory-aid = The page remembers for you what has been seen
page-edition = Edition
page-first-seat = Who begins
page-by-lot = by lot
page-set-table = Set the table

## The waiting room

# $open: seats without anybody
page-waits-for-people = { $open ->
    [one] One more seat to fill.
   *[other] { $open } more seats to fill.
}
page-waits-for-you-to-start = Everybody is here. Begin when you like.
# $name: of the host
page-waits-for-host = Everybody is here. { $name } begins the game.
page-code = Code of this table
page-qr = The link as a QR code
page-link = Link for your friends
page-watch-link = Somebody would like to watch
page-watch-link-means = Link for watching
page-copy = Copy
page-copied = Copied
page-only-here = Only this computer can open the link: start Comptoir with “comptoir serve --lan” to play with other devices at home.
page-open-seat = A free seat
page-open-seat-means = for a friend or a bot
# $level: in words
page-bot = Bot, { $level }
page-bot-plain = Bot
page-host = Host
page-your-seat = You
page-add-bot = Add a bot
# $letter: of the seat
page-add-bot-at = Add a bot at seat { $letter }
page-level-at = How the bot at seat { $letter } plays
# $name: of who sits there
page-free-seat = Free the seat of { $name }
page-start = Begin
page-leave-seat = Give up the seat

## Joining

page-invited = You are invited
page-take-seat = Take a seat
# $name: whose seat it was
page-seat-of = The seat of { $name }
# $letter: of the seat
page-back-to-seat = Back to seat { $letter }
page-table-full = Every seat is taken.
page-table-begun = The game has begun, and every seat is taken. Ask somebody at the table for the link for watching; if one of the seats is yours, ask the host to let you in again.
page-no-token = This seat belongs to another browser. If it is yours, open the link there; if you no longer have it, ask the host to let you in again.

## At the table

page-seats = Seats
page-is-asked = thinking
page-presence-here = here
page-presence-away = away
page-presence-gone = a bot plays
page-presence-offered = free to return to
# $waits: the sentence that says what the table waits for
page-your-turn = It is your turn. { $waits }
# $game: its name
page-title-asked = ★ Your turn – { $game }
page-skip = Skip
page-skip-to-turn = Skip to your turn
page-hints = Hints
page-you-watch = You are watching.
page-result = The result
page-log = What has happened
page-log-empty = Nothing yet.
page-while-away = While you were away
# $missed: how many things were told meanwhile
page-back = { $missed ->
    [one] You are back. One thing has happened meanwhile.
   *[other] You are back. { $missed } things have happened meanwhile.
}
# $number: how many are absent; $names: who; $time: such as 0:45
page-absent = { $number ->
    [one] { $names } is away. A bot decides in { $time }.
   *[other] { $names } are away. A bot decides in { $time }.
}
page-seen = Got it
page-guide = How it is played
page-skip-guide = Skip the guide
page-menu = Menu
page-invite = Invite somebody
# $name: of somebody absent
page-offer = Let { $name } in again
page-offer-question = Let somebody take the seat of { $name } again? You get a new link for it, and the browser that has the seat now can no longer open it.
# $number: of seats; $names: whose they are
page-offered = { $number ->
    [one] The seat of { $names } can be taken again: the host has the link.
   *[other] The seats of { $names } can be taken again: the host has the link.
}
page-short-pauses = Bots pause less
# $number: of people watching
page-watchers = { $number ->
    [one] One person is watching.
   *[other] { $number } people are watching.
}
page-leave = Leave the game
page-leave-question = Leave the game? A bot plays on for you until you return.
page-yes = Yes
page-no-wait = No, wait
page-over = The game is over
page-rematch = Once more
page-to-rematch = To the next game
page-next-game = Next game
page-new-match = New match
page-match = The match
# $number: of this game; $games: how many there are
page-match-game = Game { $number } of { $games }
page-match-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $who: "you" if the reader is among the winners; $number: of winners; $names: the winners, without the reader
page-match-won = { $who ->
    [you] { $number ->
        [one] You have won the match!
       *[other] You share the match with { $names }!
    }
   *[other] { $number ->
        [one] { $names } has won the match.
       *[other] { $names } share the match.
    }
}
page-replay = Look back

## Table talk

page-talk = Say something
page-mute = I would rather not see what others say
# $name: who says it; $words: what
page-says = { $name }: { $words }
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Come on!
phrase-one-moment = One moment
phrase-oh-no = Oh no!
phrase-again = Once more?
phrase-in-the-eye = Look me in the eye!
phrase-never-lie = I never lie.
phrase-sure = Are you sure?
phrase-cheers = 🍻 Cheers!
phrase-laugh = 😄 laughs
phrase-think = 🤔 thinks
phrase-applaud = 👏 claps
phrase-shrug = 🤷 shrugs
phrase-wave = 👋 waves
phrase-wink = 😉 winks

## The connection

page-lost-network = The connection is away. It will come back by itself.
page-lost-restart = The server is starting anew. Your game is kept.
page-try-now = Try now
page-return = Return to the seat
page-reload = Reload the page

## Keys

page-keys = Keys
page-key-escape = Close what is open; end what is being shown
page-key-space = Space

## Rules and replays

page-search-rules = Search the rules
page-contents = Contents
# $hits: places found
page-found = { $hits ->
    [0] Nothing found.
    [one] One place.
   *[other] { $hits } places.
}
page-eyes = Seen by
page-eyes-all = everybody, all revealed
page-eyes-watcher = anybody watching
# $name: the reader’s own
page-eyes-own = { $name } (you)
page-step = Step
page-step-on = One step on
page-step-back = One step back
page-step-first = To the beginning
page-step-last = To the end

## What the page itself refuses

# $code: of the refusal
refusal-unexpected = That did not work ({ $code }).
refusal-no-server = The server cannot be reached.
refusal-update-needed = Comptoir has been updated since you opened this page.
refusal-unknown-seat = This seat is no longer yours.
