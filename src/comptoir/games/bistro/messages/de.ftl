### Bistro: die Wörter der Theke. Die Argumente sind in en.ftl erklärt.

title = Bistro
tagline = Ein Glas gleitet über die Theke, und vielleicht ist es wirklich das, was man dir sagt.

## Gläser

glass-coffee = Kaffee
    .a = ein Kaffee
    .small = Ein kleiner Kaffee
    .the = den Kaffee
    .many = Kaffees
glass-chocolate = Kakao
    .a = ein Kakao
    .small = Ein kleiner Kakao
    .the = den Kakao
    .many = Kakaos
glass-lemonade = Limonade
    .a = eine Limonade
    .small = Eine kleine Limonade
    .the = die Limonade
    .many = Limonaden
glass-syrup = Sirup
    .a = ein Sirup
    .small = Ein kleiner Sirup
    .the = den Sirup
    .many = Sirups
glass-apple-juice = Apfelsaft
    .a = ein Apfelsaft
    .small = Ein kleiner Apfelsaft
    .the = den Apfelsaft
    .many = Apfelsäfte
glass-sparkling-water = Sprudel
    .a = ein Sprudel
    .small = Ein kleiner Sprudel
    .the = den Sprudel
    .many = Sprudel

## Miams

miam-olives = Oliven
    .some = Oliven
    .with = mit Oliven
miam-peanuts = Erdnüsse
    .some = Erdnüsse
    .with = mit Erdnüssen
miam-crisps = Chips
    .some = Chips
    .with = mit Chips
miam-cheese = Käse
    .some = Käse
    .with = mit Käse
miam-sausage = Wurst
    .some = Wurst
    .with = mit Wurst
miam-toast = Toast
    .some = Toast
    .with = mit Toast

claim = { $with ->
    [yes] { $glass }, { $miam }.
   *[no] { $glass }.
}

## Was getan wird, wie man davon hört

step-first = { $who ->
    [you] Das Los fällt auf dich: Du ziehst das erste Glas.
   *[other] Das Los fällt auf { $name }: Von dort kommt das erste Glas.
}
step-miam = { $who ->
    [you] Ein Miam für dich, und niemand sonst kennt es: { $miam }.
   *[other] { $name } bekommt ein Miam, verdeckt.
}
step-glass = { $who ->
    [you] Vor dir: { $glass }.
   *[other] Vor { $name }: { $glass }.
}
step-see =
    .reveal = Niemand hat nachgesehen. Mal schauen …
    .blind = Noch eins, geradewegs vom Stapel …
step-look = { $who ->
    [you] Du siehst dir das Glas an.
   *[other] { $name } sieht sich das Glas an.
}
step-offer = { $to ->
    [you] { $name } schiebt dir das Glas zu: „{ $claim }“
   *[other] { $who ->
        [you] Du schiebst { $to-name } das Glas zu: „{ $claim }“
       *[other] { $name } schiebt { $to-name } das Glas zu: „{ $claim }“
    }
}
step-believe =
    .glass = { $who ->
        [you] Du glaubst es.
       *[other] { $name } glaubt es.
    }
    .miam = { $who ->
        [you] Du glaubst an das Miam.
       *[other] { $name } glaubt an das Miam.
    }
step-doubt =
    .glass = { $who ->
        [you] Du glaubst es nicht.
       *[other] { $name } glaubt es nicht.
    }
    .miam = { $who ->
        [you] Du glaubst nicht an das Miam.
       *[other] { $name } glaubt nicht an das Miam.
    }
step-name = { $who ->
    [you] Du weißt es besser: „Das ist { $glass }!“
   *[other] { $name } weiß es besser: „Das ist { $glass }!“
}
step-take = { $who ->
    [you] Du übernimmst das Glas, um es weiterzureichen.
   *[other] { $name } übernimmt das Glas, um es weiterzureichen.
}
step-give = { $who ->
    [you] Du wählst aus, was du hergibst: { $glass }.
   *[other] { $name } wählt aus, was weggeht: { $glass }.
}
step-addition = { $symbols ->
    [one] Eine Rechnung wird gezogen: 1 Symbol.
   *[other] Eine Rechnung wird gezogen: { $symbols } Symbole.
}

