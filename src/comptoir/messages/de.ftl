### Comptoir: die Worte, die zu keinem Spiel gehören. Die Argumente sind in en.ftl erklärt.

## Leute

you = du
default-name = Spieler
seat-name = Platz { $seat }
level-random = spielt zufällig
level-novice = Neuling
level-regular = Stammgast
level-liar = Lügner
level-honest = ehrlich
level-doubter = Zweifler
level-timid = ängstlich
level-thrifty = sparsam
level-lavish = großzügig
level-patient = geduldig
level-hasty = hastig
level-jealous = missgünstig
level-strong = stark
level-master = meisterhaft
player-at-level = { $name } ({ $level })

## Der Tisch im Terminal

table-seated = Am Tisch: { $names }.
table-how-to-start = Gib ? ein für einen Hinweis, hilfe für alles andere.
table-help = { $typing }
    ? zeigt, was deine Möglichkeiten bedeuten; tisch zeigt den Tisch; regeln zeigt die Regeln, regeln 3.2 einen Teil davon.
    ende verlässt den Tisch. Jede Taste kürzt ab, was gerade gezeigt wird.
table-see-rules = Mehr dazu: regeln { $section }.
table-left = Du hast den Tisch verlassen.
table-continue = So geht das Spiel weiter: { $command }
table-not-recorded = Dieses Spiel wurde nicht aufgezeichnet; mit --record DATEI ließe es sich fortsetzen.
table-offer-record = Um die Aufzeichnung zu behalten, gib einen Dateinamen ein; Enter allein lässt sie fallen.
table-recorded = Die Aufzeichnung steht in { $file }.
table-won = { $who ->
    [you] { $number ->
        [one] Du hast gewonnen!
       *[other] Du teilst dir den Sieg mit { $names }!
    }
   *[other] { $number ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
}

table-rank = Rang
table-player = Name
table-points = Punkte

## Worte zum Eintippen; ohne Großbuchstaben und Umlautpunkte, durch Kommas getrennt

words-hint = ?, hinweis, hint
words-help = hilfe, h, help
words-board = tisch, t, board
words-rules = regeln, rules
words-quit = ende, q, quit, exit
words-back = zurück, z, zurueck, back, b

## Ein Spiel zum Nachspielen

replay-place = { $step } von { $steps }
replay-help = Enter: weiter · z: zurück · 12: zu Schritt 12 · tisch: der Tisch · q: Ende
replay-end = Das war der letzte Schritt.
replay-note = Hinweis: { $note }

## Regeln und Ausgaben

rules-sections = regeln NUMMER zeigt einen Abschnitt, einen Absatz wie 3.2 oder eine Festlegung wie P4.
editions-names = Ausgaben: { $names }.
edition-figure = Zahl
edition-value = Wert
edition-source = Quelle
edition-note = Anmerkung
edition-option = Option
edition-choices = Werte
edition-meaning = Bedeutung
source-rulebook = Spielregel
source-reported = berichtet
source-ours = von uns
option-first-seat = Der Platz, der anfängt; bei null entscheidet das Los.

## Absagen

refusal-unknown-game = Ein Spiel namens { $name } gibt es nicht. Es gibt: { $known }.
refusal-seats = Dieses Spiel ist für { $least } bis { $most } Leute, nicht für { $seats }.
refusal-first-seat = Platz { $first-seat } kann nicht anfangen: Die Plätze haben die Nummern 0 bis { $last }.
refusal-option = Die Option { $option } passt nicht: { $expected }.
refusal-options-of-another-game = Diese Optionen gehören zu einem anderen Spiel als { $game }.
refusal-timed = Mit diesen Optionen läuft eine Uhr, und hier misst niemand die Zeit.
refusal-bad-edition = In der Ausgabe ist { $key } nicht wie erwartet: { $expected }.
refusal-bad-notation = „{ $text }“ ist kein Zug dieses Spiels.
refusal-not-in-order = „{ $text }“ steht nicht in der üblichen Ordnung: Es steigt an, und nichts kommt zweimal vor.

refusal-no-record = Zeile { $line }: Das ist keine Aufzeichnung eines Spiels.
refusal-newer-record = Zeile { $line }: Diese Aufzeichnung hat das Format { $format }; lesen lassen sich hier nur Formate bis { $known }.
refusal-record-of-another-game = Zeile { $line }: Das ist eine Aufzeichnung von { $found }, nicht von { $game }.
refusal-record-header = Zeile { $line }: Im Kopf steht jeder dieser Schlüssel höchstens einmal, danach ein Doppelpunkt: { $keys }.
refusal-record-key-missing = Zeile { $line }: Der Kopf endet ohne { $key }.
refusal-newer-rules = Zeile { $line }: Gespielt wurde nach Fassung { $rules } der Regeln; bekannt sind hier nur Fassungen bis { $known }.
refusal-older-rules = Zeile { $line }: Gespielt wurde nach Fassung { $rules } der Regeln; hier gilt Fassung { $known }.
refusal-edition-unknown = Zeile { $line }: Eine Ausgabe namens { $edition } gibt es nicht; es gibt { $known }.
refusal-edition-changed = Zeile { $line }: Die Zahlen der Ausgabe { $edition } haben sich seither geändert (damals { $digest }, jetzt { $found }).
refusal-no-actor = Zeile { $line }: { $found } ist niemand, der handeln könnte; ein Schritt beginnt mit einem Platz, chance oder clock.
refusal-not-due = Zeile { $line }: Hier handelt nicht { $found }, sondern { $due }.
refusal-another-result = Zeile { $line }: Die Schritte führen nicht zu diesem Ergebnis, sondern zu: { $found }.
refusal-record-names = Zeile { $line }: Die Zahl der Namen, { $names }, ist nicht die der Plätze, { $seats }.
refusal-record-match = Zeile { $line }: „{ $found }“ ist kein Spiel eines Matchs; es heißt seine Nummer und wie viele es sind, etwa 2/3.
refusal-wrong-line = Zeile { $line }: { $why }

refusal-no-file = { $file } lässt sich nicht lesen.
refusal-file-exists = { $file } gibt es schon, und Aufzeichnungen werden nicht überschrieben: Wähle einen anderen Namen.
refusal-cannot-write = { $file } lässt sich nicht schreiben.
refusal-no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 0 bis { $last }.
refusal-no-bot = Auf der Stufe { $level } spielt kein Bot; es gibt: { $known }.
refusal-bot-count = Stufen: { $bots }, Bots: { $chairs }. Nenne eine Stufe für alle oder eine für jeden.
refusal-no-section = Einen Abschnitt { $section } haben die Regeln nicht; sie haben { $known }, Absätze wie 3.2 und Festlegungen wie P4.
refusal-option-form = { $text } ist keine Option: Schreib ihren Namen, ein Gleichheitszeichen und einen Wert.
refusal-no-option = Eine Option { $option } gibt es nicht; es gibt: { $known }.
refusal-option-value = Die Option { $option } kann sein: { $known }.
refusal-no-choice = { $number } steht nicht in der Liste: Sie geht von 1 bis { $last }.
refusal-game-over = Dieses Spiel ist aus; es gibt nichts fortzusetzen.

# Das Labor
refusal-no-games = Wenigstens ein Spiel muss gespielt werden, nicht { $games }.

## Der Server

serve-ready = Comptoir ist offen unter { $address }
serve-for-others = Andere in deinem Netz öffnen diese Adresse oder richten die Kamera eines Telefons hierauf:
serve-only-here = Nur dieser Computer kann es öffnen. Damit andere in deinem Netz mitspielen können: { $command }
serve-stop = Strg-C beendet es. Die Tische liegen in { $file } und gehen weiter, sobald es wieder läuft.

refusal-port-busy = Ein anderes Programm benutzt Port { $port }: Beende es, oder wähle mit --port einen anderen.
refusal-address-unusable = An { $host }, Port { $port }, lässt sich nicht lauschen: { $why }
refusal-data-not-ours = { $file } ist keine Datei von Comptoir; wähle mit --data eine andere.
refusal-data-newer = { $file } stammt von einem neueren Comptoir (Format { $version }; hier lesbar bis { $known }) und blieb unberührt.
refusal-data-not-usable = { $file } lässt sich nicht verwenden: { $why }
refusal-data-in-use = Ein anderer Comptoir-Server benutzt { $file } schon, unter { $address } (Prozess { $process }). Öffne dessen Seite, beende ihn, oder wähle mit --data eine andere Datei.

## Ablehnungen in jedem Spiel

refusal-not-now = Das geht jetzt nicht.
refusal-not-yours = Das ist jetzt nicht deine Sache.
refusal-not-at-the-table = Diesen Platz gibt es nicht: Die Plätze haben die Nummern 0 bis { $last }.

## Was der Server an einem Tisch ablehnt

refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-code = Dieser Code öffnet keinen Tisch.
refusal-table-of-other-rules = Dieses Spiel begann unter anderen Regeln von Comptoir und kann hier nicht weitergehen.
refusal-not-playing = An diesem Tisch läuft kein Spiel.
refusal-game-begun = Das Spiel hat begonnen.
refusal-still-there = An diesem Platz ist gerade jemand.
refusal-nobody-to-return = Zu diesem Platz muss niemand zurückfinden.
refusal-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refusal-decision-past = Diese Frage ist schon beantwortet.
refusal-press-too-early = Dieser Preis ist noch nicht ausgerufen.
refusal-press-too-late = Das kam zu spät: Es war schon vorbei.
refusal-press-beaten = Jemand war schneller.
refusal-not-your-decision = Du bist jetzt nicht am Zug.
refusal-no-orders = In diesem Spiel gibt man keine Aufträge im Voraus.
refusal-bad-order = Das ist kein Auftrag dieses Spiels: { $field } ist nicht wie erwartet ({ $expected }).
refusal-only-watching = Wer zuschaut, kann das nicht.
refusal-not-seated = Du sitzt nicht mehr an diesem Tisch.
refusal-left = Du hast den Tisch verlassen. Derselbe Link führt zurück.
refusal-removed = Wer das Spiel ausrichtet, hat die Plätze an diesem Tisch geändert.
refusal-host-only = Das kann nur, wer das Spiel ausrichtet.
refusal-own-seat = Das ist dein eigener Platz; du kannst ihn aufgeben.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seats-free = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
refusal-more-bots-than-seats = Das sind { $bots } Bots für { $seats } Plätze.
refusal-nobody-to-start = Ein Tisch nur mit Bots muss sofort beginnen.
refusal-match-games = Ein Match hat 1 bis { $most } Spiele, nicht { $games }.
refusal-already-moved = Es gibt schon einen neuen Tisch.
refusal-name-empty = Bitte gib einen Namen ein.
refusal-name-too-long = Ein Name kann bis zu { $most } Zeichen haben.
refusal-too-much-talk = Nicht so schnell: Sag das gleich noch einmal.
refusal-too-many-tables = Von hier aus wurden in einer Stunde { $most } Tische gedeckt; bitte warte etwas.
refusal-too-many-attempts = Von hier kamen zu viele falsche Codes; bitte warte ein paar Minuten.
refusal-too-many-pages = Mehr als { $most } Seiten schauen hier schon zu; schließe eine davon.
refusal-disk-full = Die Festplatte des Servers ist voll: Das ließ sich nicht festhalten, und nichts ist geschehen.
refusal-not-stored = Das ließ sich nicht festhalten, und nichts ist geschehen. Bitte versuche es noch einmal.
refusal-somebody-else-wrote = Der Tisch ist anderswo weitergegangen. Bitte versuche es noch einmal.
refusal-server-fault = Der Server hat einen Fehler gemacht. Der Tisch steht wie zuvor.
refusal-flood = Das war zu viel auf einmal.
refusal-broken-frame = Der Server hat die Seite nicht verstanden.
refusal-broken-body = Der Server hat die Seite nicht verstanden: { $why }
refusal-frame-too-long = Eine Nachricht kann bis zu { $most } Zeichen haben.
refusal-body-too-long = Eine Anfrage kann bis zu { $most } Bytes haben.
refusal-no-hello = Die Seite hat nicht gesagt, wohin sie gehört.
refusal-hello-twice = Die Seite hat schon gesagt, wohin sie gehört.
refusal-command-id = Ein Befehl trägt eine Kennung von höchstens { $most } Zeichen.

### Page

## Der Tresen

page-title = Comptoir
page-welcome = Setz dich. Wer spielt mit?
page-loading = Einen Moment …
page-games = Spiele
# $least and $most: players
page-seats-range = { $least } bis { $most } Personen
page-play-now = Jetzt spielen
page-learn = Beim Spielen lernen
page-new-table = Tisch decken
page-rules = Regeln
page-have-code = Hast du einen Code bekommen?
page-to-table = Zum Tisch
page-to-lobby = Zum Tresen
page-your-tables = Deine Tische
# $letter: of the seat
page-seat-letter = Platz { $letter }
page-forget-table = Diesen Tisch von der Liste nehmen
page-language = Sprache
page-nowhere = Unter dieser Adresse ist nichts.
page-try-again = Noch einmal versuchen
page-unloaded = Ein Teil der Seite konnte nicht geladen werden.
page-close = Schließen

## Ein neuer Tisch

# $game: its name
page-new-table-of = Ein Tisch für { $game }
page-your-name = Dein Name
page-number-of-seats = Plätze
page-number-of-bots = Bots
page-level-of-bots = Ihre Stärke
page-number-of-games = Wie viele Spiele
page-match-means = Ein Match über { $games } Spiele: Die Punkte werden zusammengezählt, und jedes Mal beginnt der nächste Platz.
page-speed = Tempo
page-speed-relaxed = gemütlich
page-speed-live = flüssig
page-speed-brisk = flott
page-speed-relaxed-means = Niemand drängt: Auf Abwesende wird gewartet; wo eine Uhr tickt, geht sie langsam.
page-speed-live-means = Bleibt jemand weg, springt nach einer Weile ein Bot ein.
page-speed-brisk-means = Bleibt jemand weg, springt bald ein Bot ein; wo eine Uhr tickt, geht sie schnell.
page-options = Regeln zur Wahl
page-order-answers = Dein Auftrag antwortet für dich.
page-memory-aid = Die Seite merkt sich für euch, was zu sehen war
page-edition = Ausgabe
page-first-seat = Wer anfängt
page-by-lot = durch das Los
page-set-table = Tisch decken

## Vor dem Spiel

# $open: seats without anybody
page-waits-for-people = { $open ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $open } Plätze sind frei.
}
page-waits-for-you-to-start = Alle sind da. Fang an, wann du willst.
# $name: of the host
page-waits-for-host = Alle sind da. { $name } beginnt das Spiel.
page-code = Code dieses Tisches
page-qr = Der Link als QR-Code
page-link = Link für deine Freunde
page-watch-link = Jemand möchte zuschauen
page-watch-link-means = Link zum Zuschauen
page-copy = Kopieren
page-copied = Kopiert
page-only-here = Nur dieser Computer kann den Link öffnen: Starte Comptoir mit „comptoir serve --lan“, um zu Hause mit anderen Geräten zu spielen.
page-open-seat = Ein freier Platz
page-open-seat-means = für einen Freund oder einen Bot
# $level: in words
page-bot = Bot, { $level }
page-bot-plain = Bot
page-host = Gastgeber
page-your-seat = Du
page-add-bot = Bot dazusetzen
# $letter: of the seat
page-add-bot-at = Bot auf Platz { $letter } setzen
page-level-at = Stärke des Bots auf Platz { $letter }
# $name: of who sits there
page-free-seat = Platz von { $name } freimachen
page-start = Anfangen
page-leave-seat = Platz aufgeben

