### Comptoir: messages that belong to no game

## People

# The reader, in a list or a heading
you = you
default-name = Player
# $seat: a number
seat-name = Seat { $seat }
level-random = random
level-novice = novice
level-regular = regular
level-liar = liar
level-honest = honest
level-doubter = doubter
level-timid = timid
level-thrifty = thrifty
level-lavish = big spender
level-patient = patient
level-hasty = hasty
level-jealous = jealous
level-strong = strong
level-master = master
# $name, $level
player-at-level = { $name } ({ $level })

## The table in a terminal

# $names: all players, bots with their level
table-seated = At the table: { $names }.
table-how-to-start = Type ? for a hint, or help for all commands.
# $typing: what can be typed as an answer
table-help = { $typing }
    ? explains your choices. board shows the table. rules lists the sections of the rules; rules 3.2 shows one of them.
    quit leaves the table. Any key skips an animation.
# $section: of the rules page
table-see-rules = For this rule, type: rules { $section }
table-left = You have left the table.
# $command: what to type in the shell
table-continue = To continue this game, run: { $command }
table-not-recorded = This game was not recorded. To continue a game later, start it with --record FILE.
table-offer-record = To save a record of this game, type a file name. To discard it, press Enter.
# $file: a path
table-recorded = Record saved in { $file }.
# $who: "you" if the reader is among the winners; $number: of winners; $names: the winners without the reader
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

## Words that can be typed, separated by commas; case and accents are ignored

words-hint = ?, hint
words-help = help, h
words-board = board, b
words-rules = rules
words-quit = quit, q, exit
words-back = back, b

## A replay

# $step: a number; $steps: the number of the last step
replay-place = Step { $step } of { $steps }
replay-help = Enter: next step · b: back · 12: go to step 12 · board: show the table · q: quit
replay-end = End of the record.
# $note: a sentence
replay-note = Note: { $note }

## Rules and editions

rules-sections = To read a section (3), a paragraph (3.2) or a ruling (P4), type rules and its number.
# $names: a list of editions
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
option-first-seat = The seat that goes first; null: drawn at random.

## Refusals

# $name: the game asked for; $known: all games
refusal-unknown-game = Unknown game: { $name }. Available: { $known }.
# $seats: how many were asked for; $least, $most: how many are possible
refusal-seats = This game is for { $least } to { $most } players, not { $seats }.
# $first-seat: the seat asked for; $last: the highest seat number
refusal-first-seat = Seat { $first-seat } cannot go first: seats are numbered 0 to { $last }.
# $option: a name; $expected: what was expected, in English
refusal-option = Invalid option: { $option }. Expected: { $expected }.
# $game: the game to be started
refusal-options-of-another-game = These options belong to a different game, not to { $game }.
refusal-timed = These options need a clock; only a server has one.
# $key: of a figure, or the edition itself; $expected: what was expected, in English
refusal-bad-edition = Invalid edition: { $key }. Expected: { $expected }.
# $text: what was typed or read
refusal-bad-notation = “{ $text }” is not a valid step in this game.
refusal-not-in-order = “{ $text }” is in the wrong order or repeats an item. Type each item once, in the game’s own order.

# Records. $line: the number of the invalid line
refusal-no-record = Line { $line }: this is not a Comptoir record.
# $format: of the record; $known: the newest format supported
refusal-newer-record = Line { $line }: record format { $format } is not supported; the newest supported format is { $known }.
# $game: the game expected; $found: the game recorded
refusal-record-of-another-game = Line { $line }: this is a record of { $found }, not { $game }.
# $keys: all keys of a header
refusal-record-header = Line { $line }: expected one of these keys followed by a colon, each key at most once: { $keys }.
# $key
refusal-record-key-missing = Line { $line }: the header ends without the key { $key }.
# $rules: the version of the record; $known: the newest version supported
refusal-newer-rules = Line { $line }: this game was played under version { $rules } of the rules; the newest supported version is { $known }.
refusal-older-rules = Line { $line }: this game was played under version { $rules } of the rules; the current version is { $known }.
# $edition: a name; $known: all names
refusal-edition-unknown = Line { $line }: unknown edition: { $edition }. Available: { $known }.
# $edition: a name; $digest: of the recorded figures; $found: of the current figures
refusal-edition-changed = Line { $line }: the figures of the edition { $edition } have changed since this game was played (then { $digest }, now { $found }).
# $found: the first word of the line
refusal-no-actor = Line { $line }: { $found } is not a valid actor; a step begins with a seat number, chance or clock.
# $found: the actor of the line; $due: who can act
refusal-not-due = Line { $line }: { $found } cannot act now; expected: { $due }.
# $found: the result of the recorded steps
refusal-another-result = Line { $line }: the recorded steps lead to a different result: { $found }.
# $names, $seats: how many
refusal-record-names = Line { $line }: expected a name for each of { $seats } seats, not { $names } names.
# $found: what the line says
refusal-record-match = Line { $line }: “{ $found }” is not a game of a match; expected its number and the number of games, such as 2/3.
# $why: the message of another refusal
refusal-wrong-line = Line { $line }: { $why }

