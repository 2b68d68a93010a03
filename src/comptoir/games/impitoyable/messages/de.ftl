### Impitoyable !: die Wörter der Stadt. Was die Argumente bedeuten, steht in en.ftl.

title = Impitoyable !
tagline = Heure die Besten der Stadt mit nichts als Papier an, und sei berühmt, bevor Zahltag ist.

## Abenteurer

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
adventurer-parson-abernathy = Pfarrer Abernathy
    .the = Pfarrer Abernathy
    .short = Pfarrer
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
adventurer-the-pike-sisters = Die Pike-Schwestern
    .the = die Pike-Schwestern
    .short = Pikes
adventurer-squint-morrow = Squint Morrow
    .the = Squint Morrow
    .short = Squint
adventurer-slim-cutter = Slim Cutter
    .the = Slim Cutter
    .short = Slim
adventurer-duchess-delacroix = Herzogin Delacroix
    .the = Herzogin Delacroix
    .short = Herzogin
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
adventurer-count-orloff = Graf Orloff
    .the = Graf Orloff
    .short = Graf
adventurer-nellie-farhorizon = Nellie Farhorizon
    .the = Nellie Farhorizon
    .short = Nellie
adventurer-tom-noland = Tom Noland
    .the = Tom Noland
    .short = Tom
adventurer-billy-greenhorn = Billy Greenhorn
    .the = Billy Greenhorn
    .short = Billy
adventurer-mose-the-cook = Koch Mose
    .the = Koch Mose
    .short = Mose

## Fähigkeiten und Ereignisse

skill-gold = Gold
skill-duel = Duell
skill-poker = Poker
card-gold = Goldrausch { $large }/{ $small }
card-duel = Duell
card-poker = Poker

## Schuldscheine

iou = { $who ->
    [you] deine { $value }
   *[other] die { $value } von { $name }
}

## Was getan wird

step-first = { $who ->
    [you] Das Los entscheidet: Du fängst an.
   *[other] Das Los entscheidet: { $name } fängt an.
}
step-adventurer = { $who ->
    [you] Jemand kommt in die Stadt und schließt sich dir an: { $adventurer }.
   *[other] Jemand kommt in die Stadt und schließt sich { $name } an.
}
step-event = { $kind ->
    [gold] Gold in den Hügeln! Wer am besten gräbt, bekommt { $large }, wer danach kommt, { $small }.
    [duel] Zwölf Uhr mittags! Wer am schnellsten zieht, nimmt Schuldscheine, und wer am langsamsten ist, bleibt liegen.
   *[poker] Eine Pokerpartie im Saloon! Das beste Blatt bringt Ruhm, das schlechteste kostet ihn.
}
step-send = { $who ->
    [you] Du schickst { $adventurer }.
   *[other] { $name } hat jemanden gewählt.
}
step-take = { $who ->
    [you] Du greifst nach der Karte auf { $slot }.
   *[other] { $name } greift nach der Karte auf { $slot }.
}
step-see = { $known ->
    [yes] Es ist { $iou }.
   *[no] Was es ist, sieht nur, wer sie nimmt.
}
step-buy = { $who ->
    [you] { $number ->
        [0] Du kaufst keinen Ruhm.
        [one] Du kaufst 1 Feld Ruhm.
       *[other] Du kaufst { $number } Felder Ruhm.
    }
   *[other] { $number ->
        [0] { $name } kauft keinen Ruhm.
        [one] { $name } kauft 1 Feld Ruhm.
       *[other] { $name } kauft { $number } Felder Ruhm.
    }
}
step-offer = Auf Arbeitssuche: { $adventurer }.
step-bid = { $who ->
    [you] { $number ->
        [one] Du bietest { $sum } mit 1 Schuldschein.
       *[other] Du bietest { $sum } mit { $number } Schuldscheinen.
    }
   *[other] { $number ->
        [one] { $name } bietet { $sum } mit 1 Schuldschein.
       *[other] { $name } bietet { $sum } mit { $number } Schuldscheinen.
    }
}
step-hire = { $who ->
    [you] Du heuerst { $adventurer } an.
   *[other] { $name } heuert { $adventurer } an.
}
step-place = { $who ->
    [you] Du wählst, wohin jeder Schuldschein deines Gebots kommt.
   *[other] { $name } ordnet das Gebot unter dem Tisch.
}
step-die = Der Würfel zeigt { $column }.