## Dazukommen

page-invited = Du bist eingeladen
page-take-seat = Platz nehmen
page-seat-of = Der Platz von { $name }
# $letter: of the seat
page-back-to-seat = Zurück auf Platz { $letter }
page-table-full = Alle Plätze sind besetzt.
page-table-begun = Das Spiel hat begonnen, und alle Plätze sind besetzt. Frag am Tisch nach dem Link zum Zuschauen; ist einer der Plätze deiner, dann bitte den Gastgeber, dich wieder hereinzulassen.
page-no-token = Dieser Platz gehört zu einem anderen Browser. Ist es deiner, dann öffne den Link dort; hast du ihn nicht mehr, dann bitte den Gastgeber, dich wieder hereinzulassen.

## Am Tisch

page-seats = Plätze
page-is-asked = überlegt
page-presence-here = da
page-presence-away = weg
page-presence-gone = ein Bot spielt
page-presence-offered = Rückkehr möglich
# $waits: the sentence that says what the table waits for
page-your-turn = Du bist dran. { $waits }
# $game: its name
page-title-asked = ★ Du bist dran – { $game }
page-skip = Weiter
page-skip-to-turn = Weiter zu deinem Zug
page-hints = Hinweise
page-you-watch = Du schaust zu.
page-result = Das Ergebnis
page-log = Was geschehen ist
page-log-empty = Noch nichts.
page-while-away = Während du weg warst
# $missed: how many things were told meanwhile
page-back = { $missed ->
    [one] Du bist wieder da. Inzwischen ist eine Sache geschehen.
   *[other] Du bist wieder da. Inzwischen sind { $missed } Dinge geschehen.
}
# $number: how many are absent; $names: who; $time: such as 0:45
page-absent = { $number ->
    [one] { $names } ist weg. In { $time } entscheidet ein Bot.
   *[other] { $names } sind weg. In { $time } entscheidet ein Bot.
}
page-seen = Verstanden
page-guide = So wird gespielt
page-skip-guide = Ohne Erklärungen spielen
page-menu = Menü
page-invite = Jemanden einladen
page-offer = { $name } wieder hereinlassen
page-offer-question = Darf jemand den Platz von { $name } wieder einnehmen? Du bekommst dafür einen neuen Link, und der Browser, der den Platz jetzt hat, kann ihn nicht mehr öffnen.
page-offered = { $number ->
    [one] Der Platz von { $names } kann wieder eingenommen werden: Den Link hat der Gastgeber.
   *[other] Die Plätze von { $names } können wieder eingenommen werden: Den Link hat der Gastgeber.
}
page-short-pauses = Bots machen kürzere Pausen
# $number: of people watching
page-watchers = { $number ->
    [one] Jemand schaut zu.
   *[other] { $number } Leute schauen zu.
}
page-leave = Spiel verlassen
page-leave-question = Das Spiel verlassen? Ein Bot spielt für dich weiter, bis du zurückkommst.
page-yes = Ja
page-no-wait = Nein, warten
page-over = Das Spiel ist aus
page-rematch = Noch einmal
page-to-rematch = Zum nächsten Spiel
page-next-game = Nächstes Spiel
page-new-match = Neues Match
page-match = Das Match
page-match-game = Spiel { $number } von { $games }
page-match-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-match-won = { $who ->
    [you] { $number ->
        [one] Du hast das Match gewonnen!
       *[other] Du teilst dir den Sieg im Match mit { $names }!
    }
   *[other] { $number ->
        [one] { $names } hat das Match gewonnen.
       *[other] { $names } teilen sich den Sieg im Match.
    }
}
page-replay = Zurückblicken