# The command line
# $file: a path
refusal-no-file = Cannot read { $file }.
refusal-file-exists = { $file } already exists, and records are never overwritten. Choose another name.
refusal-cannot-write = Cannot write { $file }.
# $seat: the seat asked for; $last: the highest seat number
refusal-no-seat = Seat { $seat } does not exist: seats are numbered 0 to { $last }.
# $level: the level asked for; $known: all levels
refusal-no-bot = Unknown bot level: { $level }. Available: { $known }.
# $bots: how many levels were given; $chairs: how many bots there are
refusal-bot-count = { $bots } levels given for { $chairs } bots. Give one level for all bots, or one for each.
# $section: the section asked for; $known: all sections
refusal-no-section = The rules have no section { $section }. Available: { $known }; also paragraphs such as 3.2 and rulings such as P4.
# $text: what was typed
refusal-option-form = Invalid option: { $text }. Expected: NAME=VALUE.
# $option: a name; $known: all names, or all values of the option
refusal-no-option = Unknown option: { $option }. Available: { $known }.
refusal-option-value = Invalid value for option { $option }. Expected one of: { $known }.
# $number: what was typed; $last: the last number of the list
refusal-no-choice = { $number } is not in the list: type a number from 1 to { $last }.
refusal-game-over = This game is over and cannot be continued.

# The laboratory
# $games: how many were asked for
refusal-no-games = The number of games must be at least 1, not { $games }.

## The server

# $address: of the page
serve-ready = Comptoir is running at { $address }
serve-for-others = To join from another device on your network, open this address or scan the code:
# $command: what to type in the shell
serve-only-here = Only this computer can open this address. To let other devices on your network join, run: { $command }
# $file: a path
serve-stop = Press Ctrl-C to stop. Tables are saved in { $file } and continue when you start the server again.

# $port: a number
refusal-port-busy = Port { $port } is already in use. Stop the other program, or choose another port with --port.
# $host, $port; $why: the system’s error message
refusal-address-unusable = Cannot listen on { $host }, port { $port }: { $why }
# $file: a path
refusal-data-not-ours = { $file } is not a Comptoir data file. Choose another file with --data.
# $version: the format of the file; $known: the newest format supported
refusal-data-newer = { $file } has format { $version } and was written by a newer version of Comptoir; the newest format supported here is { $known }. The file has not been changed.
# $why: the system’s error message
refusal-data-not-usable = Cannot use { $file }: { $why }
# $address: of the server that uses the file; $process: its process ID
refusal-data-in-use = { $file } is in use by another Comptoir server at { $address } (process { $process }). Open that page, stop that server, or choose another file with --data.

## Refusals in any game

# $section: of the rules; $phase: of the game; neither is shown
refusal-not-now = You cannot do that now.
refusal-not-yours = It is not your turn to do that.
# $last: the highest seat number
refusal-not-at-the-table = There is no such seat: seats are numbered 0 to { $last }.

## Refusals at a table of the server

