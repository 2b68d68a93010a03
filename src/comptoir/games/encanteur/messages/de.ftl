### L’Encanteur: die Wörter des Kais. Die Argumente sind in en.ftl erklärt.

title = L’Encanteur
tagline = Der Preis fällt, bis eine Hand auf den Fisch fällt; mittags gehen hungrige Gäste dorthin, wo es etwas gibt.

## Tafeln

slate-hake = Seehecht
    .the = der Seehecht
    .dish = Seehecht
slate-sardine = Sardine
    .the = die Sardine
    .dish = Sardine
slate-sea-bass = Wolfsbarsch
    .the = der Wolfsbarsch
    .dish = Wolfsbarsch
slate-mackerel = Makrele
    .the = die Makrele
    .dish = Makrele
slate-sole = Seezunge
    .the = die Seezunge
    .dish = Seezunge
slate-shrimp = Garnele
    .the = die Garnele
    .dish = Garnele
slate-red-mullet = Rotbarbe
    .the = die Rotbarbe
    .dish = Rotbarbe
slate-cuttlefish = Sepia
    .the = die Sepia
    .dish = Sepia
slate-wine = Wein
    .the = der Weißwein
    .dish = Weißwein
slate-platter = Platte
    .the = die Meeresfrüchteplatte
    .dish = die Meeresfrüchteplatte

slate-numbered = { $slate } { $number }

meal = { $wine ->
    [yes] { $dish } mit Weißwein
   *[no] { $dish }
}

## Gäste

client-family = Familie im Urlaub
    .short = Familie
    .the = die Familie im Urlaub
    .to = der Familie im Urlaub
client-sailor = alter Seebär
    .short = Seebär
    .the = der alte Seebär
    .to = dem alten Seebären
client-lovers = Paar in den Flitterwochen
    .short = Paar
    .the = das Paar in den Flitterwochen
    .to = dem Paar in den Flitterwochen
client-critic = Restaurantkritik
    .short = Kritik
    .the = die Restaurantkritik
    .to = der Restaurantkritik

## Züge, wie man sie hört

step-first = { $who ->
    [you] Das Los fällt auf dich: Du rufst als Erstes aus.
   *[other] Das Los fällt auf { $name }: Hier wird zuerst ausgerufen.
}
step-remove = An diesem Tisch fehlen: { $client }, und damit { $fish }.
step-client = { $who ->
    [you] Bei dir nimmt { $client } Platz: { $fish }, bitte.
   *[other] Bei { $name } nimmt { $client } Platz: { $fish }, bitte.
}
step-discard = { $who ->
    [you] Du legst { $fish } weg; der Rest ist dein Satz und dein Geheimnis.
   *[other] { $name } hat einen Satz gewählt.
}
step-lot = Aus den Kisten kommt { $slate }.
step-take = { $who ->
    [you] „Meins!“, rufst du.
   *[other] „Meins!“, ruft { $name }.
}
step-wait = { $who ->
    [you] Du wartest.
   *[other] { $name } wartet.
}
step-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
step-tick = Die Uhr tickt.
step-serve = { $who ->
    [you] { $number ->
        [0] Du bedienst niemanden.
        [one] Du bedienst 1 Gast.
       *[other] Du bedienst { $number } Gäste.
    }
   *[other] { $number ->
        [0] { $name } bedient niemanden.
        [one] { $name } bedient 1 Gast.
       *[other] { $name } bedient { $number } Gäste.
    }
}
step-display = { $who ->
    [you] { $number ->
        [0] Du lässt den Wein im Keller.
        [one] Du stellst 1 Flasche ins Fenster.
       *[other] Du stellst { $number } Flaschen ins Fenster.
    }
   *[other] { $number ->
        [0] { $name } lässt den Wein im Keller.
        [one] { $name } stellt 1 Flasche ins Fenster.
       *[other] { $name } stellt { $number } Flaschen ins Fenster.
    }
}
step-dish = { $who ->
    [you] Du empfiehlst { $dish }.
   *[other] { $name } empfiehlt { $dish }.
}
step-home = { $platter ->
    [yes] { $who ->
        [you] Du bringst doch noch die Platte.
       *[other] { $name } bringt doch noch die Platte.
    }
   *[no] { $who ->
        [you] Du lässt die Platte in der Küche.
       *[other] { $name } lässt die Platte in der Küche.
    }
}

## Was daraus folgt