## Was daraus folgt

event-turn = { $who ->
    [you] Du bist am Zug
   *[other] { $name } ist am Zug
}
event-no-event = { $holders ->
    [0] Niemand hat noch Abenteurer: Heute gibt es kein Ereignis.
    [one] Nur eine Person hat noch Abenteurer: Heute gibt es kein Ereignis.
   *[other] Zu wenige haben noch Abenteurer: Heute gibt es kein Ereignis.
}
event-events-shuffled = Alle Ereignisse waren dran; sie werden gemischt und beginnen von vorn.
event-undertaker = { $left ->
    [0] Der Totengräber geht durch das Tor zum Friedhof.
    [one] Der Totengräber geht einen Schritt, { $step } von { $steps }: Noch ein Duell, und er ist da.
   *[other] Der Totengräber geht einen Schritt, { $step } von { $steps }.
}
event-shown = { $who ->
    [you] Du hast { $adventurer } geschickt: { $skill }.
   *[other] { $name } hat { $adventurer } geschickt: { $skill }.
}
event-no-effect = Niemand ist besser als die anderen, alle zeigen { $skill }: Es geschieht nichts.
event-gold-won =
    .highest = { $who ->
        [you] { $amount ->
            [one] Eine Goldader für dich: 1 Nugget, das macht { $gold }.
           *[other] Eine Goldader für dich: { $amount } Nuggets, das macht { $gold }.
        }
       *[other] { $amount ->
            [one] Eine Goldader für { $name }: 1 Nugget, das macht { $gold }.
           *[other] Eine Goldader für { $name }: { $amount } Nuggets, das macht { $gold }.
        }
    }
    .second = { $who ->
        [you] { $amount ->
            [one] Ein kleiner Fund für dich: 1 Nugget, das macht { $gold }.
           *[other] Ein kleiner Fund für dich: { $amount } Nuggets, das macht { $gold }.
        }
       *[other] { $amount ->
            [one] Ein kleiner Fund für { $name }: 1 Nugget, das macht { $gold }.
           *[other] Ein kleiner Fund für { $name }: { $amount } Nuggets, das macht { $gold }.
        }
    }