## Tischgespräche

page-talk = Etwas sagen
page-mute = Ich möchte nicht sehen, was andere sagen
# $name: who says it; $words: what
page-says = { $name }: { $words }
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-hurry = Los, los!
phrase-one-moment = Moment noch
phrase-oh-no = Oh nein!
phrase-again = Noch eins?
phrase-in-the-eye = Schau mir in die Augen!
phrase-never-lie = Ich lüge nie.
phrase-sure = Bist du sicher?
phrase-cheers = 🍻 Prost!
phrase-laugh = 😄 lacht
phrase-think = 🤔 grübelt
phrase-applaud = 👏 klatscht
phrase-shrug = 🤷 zuckt die Achseln
phrase-wave = 👋 winkt
phrase-wink = 😉 zwinkert

## Die Verbindung

page-lost-network = Die Verbindung ist weg. Sie kommt von selbst wieder.
page-lost-restart = Der Server startet neu. Dein Spiel bleibt erhalten.
page-try-now = Jetzt versuchen
page-return = Auf den Platz zurück
page-reload = Seite neu laden

## Tasten

page-keys = Tasten
page-key-escape = Schließen, was offen ist; beenden, was gezeigt wird
page-key-space = Leertaste

## Regeln und Rückblicke

page-search-rules = In den Regeln suchen
page-contents = Inhalt
# $hits: places found
page-found = { $hits ->
    [0] Nichts gefunden.
    [one] Eine Stelle.
   *[other] { $hits } Stellen.
}
page-eyes = Gesehen von
page-eyes-all = allen, alles aufgedeckt
page-eyes-watcher = jemandem, der zuschaut
page-eyes-own = { $name } (du)
page-step = Schritt
page-step-on = Einen Schritt weiter
page-step-back = Einen Schritt zurück
page-step-first = An den Anfang
page-step-last = Ans Ende

## Was die Seite selbst ablehnt

# $code: of the refusal
refusal-unexpected = Das hat nicht geklappt ({ $code }).
refusal-no-server = Der Server ist nicht zu erreichen.
refusal-update-needed = Comptoir ist neuer als diese Seite.
refusal-unknown-seat = Dieser Platz gehört dir nicht mehr.