event-day = { $who ->
    [you] { $lots ->
        [one] Tag { $day }: Du rufst 1 Tafel aus
       *[other] Tag { $day }: Du rufst { $lots } Tafeln aus
    }
   *[other] { $lots ->
        [one] Tag { $day }: { $name } ruft 1 Tafel aus
       *[other] Tag { $day }: { $name } ruft { $lots } Tafeln aus
    }
}
event-price = { $first ->
    [yes] Jetzt kommt { $slate }! Wer gibt { $price }?
   *[no] … { $price } …
}
event-held = { $over ->
    [nobody] { $who ->
        [you] „Meins!“ Deine Hand liegt darauf, für { $price }.
       *[other] „Meins!“ { $name } legt die Hand darauf, für { $price }.
    }
    [you] „Meins, für { $price }!“ { $name } zieht dir den Posten unter der Hand weg.
   *[other] { $who ->
        [you] „Meins, für { $price }!“ Du nimmst den Posten von { $over-name }.
       *[other] „Meins, für { $price }!“ { $name } nimmt den Posten von { $over-name }.
    }
}
event-sold = { $who ->
    [you] Verkauft: { $slate } an dich für { $price }, dir bleiben { $money }.
   *[other] Verkauft: { $slate } an { $name } für { $price }, es bleiben { $money }.
}
event-unsold = Keine Hand, nicht einmal für { $floor }. So bleibt { $slate } in der Kiste.
event-served =
    .first = { $who ->
        [you] Du servierst { $client } { $meal }.
       *[other] { $name } serviert { $client } { $meal }.
    }
    .home = { $who ->
        [you] Nach all dem Weg servierst du { $client } { $meal }.
       *[other] Nach all dem Weg serviert { $name } { $client } { $meal }.
    }
    .second = { $who ->
        [you] Zweite Bedienung: Du bringst { $client } { $meal }.
       *[other] Zweite Bedienung: { $name } bringt { $client } { $meal }.
    }
visit-nothing = { $who ->
    [you] du: nichts
   *[other] { $name }: nichts
}
visit-dish = { $who ->
    [you] du: ein Gericht
   *[other] { $name }: ein Gericht
}
visit-dish-and-wine = { $who ->
    [you] du: ein Gericht, und Wein!
   *[other] { $name }: ein Gericht, und Wein!
}
walk-begins = { $who ->
    [you] Hungrig verlässt { $client } dein Haus und geht den Kai entlang.
   *[other] Hungrig verlässt { $client } das Haus von { $name } und geht den Kai entlang.
}
event-walked =
    .wine = { $who ->
        [you] Die Flasche im Fenster entscheidet: Zu dir kommt { $client }.
       *[other] Die Flasche im Fenster entscheidet: Zu { $name } geht { $client }.
    }
    .dish = { $who ->
        [you] Ohne Flasche zählt das erste Gericht: Zu dir kommt { $client }.
       *[other] Ohne Flasche zählt das erste Gericht: Zu { $name } geht { $client }.
    }
    .nothing = { $who ->
        [you] Nirgends ein Gericht: Hungrig kommt { $client } zu dir zurück.
       *[other] Nirgends ein Gericht: Hungrig geht { $client } zu { $name } zurück.
    }
event-reserved = { $who ->
    [you] Du versprichst { $client } { $meal }: ein neuer Gast für dich.
   *[other] { $name } verspricht { $client } { $meal }: ein neuer Gast.
}
event-paid = { $who ->
    [you] Du bekommst { $amount }: Gegessen hat { $client }, und zwar { $meal }.
   *[other] { $name } bekommt { $amount }: Gegessen hat { $client }, und zwar { $meal }.
}
event-revealed = { $who ->
    [you] Eine Karte deines Satzes wird aufgedeckt: { $fish }.
   *[other] Eine Karte im Satz von { $name } wird aufgedeckt: { $fish }.
}
event-not-in-set = { $who ->
    [you] Verkauft, aber nicht in deinem Satz: { $fish }.
   *[other] Verkauft, aber nicht im Satz von { $name }: { $fish }.
}
event-platter-card = { $who ->
    [you] Die Platte ist gegessen: Du bekommst eine Plattenkarte, die { $points } zählt.
   *[other] Die Platte ist gegessen: { $name } bekommt eine Plattenkarte, die { $points } zählt.
}
event-day-ended = Die Kasse an Tag { $day }: { $takings }.
takings = { $who ->
    [you] { $income } für dich
   *[other] { $income } für { $name }
}
event-ended =
    .set = Die letzte Karte ist aufgedeckt: Ein Satz ist voll, und der Markt schließt
    .no-sale = { $number ->
        [one] Der Markt schließt: Heute ging nichts weg
       *[other] Der Markt schließt: Seit { $number } Tagen ging nichts weg
    }
    .last-day = Der Markt schließt: Tag { $number } war der letzte