event-duel-won = { $who ->
    [you] { $number ->
        [0] Du ziehst am schnellsten, aber im Markt liegt nichts.
        [one] Du ziehst am schnellsten: 1 Schuldschein aus dem Markt ist dein.
       *[other] Du ziehst am schnellsten: { $number } Schuldscheine aus dem Markt sind dein.
    }
   *[other] { $number ->
        [0] { $name } zieht am schnellsten, aber im Markt liegt nichts.
        [one] { $name } zieht am schnellsten und nimmt 1 Schuldschein aus dem Markt.
       *[other] { $name } zieht am schnellsten und nimmt { $number } Schuldscheine aus dem Markt.
    }
}
event-nobody-takes = { $cards ->
    [0] Gleich schnell waren { $winners }, und im Markt liegt nichts.
    [one] Gleich schnell waren { $winners }, und im Markt liegt nur 1 Karte: Niemand nimmt sie.
   *[other] Gleich schnell waren { $winners }, und im Markt liegen nur { $cards } Karten: Niemand nimmt eine.
}
event-taken = { $known ->
    [yes] Die Karte auf { $slot } kommt auf deine Hand: { $iou }.
   *[no] { $who ->
        [you] Du nimmst die Karte auf { $slot }.
       *[other] { $name } nimmt die Karte auf { $slot }, ohne eine Miene zu verziehen.
    }
}
event-filled = Die letzte Karte, { $card }, kommt auf { $hole }.
event-hat =
    .won = { $fields ->
        [0] { $who ->
            [you] Du gewinnst beim Poker, aber auf Feld { $to } bringt das nichts.
           *[other] { $name } gewinnt beim Poker, aber auf Feld { $to } bringt das nichts.
        }
       *[other] { $who ->
            [you] Du gewinnst beim Poker und rückst { $fields } vor, auf Feld { $to }.
           *[other] { $name } gewinnt beim Poker und rückt { $fields } vor, auf Feld { $to }.
        }
    }
    .lost = { $fields ->
        [0] { $who ->
            [you] Du verlierst beim Poker, aber auf Feld { $to } kostet das nichts.
           *[other] { $name } verliert beim Poker, aber auf Feld { $to } kostet das nichts.
        }
       *[other] { $who ->
            [you] Du verlierst beim Poker und gehst { $fields } zurück, auf Feld { $to }.
           *[other] { $name } verliert beim Poker und geht { $fields } zurück, auf Feld { $to }.
        }
    }
    .bought = { $who ->
        [you] Dein Hut rückt auf Feld { $to } vor.
       *[other] Der Hut von { $name } rückt auf Feld { $to } vor.
    }
    .vulture = { $fields ->
        [0] { $who ->
            [you] Dein Hut steht schon auf Feld { $to } und kann nicht zurück.
           *[other] Der Hut von { $name } steht schon auf Feld { $to } und kann nicht zurück.
        }
       *[other] { $who ->
            [you] Dein Hut geht auf Feld { $to } zurück.
           *[other] Der Hut von { $name } geht auf Feld { $to } zurück.
        }
    }