## Was daraus folgt

event-round = { $who ->
    [you] Runde { $number }: Du beginnst
   *[other] Runde { $number }: { $name } beginnt
}
event-drawn = { $who ->
    [you] Du ziehst ein Glas, verdeckt.
   *[other] { $name } zieht ein Glas, verdeckt.
}
event-seen = { $who ->
    [you] Es ist { $glass }.
   *[other] { $name } weiß jetzt, was es ist.
}
event-miam-back = { $who ->
    [you] Dein Miam kommt ungesehen zu dir zurück.
   *[other] Das Miam geht ungesehen an { $name } zurück.
}
event-glass-shown = { $right ->
    [yes] { $who ->
        [you] Das Glas wird aufgedeckt: { $glass }. Du hattest recht!
       *[other] Das Glas wird aufgedeckt: { $glass }. { $name } hatte recht!
    }
   *[no] { $who ->
        [you] Das Glas wird aufgedeckt: { $glass }. Du lagst falsch!
       *[other] Das Glas wird aufgedeckt: { $glass }. { $name } lag falsch!
    }
}
event-miam-shown = { $right ->
    [yes] { $who ->
        [you] Das Miam wird aufgedeckt und ist weg: { $miam }. Du hattest recht!
       *[other] Das Miam wird aufgedeckt und ist weg: { $miam }. { $name } hatte recht!
    }
   *[no] { $who ->
        [you] Das Miam wird aufgedeckt und ist weg: { $miam }. Du lagst falsch!
       *[other] Das Miam wird aufgedeckt und ist weg: { $miam }. { $name } lag falsch!
    }
}
event-drunk = { $from ->
    [pile] { $who ->
        [you] Blind trinkst du noch eins dazu: { $glass }.
       *[other] Blind trinkt { $name } noch eins dazu: { $glass }.
    }
   *[turn] { $who ->
        [you] Du trinkst { $the }.
       *[other] { $name } trinkt { $the }.
    }
}
event-given = { $to ->
    [you] { $name } reicht dir ein Glas weiter: { $glass }.
   *[other] { $who ->
        [you] Du reichst { $to-name } ein Glas weiter: { $glass }.
       *[other] { $name } reicht { $to-name } ein Glas weiter: { $glass }.
    }
}
event-pile-empty = { $who ->
    [you] Der Stapel ist leer: Du trinkst nichts mehr dazu.
   *[other] Der Stapel ist leer: { $name } trinkt nichts mehr dazu.
}
event-void = { $number ->
    [one] Der Stapel ist leer, und niemand zahlt: Die Runde gilt nicht.
   *[other] Der Stapel ist leer, und niemand zahlt: Die Runde gilt nicht, das sind { $number } in Folge.
}
event-pays =
    .alike = { $who ->
        [you] { $number } { $many } vor dir: Die Rechnung geht an dich!
       *[other] { $number } { $many } vor { $name }: Bitte zahlen!
    }
    .every-type = { $who ->
        [you] Von jeder Sorte eins vor dir: Die Rechnung geht an dich!
       *[other] Von jeder Sorte eins vor { $name }: Bitte zahlen!
    }
event-paid = { $who ->
    [you] { $total ->
        [one] Du hast insgesamt 1 Symbol.
       *[other] Du hast insgesamt { $total } Symbole.
    }
   *[other] { $total ->
        [one] { $name } hat insgesamt 1 Symbol.
       *[other] { $name } hat insgesamt { $total } Symbole.
    }
}
event-ended =
    .addition = { $who ->
        [you] Sperrstunde: Mit { $total } Symbolen hast du verloren
       *[other] Sperrstunde: Mit { $total } Symbolen hat { $name } verloren
    }
    .short = { $who ->
        [you] Sperrstunde: Du zahlst für alle und hast verloren
       *[other] Sperrstunde: { $name } zahlt für alle und hat verloren
    }
    .void = { $number ->
        [one] Sperrstunde: Eine Runde galt nicht
       *[other] Sperrstunde: { $number } Runden in Folge galten nicht
    }