## Worauf der Tisch wartet

waits-first = Das Los entscheidet, wer zuerst ausruft.
waits-removal = Das Los entscheidet, wer fernbleibt.
waits-client = Die Gäste kommen an.
waits-discard = { $number ->
    [one] Ein Satz wird noch gewählt: { $names }.
   *[other] { $number } Sätze werden noch gewählt: { $names }.
}
waits-lot = Die nächste Kiste wird geöffnet.
waits-falling = { $who ->
    [you] Du kannst den Posten nehmen oder warten.
   *[other] { $name } ist gefragt: nehmen oder warten?
}
waits-rising = { $who ->
    [you] Du kannst den Posten übernehmen oder passen.
   *[other] { $name } ist gefragt: übernehmen oder passen?
}
waits-clock = Die Uhr tickt, und der Posten gehört der nächsten Hand.
waits-serve = { $name } deckt die Tische.
waits-display = { $name } schmückt das Fenster.
waits-dish = { $name } wählt ein Gericht für einen neuen Gast.
waits-home = { $name } hat einen hungrigen Gast zurück und eine Platte.
waits-over = Der Markt ist geschlossen.

## Was gefragt wird

ask-discard = { $number ->
    [one] Welchen wirst du nicht servieren? { $fish }
   *[other] Welche { $number } wirst du nicht servieren? { $fish }
}
ask-falling = Für { $price } ist { $slate } zu haben, und du hast { $money }: nehmen (n) oder warten (w)?
ask-rising = Bei { $name } liegt { $slate }. Für { $price } übernehmen (n) oder passen (p)? Du hast { $money }.
ask-serve = Mittag! Wem servierst du was?
ask-serve-typed = Mittag! Wem servierst du was? Zum Beispiel: { $example }
ask-display = Gleich gehen Gäste am Kai entlang. Wie viele Flaschen stehen in deinem Fenster, 0 bis { $most }?
ask-dish = Herein kommt { $client }. Was empfiehlst du?
ask-home = Hungrig ist { $client } vom Kai zurück. Servierst du deine Platte?
type-discard = Tipp die Fische mit Namen oder Nummer: { $example }, oder { $digits }.
type-falling = Tipp n (nehmen) oder w (warten).
type-rising = Tipp n (nehmen) oder p (passen).
type-serve = Tipp eine Nummer aus der Liste, oder für jeden Gast Nummer und Gericht: { $example }.
type-display = Tipp eine Zahl von 0 bis { $most }.
type-dish = Tipp eine Nummer aus der Liste, oder den Namen eines Gerichts.
type-home = Tipp eine Nummer aus der Liste, oder ja oder nein.
choice-serve = { $number ->
    [0] Niemanden bedienen
   *[other] Servieren: { $meals }
}
serving = { $place ->
    [0] { $client } { $meal }
   *[other] { $client } (Nr. { $place }) { $meal }
}
choice-dish = Anbieten: { $dish }, für { $pays }
choice-home = { $platter ->
    [yes] Die Platte servieren: { $pays }
   *[no] Die Platte behalten
}

## Was man tippen kann

words-take = nehmen, nimm, n, meins, übernehmen
words-wait = warten, warte, w
words-pass = passen, passe, p
words-yes = ja, j
words-no = nein, n
words-and = und, mit, +
words-discard = weglegen
words-serve = servieren
words-dish = gericht

## Der Kai

quay-day = { $who ->
    [you] Tag { $day }, und du rufst aus
   *[other] Tag { $day }, und { $name } ruft aus
}
quay-noon = Mittag: Die Gäste setzen sich
quay-house = Haus
quay-money = Geld
quay-guests = Gäste
quay-kitchen = Zu servieren
quay-shown = Aufgedeckt
quay-wine = { $displayed ->
    [0] { $number } × Wein
   *[other] { $number } × Wein, { $displayed } im Fenster
}
quay-platter-cards = { $number } × Plattenkarte
quay-figures = bis { $floor } · ein Gast zahlt { $pays }
quay-next = Dann: { $slate }, ab { $price }
quay-coming = { $number ->
    [0] dann Mittag
    [one] dann noch 1, unbekannt
   *[other] dann noch { $number }, unbekannt
}
quay-unsold = Noch in den Kisten: { $slates }
quay-my-set = Dein Satz: { $fish }
quay-marked = ✓ aufgedeckt
quay-bill = Die Rechnung

## Hinweise