event-killed = { $who ->
    [you] Im Staub geblieben: Du verlierst { $adventurer }.
   *[other] Im Staub geblieben: { $name } verliert { $adventurer }.
}
event-job-done = { $who ->
    [you] Arbeit getan: Du lässt { $adventurer } ziehen.
   *[other] Arbeit getan: { $name } lässt { $adventurer } ziehen.
}
event-returned = { $who ->
    [you] Du nimmst { $adventurer } zurück.
   *[other] { $name } nimmt { $adventurer } zurück.
}
event-bought = { $who ->
    [you] { $fields ->
        [one] Du kaufst 1 Feld Ruhm und hast noch { $gold } Gold.
       *[other] Du kaufst { $fields } Felder Ruhm und hast noch { $gold } Gold.
    }
   *[other] { $fields ->
        [one] { $name } kauft 1 Feld Ruhm und hat noch { $gold } Gold.
       *[other] { $name } kauft { $fields } Felder Ruhm und hat noch { $gold } Gold.
    }
}
event-no-recruiting = { $who ->
    [you] Du hast { $adventurers } Abenteurer, darum wird nicht angeheuert.
   *[other] { $name } hat { $adventurers } Abenteurer, darum wird nicht angeheuert.
}
event-discards-shuffled = { $number ->
    [one] Wieder in der Stadt: 1 abgelegter Abenteurer kommt zurück in den Stapel.
   *[other] Wieder in der Stadt: { $number } abgelegte Abenteurer kommen zurück in den Stapel.
}
event-fewer = { $number ->
    [0] Niemand in der Stadt sucht Arbeit.
    [one] Nur 1 Abenteurer sucht Arbeit.
   *[other] Nur { $number } Abenteurer suchen Arbeit.
}
event-auction = { $round ->
    [0] { $who ->
        [you] Gebote, bitte: Du fängst an.
       *[other] Gebote, bitte: { $name } fängt an.
    }
   *[other] { $who ->
        [you] Startversteigerung, Runde { $round }: Du fängst an.
       *[other] Startversteigerung, Runde { $round }: { $name } fängt an.
    }
}
event-passed = { $who ->
    [you] { $number ->
        [0] Du kannst nicht bieten: Deine Hand ist leer.
       *[other] Du kannst nicht bieten und zeigst deine Hand: { $ious }.
    }
   *[other] { $number ->
        [0] { $name } kann nicht bieten: Die Hand ist leer.
       *[other] { $name } kann nicht bieten und zeigt die Hand: { $ious }.
    }
}
event-hired = { $who ->
    [you] Zum Schluss heuerst du { $adventurer } an.
   *[other] Zum Schluss heuert { $name } { $adventurer } an.
}
event-laid = { $who ->
    [you] { $number ->
        [one] Dein Schuldschein liegt verdeckt auf { $slots }.
       *[other] Deine Schuldscheine liegen verdeckt auf { $slots }.
    }
   *[other] { $number ->
        [one] { $name } legt 1 Schuldschein verdeckt auf { $slots }.
       *[other] { $name } legt { $number } Schuldscheine verdeckt auf { $slots }.
    }
}
event-bid-returned = { $who ->
    [you] Für dich ist niemand mehr da: Du nimmst deine Schuldscheine zurück.
   *[other] Für { $name } ist niemand mehr da: Die Schuldscheine gehen zurück.
}
event-not-hired = Niemand heuert { $adventurer } an.
event-payday = { $last ->
    [yes] Der letzte Zahltag
   *[no] { $rows ->
        [one] Zahltag! Im Markt ist 1 Reihe voll
       *[other] Zahltag! Im Markt sind { $rows } Reihen voll
    }
}
event-turned = { $who ->
    [you] Was auf { $slot } liegt, ist von dir und { $value } wert.
   *[other] Was auf { $slot } liegt, ist von { $name } und { $value } wert.
}
event-paid = { $amount ->
    [0] { $who ->
        [you] Du kommst davon, ohne etwas zu bezahlen.
       *[other] { $name } kommt davon, ohne etwas zu bezahlen.
    }
   *[other] { $who ->
        [you] Du bezahlst { $amount } und hast noch { $gold } Gold.
       *[other] { $name } bezahlt { $amount } und hat noch { $gold } Gold.
    }
}
event-column-empty = Unter der { $column } liegt nichts mehr: Der Zahltag ist vorbei.
event-unpaid = { $gold ->
    [0] { $who ->
        [you] Du schuldest { $amount } und hast gar kein Gold!
       *[other] { $name } schuldet { $amount } und hat gar kein Gold!
    }
   *[other] { $who ->
        [you] Du schuldest { $amount } und hast nur { $gold } Gold!
       *[other] { $name } schuldet { $amount } und hat nur { $gold } Gold!
    }
}
event-vulture = { $who ->
    [you] { $vultures ->
        [one] Ein Geier setzt sich auf dein Dach.
       *[other] Ein Geier setzt sich auf dein Dach; das macht { $vultures }.
    }
   *[other] { $vultures ->
        [one] Ein Geier setzt sich bei { $name } aufs Dach.
       *[other] Ein Geier setzt sich bei { $name } aufs Dach; das macht { $vultures }.
    }
}
event-ending =
    .vulture = Zu viele Geier auf einem Dach: Das ist das Ende
    .undertaker = Der Totengräber ist da: Das ist das Ende
    .finish = Ein Hut hat das Ziel erreicht: Das ist das Ende
event-ended = Der Staub legt sich über der Stadt

## Worauf der Tisch wartet