## Worauf der Tisch wartet

waits-lot = Das Los entscheidet, wer beginnt.
waits-miam = Die Miams werden verteilt.
waits-glass = Die ersten Gläser werden serviert.
waits-claim = { $name } hat das Glas und entscheidet, wer es bekommt und was es sein soll.
waits-look = { $who ->
    [you] Du siehst dir das Glas an.
   *[other] { $name } sieht sich das Glas an.
}
waits-answer = { $name } entscheidet: glauben oder nicht.
waits-reveal = Das Glas wird aufgedeckt.
waits-miam-answer = { $name } hatte beim Glas recht. Und das Miam?
waits-gift = { $name } sucht ein Glas zum Weiterreichen aus.
waits-blind = { $who ->
    [you] Du trinkst noch eins vom Stapel.
   *[other] { $name } trinkt noch eins vom Stapel.
}
waits-addition = { $who ->
    [you] Gleich ziehst du eine Rechnung.
   *[other] Gleich zieht { $name } eine Rechnung.
}
waits-over = Das Spiel ist aus.

## Was von der Leserin oder dem Leser gefragt ist

ask-claim = { $known ->
    [yes] Es ist { $glass }. Wer bekommt das Glas, und was soll es sein? Zum Beispiel: { $example }
   *[no] Du hast das Glas. Erst ansehen oder ungesehen anbieten? Tippe ansehen, oder zum Beispiel { $example }
}
ask-answer = { $name } sagt: „{ $claim }“ Glaubst du das?
ask-miam-answer = Beim Glas hattest du recht. { $name } sagt außerdem: „{ $miam }“. Glaubst du das?
ask-gift = Gut geraten! Welches deiner Gläser geht an { $name }?
type-claim = Gib einen Platz ein und was es sein soll: { $example }. Vorher zeigt dir ansehen das Glas.
type-claim-miam = Gib einen Platz ein und was es sein soll: { $example }. Dein Miam geht mit, wenn du eins nennst: { $with-miam }. Vorher zeigt dir ansehen das Glas.
type-answer = Gib eine Nummer aus der Liste ein, oder glauben, zweifeln, den Namen eines Glases, oder übernehmen.
type-miam-answer = Gib eine Nummer aus der Liste ein, oder glauben, oder zweifeln.
type-gift = Gib eine Nummer aus der Liste ein, oder den Namen eines Glases.
choice-believe = Glauben: Es ist { $glass }
choice-doubt = Zweifeln: Es ist etwas anderes
choice-name = Nennen: Es ist { $glass }
choice-take = Übernehmen und weiterreichen
choice-believe-miam = Glauben: { $miam }
choice-give = Hergeben: { $glass }

## Was man außer der Notation eintippen kann; ohne Großbuchstaben und Umlautpunkte, durch Kommas getrennt

words-look = ansehen, a, look
words-offer = anbieten, an, offer
words-with = mit, und, +, with
words-believe = glauben, stimmt, ja, j, g, believe
words-doubt = zweifeln, stimmt nicht, nein, n, doubt
words-name = nennen, name
words-take = übernehmen, uebernehmen, nehmen, take
words-give = hergeben, geben, give

## Die Theke

counter-round = Runde { $number }
counter-pile = { $number ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch 1 Glas.
   *[other] Im Stapel sind noch { $number } Gläser.
}
counter-miam = Miam
counter-my-miam = Dein Miam: { $miam }.
counter-addition = Rechnung
counter-discarded = Weg sind: { $miams }.
counter-danger = Noch eins davon, und die Runde ist aus.
counter-looked = { $who ->
    [you] hast nachgesehen
   *[other] hat nachgesehen
}
counter-unseen = { $who ->
    [you] hast nicht nachgesehen
   *[other] hat nicht nachgesehen
}
counter-said = „{ $claim }“

## Hinweise