hint-fish = Fisch
hint-pays = Zahlt
hint-dish = Gericht
hint-in-set = Noch aufzudecken
hint-yes = ja
hint-no = nein
hint-discard = Was jeder Fisch einbringt, und wie viele Gäste jedes Hauses ihn essen:
hint-lot = Nehmen kostet { $cost } und lässt dir { $left }; ein Gast zahlt { $pays }.
hint-lot-in-set = Ein Verkauf würde eine Karte deines Satzes aufdecken.
hint-eaters = Gäste, die heute noch davon essen würden:
hint-glasses = Gäste mit einem Gericht und noch ohne Flasche:
hint-dishes = Was jedes Gericht heute für dich ist:
hint-walkers = Wer gehen wird, in dieser Reihenfolge, und ob du ein Gericht dafür hast:
hint-guest = Gast
hint-from = Von
hint-suits = Gericht hier

## Ablehnungen

refusal-not-dealt-to-now = Jetzt bekommt Platz { $seat } einen Gast und kein anderer.
refusal-no-such-client = Diesen Gast gibt es nicht, oder alle davon sind schon verteilt.
refusal-no-discard = { $number ->
    [one] Leg eine Karte deines Satzes weg.
   *[other] Leg { $number } verschiedene Karten deines Satzes weg, in der Reihenfolge der Tabelle.
}
refusal-no-such-lot = Diese Tafel gibt es nicht, oder sie kann heute nicht mehr verkauft werden.
refusal-already-yours = Du hältst diesen Posten schon.
refusal-too-dear = Das kostet { $price }, und du hast { $money }.
refusal-live = Solange die Uhr läuft, gibt es nichts zu sagen: Nicht drücken genügt.
refusal-order-live = Solange die Uhr läuft, gibt es keine Aufträge: Drück, wenn dir der Preis gefällt.
refusal-order-lot = Aufträge gibt es für den Posten, der gerade ausgerufen wird, und Posten { $number } von Tag { $day } ist das nicht.
refusal-order-empty = Ein Auftrag sagt, bei welchem Preis der Posten zu nehmen ist, wie hoch du gehst, oder beides.
refusal-order-price = Ein Auftrag nennt Preise von 0 bis zu dem, was du hast, { $money }; { $price } ist keiner.
refusal-no-serving = Wer einen Fisch nach seinem Geschmack bekommen kann, wird bedient, jede Flasche gehört zu einem Gericht, und nichts wird zweimal serviert.
refusal-no-display = Du kannst 0 bis { $most } Flaschen zeigen.
refusal-no-dish = Davon ist hier für diesen Gast nichts frei.

## Optionen und Zahlen

option-tempo = Wie versteigert wird: Alle werden der Reihe nach gefragt, oder alle rufen, während eine Uhr tickt (Festlegung E5).
    .turns = Der Reihe nach
    .live = Live, mit Uhr
option-removed = Wer an einem Tisch von dreien fehlt; ist niemand genannt, entscheidet das Los (Festlegung E2).
    .null = Ausgelost
    .family = Die Familie im Urlaub
    .sailor = Der alte Seebär
    .lovers = Das Paar in den Flitterwochen
    .critic = Die Restaurantkritik
figure-hake = Seehecht: für jede Tafel der erste Preis, der letzte, und was ein Gast zahlt
figure-sardine = Sardine: ebenso
figure-sea-bass = Wolfsbarsch: ebenso
figure-mackerel = Makrele: ebenso
figure-sole = Seezunge: ebenso
figure-shrimp = Garnele: ebenso
figure-red-mullet = Rotbarbe: ebenso
figure-cuttlefish = Sepia: ebenso
figure-wine = Weißwein: erster Preis, letzter Preis, was ein Gast zahlt
figure-bottles = Tafeln mit Weißwein
figure-platter = Die Meeresfrüchteplatte: erster Preis, letzter Preis, was ein Gast zahlt
figure-lots = Tafeln, die an einem Tag verkauft werden, zu dritt und zu viert
figure-money = Münzen zu Beginn, zu dritt und zu viert
figure-discards = Karten, die alle weglegen
figure-platter-cards = Plattenkarten in der Bank
figure-fish-points = Punkte für jede aufgedeckte Karte eines Satzes
figure-platter-points = Punkte für eine Plattenkarte
figure-set-points = Punkte für einen ganz aufgedeckten Satz
figure-idle-days = Tage ohne Verkauf hintereinander, die das Spiel beenden
figure-last-day = Der letzte Tag, damit jedes Spiel endet

## Anleitung