waits-first = Das Los entscheidet, wer anfängt.
waits-adventurer = Die ersten Abenteurer kommen in die Stadt.
waits-event = Gleich wird das nächste Ereignis aufgedeckt.
waits-send = { $number ->
    [one] 1 Person muss noch jemanden schicken: { $names }.
   *[other] { $number } Personen müssen noch jemanden schicken: { $names }.
}
waits-take = { $name } wählt eine Karte aus dem Markt.
waits-look = Eine Karte aus dem Markt wird angesehen.
waits-buy = { $name } kann Ruhm kaufen.
waits-offer = Gleich fragt jemand nach Arbeit.
waits-bid = { $name } macht gleich ein Gebot.
waits-hire = { $name } wählt unter denen, die Arbeit suchen.
waits-place = { $name } ordnet das Gebot.
waits-die = Der Würfel rollt.
waits-turn-up = Ein Schuldschein wird aufgedeckt.
waits-last-buy = { $name } kann ein letztes Mal Ruhm kaufen.
waits-over = Das Spiel ist vorbei.

## Wonach du gefragt wirst

ask-send = { $kind ->
    [gold] Wen schickst du graben?
    [duel] Wen schickst du ins Duell?
   *[poker] Wen schickst du an den Pokertisch?
}
ask-take = { $number ->
    [one] Welche Karte nimmst du aus dem Markt?
   *[other] Welche Karte nimmst du zuerst aus dem Markt? Es stehen dir { $number } zu.
}
ask-buy = Du hast { $gold } Gold und stehst auf Feld { $field }. Wie viele Felder kaufst du, 0 bis { $most }?
ask-last-buy = Die allerletzte Gelegenheit: Du hast { $gold } Gold und stehst auf Feld { $field }. Wie viele Felder, 0 bis { $most }?
ask-bid = { $number ->
    [0] Welche Schuldscheine bietest du, 1 bis { $most }?
    [one] Welche Schuldscheine bietest du, 1 bis { $most }? Ihre Summe darf nicht { $sums } sein.
   *[other] Welche Schuldscheine bietest du, 1 bis { $most }? Ihre Summe darf keine von diesen sein: { $sums }.
}
ask-hire = Wen heuerst du an?
ask-place = Nur du wirst wissen, was wo liegt. In welcher Reihenfolge kommen deine Schuldscheine auf { $slots }?
type-send = Gib eine Nummer aus der Liste ein, oder einen Namen.
type-take = Gib Reihe und Spalte ein: { $example }.
type-buy = Gib eine Zahl von 0 bis { $most } ein.
type-last-buy = Gib eine Zahl von 0 bis { $most } ein.
type-bid = Gib eigene Schuldscheine mit ihrem Wert ein, fremde mit ihrem Buchstaben: { $example }.
type-hire = Gib eine Nummer aus der Liste ein, oder einen Namen.
type-place = Gib eine Nummer aus der Liste ein, oder die Schuldscheine der Reihe nach: { $example }.
choice-adventurer = { $adventurer }: Gold { $gold }, Duell { $duel }, Poker { $poker }
choice-send = { $adventurer }: { $skill } { $value } (Gold { $gold }, Duell { $duel }, Poker { $poker })

## Was man eingeben kann

words-send = schicken, schicke, schick
words-take = nehmen, nehme, nimm
words-buy = kaufen, kaufe, kauf
words-bid = bieten, biete
words-hire = anheuern, heuere
words-place = legen, lege, leg
words-nothing = nichts, keine, nein, n
words-and = und, mit, +

## Die Stadt

town-player = Wer
town-gold = Gold
town-crew = Leute
town-hand = Hand
town-vultures = Geier
town-undertaker = Totengräber: { $step } von { $steps }
town-events = Noch zu kommen: { $events }
town-full = { $cards } im Markt, Zahltag mit { $full }
town-empty = Im Markt liegt nichts.
town-crew-of = Deine Abenteurer
town-offer = Auf Arbeitssuche
town-debt = { $number ->
    [0] Alle deine Schuldscheine sind in deiner Hand
    [one] 1 deiner Schuldscheine ist im Umlauf: Du schuldest dem Markt höchstens { $worth }
   *[other] { $number } deiner Schuldscheine sind im Umlauf: Du schuldest dem Markt höchstens { $worth }
}
town-my-hand = Deine Schuldscheine
town-filled = Lücken werden gefüllt: { $moves }.