hint-glass = Glas
hint-chance = Chance
hint-drinker = Wer trinkt
hint-ends = Beendet die Runde
hint-answer = Antwort
hint-right = Richtig
hint-pays = { $who ->
    [you] Du zahlst
   *[other] { $name } zahlt
}
hint-claim = Nach allem, was du siehst, ist das Glas:
hint-answers = Nach allem, was du siehst, ist jede Antwort so oft richtig, und so oft zahlt jemand:
hint-nobody-pays = Für dieses Glas müsste niemand zahlen.
hint-miam-answer = Nach allem, was du siehst, stimmt „{ $miam }“ in { $chance } der Fälle.
hint-drinking = { $who ->
    [you] Trinkst du dieses Glas, so zahlst du.
   *[other] Trinkt { $name } dieses Glas, so geht die Rechnung an { $name }.
}
hint-gift = { $number ->
    [0] Keins deiner Gläser lässt { $name } zahlen.
   *[other] Das lässt { $name } zahlen: { $glasses }.
}

## Absagen

refusal-not-served-now = Jetzt ist Platz { $seat } an der Reihe und kein anderer.
refusal-no-such-miam = Dieses Miam gibt es nicht, oder es ist schon verteilt.
refusal-no-such-glass = Dieses Glas gibt es nicht, oder alle davon stehen schon offen da.
refusal-has-looked = Du hast dir das Glas schon angesehen.
refusal-no-miam = Du hast kein Miam, das du dazulegen könntest.
refusal-no-offer = Das Glas geht an jemanden, der es in diesem Zug noch nicht hatte, Plätze 0 bis { $last }, als eine der sechs Sorten.
refusal-no-one-left = Alle hatten dieses Glas schon: glauben, zweifeln oder nennen, was es ist.
refusal-no-name = Nenne eine der sechs Sorten, und eine andere als die angesagte.
refusal-not-yours-to-give = Vor dir steht kein solches Glas.
refusal-no-such-addition = Eine solche Rechnung ist nicht mehr da.

## Optionen und Zahlen

option-short-game = Ein erstes Spiel: eine Runde ohne Miams und Rechnungen, und wer sie beendet, hat verloren.
    .false = Das ganze Spiel
    .true = Ein erstes Spiel
figure-glasses = Wie viele Gläser es von jeder Sorte gibt
figure-alike = Gläser einer Sorte, die die Runde beenden
figure-additions = Symbole auf jeder Rechnung
figure-losing-total = Symbole, mit denen man verloren hat
figure-void-rounds = Ungültige Runden in Folge, die das Spiel beenden

## Anleitung: was jemand beim ersten Mal erfährt, zu jeder Art von Moment

guide-start = Ein Glas wandert verdeckt über die Theke, und wer es weitergibt, sagt, was es ist, wahr oder nicht. Wer zuerst drei gleiche Gläser vor sich hat, oder von jeder Sorte eines, zahlt für alle und verliert.
guide-claim = Du hast das Glas und darfst es erst ansehen; dann schiebst du es jemandem zu und sagst, was es ist, wahr oder nicht. Wer dich falsch einschätzt, trinkt es; wer dich richtig einschätzt, lässt dich trinken.
guide-answer = Jemand schiebt dir ein Glas zu und sagt, was es ist: Glaub es, zweifle daran, oder nenn, was es deiner Meinung nach ist. Liegst du falsch, trinkst du es, liegst du richtig, trinkt der andere; solange jemand es noch nicht hatte, kannst du es auch übernehmen und mit eigenen Worten weitergeben.
guide-gift = Du hast das Glas erkannt, und zur Belohnung geht eines von deinen an den, der es angeboten hat. Gib eines, das ihn näher an drei gleiche bringt, oder eines, das dir gefährlich wird.
guide-end = Das war ein erstes Spiel; im ganzen kommen Miams dazu, die mit einem Glas mitgehen, und Rechnungen, die gezählt werden, und alles Übrige steht in den Regeln.

### Page

## Rund um die Theke