guide-start = Fisch wird zu fallendem Preis ausgerufen, und wer zuerst ruft, nimmt ihn; mittags essen deine Gäste, und hungrige gehen in andere Häuser. Verkauf die Fische deines geheimen Satzes.
guide-discard = Leg zwei Fische weg: Die anderen sind dein geheimer Satz.
guide-falling = Nimm das Los zu diesem Preis, oder warte, bis es billiger ist, und riskiere, dass es jemand anders nimmt.
guide-rising = Jemand hält das Los: Übernimm es für eins mehr, oder lass es.
guide-serve = Gib deinen Gästen, was sie essen; Wein kommt auf die Rechnung dazu.
guide-display = Eine Flasche im Fenster zieht hungrige Gäste an.
guide-dish = Ein Gast ist hereingekommen und bleibt bei dir: Wähle, was er isst.
guide-home = Ein hungriger Gast ist zurück, und du hast noch die Platte: Bring sie oder behalte sie.
guide-end = Das war ein erstes Spiel; den Rest sagen die Regeln.

## Seite

quay-again = Den Weg noch einmal zeigen: { $client }
quay-asked-discard = Welche Fische willst du nicht servieren?
quay-asked-display = Gleich geht jemand los. Wie viele Flaschen ins Fenster?
quay-at-most = Höchstens
quay-and-up-to = Dann bis { $price } gehen
quay-auctioneer = ruft heute aus
quay-bill-of = Abend von Tag { $day }
quay-cards = Aufgedeckte Karten: { $number }; Plattenkarten: { $platters }
quay-change = Ändern
quay-eats = für: { $client }
quay-going-to = Du gehst bis { $price }
quay-holds = { $who ->
    [you] Du hältst es bei { $price }
   *[other] { $name } hält es bei { $price }
}
quay-houses = Die Häuser am Kai
quay-leave = Lassen
quay-leaving = Du lässt dieses Los
quay-left = Dir bleiben { $left }
quay-less = Weniger
quay-look-back = Den Vortag ansehen
quay-look-on = Zurück zur Versteigerung
quay-lot = Das Los
quay-more = Mehr
quay-no-guests = niemand hat hier gegessen
quay-no-set = Dein Satz ist noch nicht gewählt
quay-nobody = Niemand will es
quay-noon-means = Gäste essen erst in ihrem Haus; wer hungrig bleibt, geht den Kai entlang.
quay-not-in-set = nicht im Satz: { $fish }
quay-nothing = nichts
quay-of-your-set = eine Karte deines Satzes, noch verdeckt
quay-order-gone = Der Posten ist weg, und dein Auftrag mit ihm.
quay-order-seen = In Ordnung
quay-pays = zahlt { $pays }
quay-points = { $points } Pkt.
quay-price = Preis:
quay-put-away = Weglegen
quay-put-away-which = Wähle { $number } zum Weglegen
quay-says-take = Meins!
quay-says-wait = Ich warte.
quay-says-pass = Ich passe.
quay-sealed = Dein Satz ist gewählt
quay-serve = Servieren: { $pays }
quay-set = Dein geheimer Satz
quay-set-means = Was du behältst, ist dein geheimer Satz. Isst ein Gast bei dir einen Fisch daraus, wird er aufgedeckt und bringt { $points }; der ganze Satz bringt noch { $whole } dazu.
quay-show = { $number } zeigen
quay-sold = { $who ->
    [you] Dein für { $price }
   *[other] An { $name } für { $price }
}
quay-table = Der Hafen
quay-begins = Gleich geht es los …
quay-called = Jemand hat gerufen!
quay-called-you = Du hast gerufen …
quay-finish = Wer gedrückt hat
quay-going-0 = Wer gibt mehr?
quay-going-1 = Zum Ersten …
quay-going-2 = Zum Zweiten …
quay-granted = (davon { $lag } s für den Weg)
quay-key = Leertaste
quay-live-falling = Der Preis fällt: Drück, sobald er dir passt.
quay-live-pays = bringt { $pays }; es passt hier:
quay-live-rising = { $who ->
    [you] Du hältst es bei { $price }. Gibt jemand mehr?
   *[other] { $name } hält es bei { $price }. Wer übernimmt für eins mehr?
}
quay-pressed = bei { $price }, { $after } s nach dem Ausruf
quay-too-dear = { $price } ist mehr als deine { $money }
quay-yours-at = Deins für { $price }, außer …
quay-take = Für { $price } nehmen
quay-take-over = Für { $price } übernehmen
quay-today = Tag { $day }
quay-until = Warten bis
quay-up-to = Bis { $price } gehen
quay-wait-until = Warten, für { $price } nehmen
quay-waiting-until = Du wartest und nimmst für { $price }
quay-waiting-and-up-to = Du wartest, nimmst für { $price } und gehst bis { $up-to }
quay-whole = der ganze Satz