## Hinweise

hint-send = Was jeder von deinen bei diesem Ereignis wert ist:
hint-crews = Die der anderen, soweit man sie gesehen hat:
hint-unknown = { $number ->
    [0] nichts unbekannt
   *[other] { $number } unbekannt
}
hint-market = Was wo liegt, soweit man es gesehen hat; Karten mit demselben Buchstaben sind, in irgendeiner Reihenfolge, unter denen daneben:
hint-hands = Was die auf der Hand haben, die nach dir bieten, soweit man es gesehen hat:
hint-bid = { $number ->
    [0] { $after ->
        [0] Nach dir bietet niemand.
        [one] Noch ist nichts geboten, und nach dir bietet 1 Person.
       *[other] Noch ist nichts geboten, und nach dir bieten { $after } Personen.
    }
   *[other] { $after ->
        [0] Geboten sind { $sums }. Nach dir bietet niemand.
        [one] Geboten sind { $sums }. Nach dir bietet 1 Person.
       *[other] Geboten sind { $sums }. Nach dir bieten { $after } Personen.
    }
}
hint-buy = Was du kaufen kannst, und was Poker dort bringt und kostet:
hint-field = Feld
hint-cost = Preis
hint-gain = Gewinn
hint-loss = Verlust
hint-vulture = Geier
hint-payday = { $remembers ->
    [yes] Der nächste Zahltag, wenn bis dahin keine weiteren Schuldscheine von dir in den Markt kommen:
   *[no] Der nächste Zahltag, wenn alle deine Schuldscheine im Umlauf irgendwo im Markt liegen und keine weiteren dazukommen:
}
hint-payday-costs = Nichts zu zahlen: { $nothing } · im Schnitt gefordert: { $average } · ein Geier: { $vulture }

## Ablehnungen

refusal-not-dealt-to-now = Jetzt bekommt Platz { $seat } etwas, und kein anderer.
refusal-no-such-adventurer = Ein solcher Abenteurer ist nicht mehr aufzudecken.
refusal-no-such-event = Ein solches Ereignis kommt nicht mehr.
refusal-not-in-crew = Einen solchen Abenteurer hast du nicht.
refusal-no-card-there = An dieser Stelle des Markts liegt keine Karte.
refusal-no-purchase = Du kannst 0 bis { $most } Felder kaufen.
refusal-bid-size = Ein Gebot hat 1 bis { $most } Schuldscheine.
refusal-not-in-hand = So viele { $iou } hast du nicht auf der Hand.
refusal-sum-taken = { $sum } ist schon geboten: Deine Summe muss eine andere sein.
refusal-not-on-offer = Ein solcher Abenteurer steht nicht zur Wahl.
refusal-not-the-bid = Lege die Schuldscheine deines Gebots hin, alle und keine anderen.
refusal-no-such-column = Der Würfel zeigt 1 bis { $last }.
refusal-already-seen = Unter denen, die niemand gesehen hat, ist kein solcher Schuldschein.

## Optionen und Zahlen

option-draft = Wie man zu den ersten Abenteurern kommt (Entscheidung I27).
    .false = Ausgeteilt
    .true = Ersteigert