refusal-no-such-table = This table does not exist.
refusal-no-such-code = No table has this code.
refusal-table-of-other-rules = This game was started under another version of the rules and cannot be continued here.
refusal-not-playing = No game is in progress at this table.
refusal-game-begun = The game has already started.
refusal-still-there = The player in that seat is still here.
refusal-nobody-to-return = No player can be let back into that seat.
refusal-not-over = You can only do that when the game is over.
refusal-decision-past = That decision has already been made.
refusal-press-too-early = That price has not been called yet.
refusal-press-too-late = Too late: that price has passed.
refusal-press-beaten = Somebody was faster.
refusal-not-your-decision = It is not your turn to decide.
refusal-no-orders = This game has no standing orders.
# $field: of the order; $expected: what was expected, in English
refusal-bad-order = Invalid standing order: { $field }. Expected: { $expected }.
refusal-only-watching = Watchers cannot do that.
refusal-not-seated = You no longer sit at this table.
refusal-left = You have left the table. To return, open the same link.
refusal-removed = The host has removed you from this table.
refusal-host-only = Only the host can do that.
refusal-own-seat = That is your own seat. To give it up, leave the table.
refusal-seat-taken = This seat is taken.
refusal-table-full = All seats are taken.
# $free: how many
refusal-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
# $bots, $seats: how many
refusal-more-bots-than-seats = Too many bots: { $bots } for { $seats } seats.
refusal-nobody-to-start = A table with only bots has to start at once.
# $games: how many were asked for; $most: how many are possible
refusal-match-games = A match has 1 to { $most } games, not { $games }.
refusal-already-moved = The next table is already open.
refusal-name-empty = Please enter a name.
# $most: characters
refusal-name-too-long = A name can be up to { $most } characters long.
refusal-too-much-talk = You are sending too fast. Please try again in a moment.
# $most: tables an hour
refusal-too-many-tables = Too many new tables from your address: at most { $most } an hour. Please try again later.
refusal-too-many-attempts = Too many wrong codes from your address. Please try again in a few minutes.
# $most: pages of one seat, or watchers of one table
refusal-too-many-pages = Too many pages are open here: at most { $most }. Close one of them and try again.
refusal-disk-full = The server’s disk is full: this could not be saved, and nothing has changed.
refusal-not-stored = This could not be saved, and nothing has changed. Please try again.
refusal-somebody-else-wrote = The table has been changed by another server. Please try again.
refusal-server-fault = Something went wrong on the server. Nothing at the table has changed.
refusal-flood = Too many messages at once.
refusal-broken-frame = The server could not read a message from the page.
# $why: the parser’s error message
refusal-broken-body = The server could not read a request from the page: { $why }
# $most: characters
refusal-frame-too-long = A message can be up to { $most } characters long.
# $most: bytes
refusal-body-too-long = A request can be up to { $most } bytes long.
refusal-no-hello = The first message of a page must be hello.
refusal-hello-twice = A page can send hello only once.
# $most: characters
refusal-command-id = The id of a command must have 1 to { $most } characters.

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
page-level-of-bots = Bot level
page-number-of-games = How many games
# $games: how many, two or more
page-match-means = A match of { $games } games: the points are added up, and the next seat begins each time.
page-speed = Pace
page-speed-relaxed = relaxed
page-speed-live = live
page-speed-brisk = brisk
page-speed-relaxed-means = No time pressure: the table waits for players who are away, and clocks run slowly.
page-speed-live-means = If a player is away, a bot takes over after a while.
page-speed-brisk-means = If a player is away, a bot soon takes over; clocks run fast.
page-options = Rules that may differ
page-order-answers = Your order answers for you.
page-memory-aid = The page remembers for you what has been seen
page-edition = Edition
page-first-seat = Who begins
page-by-lot = by lot
page-set-table = Set the table

## The waiting room

# $open: how many seats are free
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
page-add-bot-at = Add a bot in seat { $letter }
page-level-at = Level of the bot in seat { $letter }
# $name: the player in the seat
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
# $missed: how many things have happened meanwhile
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
# $number: of this game; $games: how many games the match has
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
# $name: who says it; $words: what they say
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

page-lost-network = Connection lost. Reconnecting …
page-lost-restart = The server is restarting. Your game is saved.
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
# $hits: how many places were found
page-found = { $hits ->
    [0] Nothing found.
    [one] One place.
   *[other] { $hits } places.
}
page-eyes = Seen by
page-eyes-all = everybody, all revealed
page-eyes-watcher = anybody watching
# $name: the reader’s own name
page-eyes-own = { $name } (you)
page-step = Step
page-step-on = One step on
page-step-back = One step back
page-step-first = To the beginning
page-step-last = To the end

## Refusals by the page itself

# $code: of the refusal
refusal-unexpected = Something went wrong ({ $code }).
refusal-no-server = Cannot reach the server.
refusal-update-needed = Comptoir has been updated since you opened this page.
refusal-unknown-seat = This seat is no longer yours.