bistro-table = Die Theke im Bistro
bistro-others = Die anderen an der Theke
bistro-looked = hat das Glas angesehen
bistro-pile = { $number ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist noch 1 Glas.
   *[other] Im Stapel sind noch { $number } Gläser.
}
bistro-gone = Diese Miams sind weg: { $miams }.
bistro-several = { $number } { $many }
bistro-stands = Davor: { $glasses }.
bistro-stands-nothing = Kein Glas davor.
bistro-danger = In Gefahr! Eins von diesen beendet die Runde: { $glasses }.
bistro-symbols = { $symbols } von { $losing } Symbolen
bistro-miam = ein Miam unter der Serviette
bistro-miam-away = das Miam liegt beim Glas
bistro-miam-gone = kein Miam
bistro-own-miam = Dein Miam, und sonst weiß es niemand: { $miam }.

## Das Glas unterwegs

bistro-covered = { $who ->
    [you] Das verdeckte Glas steht vor dir.
   *[other] Das verdeckte Glas steht vor { $name }.
}
bistro-peek = Du hast nachgesehen: Es ist { $glass }.
bistro-it-is = Es ist { $glass }.
bistro-it-is-not = Es ist etwas anderes.
bistro-miam-is = Stimmt: { $miam }.
bistro-chain = Von Hand zu Hand
bistro-claimed = { $who ->
    [you] Du hast gesagt: „{ $claim }“
   *[other] { $name } hat gesagt: „{ $claim }“
}
bistro-last = Das letzte Glas sollte { $claimed } sein, und es war { $glass }.
bistro-true = Wahr
bistro-bluff = Bluff!
bistro-said-believe = Das glaub ich dir.
bistro-said-doubt = Das glaub ich dir nicht!
bistro-said-name = Nein, das ist { $glass }!
bistro-said-take = Gib her, ich reiche es weiter.
bistro-said-believe-miam = Und was dabei ist, glaub ich auch.
bistro-said-doubt-miam = Aber dabei ist etwas anderes!

## Anbieten

bistro-asked-claim = { $known ->
    [yes] Du hast { $glass }. Wer bekommt es, und was sagst du?
   *[no] Du hast das Glas. Nachsehen oder blind anbieten?
}
bistro-to = Wer es bekommt
bistro-as = Was du sagst
bistro-along = Was dabei sein soll
bistro-no-miam = ohne Miam
bistro-is-yours = deins
bistro-is-gone = weg
bistro-is-it = das ist es
bistro-ends = zahlt { $chance }
bistro-look = Nachsehen
bistro-look-means = alle sehen es
bistro-choose-receiver = Wähle, wer es bekommt
bistro-choose-glass = Wähle, was du sagst
bistro-slide = Rüberschieben zu { $name }
bistro-key-slide = Das Glas rüberschieben
bistro-saying-true = „{ $claim }“ Das ist die Wahrheit.
bistro-saying-bluff = „{ $claim }“ Das ist ein Bluff.
bistro-saying-unknown = „{ $claim }“ Du weißt es selbst nicht.

## Antworten

bistro-believe = Glaub ich
bistro-doubt = Glaub ich nicht
bistro-name = Ich weiß es besser
bistro-take = Übernehmen
bistro-name-means = Nennen, und eins von dir dazugeben
bistro-take-means = und mit eigener Ansage weiterreichen
bistro-name-which = Was ist es?
bistro-back = Zurück
bistro-right = richtig: { $chance }
bistro-right-up-to = richtig: höchstens { $chance }
bistro-you-pay = du zahlst: { $chance }
bistro-they-pay = { $name } zahlt: { $chance }
bistro-counted = Gezählt nach den offenen Gläsern, nicht nach dem, was jemand sagt.
bistro-if-wrong = Wenn du falsch liegst, zahlst du.
bistro-if-right = Wenn du recht hast, zahlt { $name }.
bistro-gifts = Deine Gläser

## Das Ende

bistro-ended = { $who ->
    [you] Feierabend: Die Rechnungen werden dir zu viel, und du hast verloren
   *[other] Feierabend: Die Rechnungen werden { $name } zu viel, und das Spiel ist verloren
}