figure-adventurers = Die Abenteurer: Name, Gold, Duell, Poker
figure-dealt = Abenteurer, mit denen alle beginnen
figure-ious = Schuldscheine jeder Farbe: wie viele 0, 1, 2 und so weiter wert sind
figure-given = Werte der Schuldscheine, die alle an den Markt geben
figure-gold = Nuggets am Anfang
figure-rushes = Goldrausch: was die höchste Fähigkeit bekommt und was die zweithöchste
figure-duels = Duelle unter den Ereignissen
figure-pokers = Pokerpartien unter den Ereignissen
figure-undertaker = Das Duell, mit dem der Totengräber ankommt
figure-columns = Plätze in einer Reihe des Markts
figure-fields = Felder der Ruhmesleiste
figure-start = Das Feld, auf dem die Hüte beginnen
figure-finish = Das Feld, das das Spiel beendet
figure-sections = Abschnitte der Ruhmesleiste: erstes Feld, und was Poker dort bringt und kostet
figure-bid = Schuldscheine in einem Gebot, höchstens
figure-recruiting = Abenteurer auf der Hand, ab denen nicht angeheuert wird
figure-purchase = Felder, die man in einem Zug kaufen kann
figure-last-purchase = Felder, die man am Ende kaufen kann
figure-vultures = Geier, mit denen man verloren hat
figure-vulture-fields = Felder, die ein Hut mit jedem Geier zurückgeht

## Führung

guide-start = Abenteurer bringen dir Gold, schaffen Schuldscheine aus dem Weg und machen dich berühmt; aber bezahlt werden sie mit Schuldscheinen, und am Zahltag deckt der Würfel sie auf und du musst dafür geradestehen. Wessen Hut am Ende am weitesten vorn ist, gewinnt, es sei denn, drei Geier sind gekommen.
guide-send = Es gibt ein Ereignis, und alle schicken heimlich jemanden: Beim Goldrausch zählt der Nugget, im Duell die Pistole, beim Poker das Pik. Die Besten gewinnen und gehen; im Duell fallen die Schlechtesten, beim Poker verlieren sie Ruhm.
guide-take = Du hast ein Duell gewonnen und nimmst einen Schuldschein aus dem Markt, verdeckt: Denk daran, wo deine eigenen teuren liegen, und nimm sie, bevor Zahltag ist.
guide-buy = Du bist am Zug und kannst Ruhm kaufen, ein Feld für jeden Nugget. Behalte etwas für den Zahltag.
guide-bid = Biete ein bis drei Schuldscheine für einen Abenteurer, mit einer Summe, die noch niemand geboten hat. Die höchste wählt zuerst; wer jemanden bekommt, legt die Schuldscheine in den Markt, wer niemanden bekommt, nimmt sie zurück.
guide-hire = Dein Gebot reicht: Wähle jemanden. Die Zahlen sagen, wer gut gräbt, schießt und pokert.
guide-place = Lege die Schuldscheine deines Gebots in den Markt, in beliebiger Reihenfolge, und merke sie dir: Am Zahltag wird die letzte Karte einer Spalte zuerst aufgedeckt.
guide-last-buy = Das Spiel ist vorbei, bis auf eines: Kauf noch bis zu drei Felder.
guide-end = Das war ein erstes Spiel; die Regeln sagen den Rest, und mit der Startversteigerung sind sogar die ersten Abenteurer zu ersteigern.

## Die Seite

street-active = ist am Zug
street-adventurers = Abenteurer
# $number: how many still bid after the reader
street-ask-bid = { $number ->
    [0] Was bietest du?
   *[other] Was bietest du? Keine Summe darf zweimal geboten werden.
}
street-ask-buy = Kaufst du Ruhm?
street-ask-last-buy = Die allerletzte Gelegenheit: Kaufst du Ruhm?
street-ask-place = Du zahlst: In welcher Reihenfolge kommen deine Schuldscheine in den Markt?
street-back = { $number ->
    [0] eine verdeckte Karte
   *[other] eine verdeckte Karte, eine von { $ious }
}
# $sum
street-bid = { $sum } bieten
# $after: how many bid after the reader
street-bid-after = { $after ->
    [0] Nach dir bietet niemand mehr.
    [one] Nach dir bietet noch 1 Person.
   *[other] Nach dir bieten noch { $after } Personen.
}
# $most: how many IOUs a bid may have
street-bid-what = Wähle 1 bis { $most } Schuldscheine
street-bids = Was geboten wurde
# $number: of fields
street-buy = { $number ->
    [0] Nichts kaufen
    [one] 1 Feld kaufen
   *[other] { $number } Felder kaufen
}
street-cards = { $cards } im Markt
street-change-places = Tippe zwei Karten an, und sie tauschen die Plätze.
street-clear = Leeren
street-coming = Noch da:
street-covered = jemand, verdeckt
street-done = Auftrag erfüllt
# $field
street-field = Feld { $field }
street-gold = Gold
street-hats = Wo die Hüte stehen
street-hiring = Auf Arbeitssuche
street-ious = Schuldscheine auf der Hand
street-joins = Zu { $name } kommt { $adventurer }.
street-killed = bleibt liegen
street-last-payday = Der letzte Zahltag
street-lay = Verdeckt auslegen
street-lost = verloren
street-market = Der Markt
street-none = nichts
street-orders = Die Reihenfolge, in der { $name } sie hinlegt: { $ious }.
street-paid = Bisher bezahlt
street-passes = kann nicht bieten
street-payday = Zahltag!
street-payday-begins = Gleich rollt der Würfel.
# $iou: the message `iou`; $held: how many are in hand; $picked: how many of them are to be bid
street-pick = { $picked ->
    [0] { $iou } ({ $held } auf der Hand)
   *[other] { $iou } ({ $picked } von { $held } im Gebot)
}
street-players = Wer hier wohnt
street-quiet = Die Straße ist ruhig
# $row
street-row = Reihe { $row }
# $first, $last: fields; $gain, $loss: what poker wins and costs there
street-section = Felder { $first } bis { $last }: Poker bringt { $gain } und kostet { $loss }
# $adventurer: in the form .the
street-send = { $adventurer } schicken
street-send-whom = Wähle jemanden
street-sends = { $name } schickt { $adventurer }.
street-sent = Wer geschickt wurde
street-sent-already = Geschickt: Die anderen wählen noch
# $gold; $field: where the hat is
street-stand = { $gold } Gold, dein Hut auf Feld { $field }
# $who, $name; $field
street-stands = { $who ->
    [you] Du: Feld { $field }
   *[other] { $name }: Feld { $field }
}
# $sum
street-sum-taken = { $sum } ist vergeben
street-table = Die Hauptstraße
# $sums: a list; $number: how many they are
street-taken-sums = { $number ->
    [0] Keine Summe ist vergeben.
    [one] Vergeben: { $sums }
   *[other] Vergeben: { $sums }
}
street-takes = { $name } nimmt die Karte auf { $slot }: { $iou }.
street-track = Die Ruhmesleiste
# $number
street-vultures = { $number ->
    [one] 1 Geier
   *[other] { $number } Geier
}

## Was man schuldet

debt-cost = { $gold ->
    [0] nichts: { $chance }
    [one] 1 Nugget: { $chance }
   *[other] { $gold } Nuggets: { $chance }
}
debt-costs = Was du vielleicht zahlen musst
debt-known = Deine, und wo sie liegen:
debt-later = Was der nächste Zahltag kosten kann, steht hier, wenn du schickst, nimmst, kaufst oder bietest.
debt-lot = { $spare ->
    [0] { $slots }, in irgendeiner Reihenfolge:
   *[other] { $slots }, aus:
}
debt-unsorted = Bekannt, aber nicht, welcher wo liegt:
debt-vulture = ein Geier: { $chance }
debt-vulture-means = { $fields ->
    [one] Ein Geier kommt, wenn mehr gefordert wird, als du hast; dein Hut geht 1 Feld zurück.
   *[other] Ein Geier kommt, wenn mehr gefordert wird, als du hast; dein Hut geht { $fields } Felder zurück.
}

## Was man von den anderen weiß

known-deck = Wieder im Stapel: { $adventurers }
known-hands = Was man von den anderen weiß
known-others = { $number ->
    [one] und 1 von diesen:
   *[other] und { $number } von diesen:
}
known-unmet = Noch nicht gesehen: { $adventurers }
