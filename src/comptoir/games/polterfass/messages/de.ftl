### Polterfass: die Worte der Wirtsstube. Die Argumente sind in en.ftl erklärt.

title = Polterfass
tagline = Ein spendabler Wirt, durstige Gäste und Fässer, die stehen oder liegen.

## Fässer

barrel-double = Verdoppler
barrel-destroy = Zerstörer

## Was geschieht, wie man davon hört

step-first = { $who ->
    [you] Das Los bestimmt dich zum ersten Wirt.
   *[other] Das Los bestimmt { $name } zum ersten Wirt.
}
step-rolled = { $thrown ->
    [one] { $standing ->
        [0] Das Fass fällt um.
       *[other] Das Fass steht: { $faces }.
    }
   *[other] { $standing ->
        [0] Keines der { $thrown } Fässer steht.
        [one] Eines der { $thrown } Fässer steht: { $faces }.
       *[other] Von { $thrown } Fässern stehen { $standing }: { $faces }.
    }
}
step-order = { $who ->
    [you] { $mugs ->
        [one] Du legst { $cards }: 1 Krug.
       *[other] Du legst { $cards }: { $mugs } Krüge.
    }
   *[other] { $name } hat bestellt.
}
step-close = { $who ->
    [you] Du drehst den Zapfhahn zu.
   *[other] { $name } dreht den Zapfhahn zu.
}
step-roll = { $who ->
    [you] { $picked ->
        [0] { $thrown ->
            [one] Du würfelst weiter, mit 1 Fass.
           *[other] Du würfelst weiter, mit { $thrown } Fässern.
        }
        [one] Du würfelst weiter, auch mit einem stehenden Spezialfass: { $thrown } im Becher.
       *[other] Du würfelst weiter, auch mit beiden stehenden Spezialfässern: { $thrown } im Becher.
    }
   *[other] { $picked ->
        [0] { $thrown ->
            [one] { $name } würfelt weiter, mit 1 Fass.
           *[other] { $name } würfelt weiter, mit { $thrown } Fässern.
        }
        [one] { $name } würfelt weiter, auch mit einem stehenden Spezialfass: { $thrown } im Becher.
       *[other] { $name } würfelt weiter, auch mit beiden stehenden Spezialfässern: { $thrown } im Becher.
    }
}
step-assign = { $who ->
    [you] { $doubles ->
        [0] Du zerstörst die { $destroyed }.
       *[other] { $destroys ->
            [0] Du verdoppelst die { $doubled }.
           *[other] Du zerstörst die { $destroyed } und verdoppelst die { $doubled }.
        }
    }
   *[other] { $doubles ->
        [0] { $name } zerstört die { $destroyed }.
       *[other] { $destroys ->
            [0] { $name } verdoppelt die { $doubled }.
           *[other] { $name } zerstört die { $destroyed } und verdoppelt die { $doubled }.
        }
    }
}

## Was daraus folgt

event-round = { $who ->
    [you] Runde { $number }: Du machst den Wirt
   *[other] Runde { $number }: { $name } macht den Wirt
}
event-in-vain = Das reicht nicht für den Anfang: Alle Fässer werden noch einmal geworfen.
event-all-ordered = { $pairs ->
    [0] Alle haben bestellt, mit je einer Karte.
   *[other] { $singles ->
        [0] Alle haben bestellt, mit je zwei Karten.
       *[other] Alle haben bestellt. Eine Karte: { $with-one }. Zwei Karten: { $with-two }.
    }
}
event-failed = { $who ->
    [you] Du bist als Wirt gescheitert: Alles Bestellte geht aufs Haus.
   *[other] { $name } ist als Wirt gescheitert: Alles Bestellte geht aufs Haus.
}
event-counted =
    .plain = Die { $face } zählt { $mugs }.
    .doubled = Die { $face } wird verdoppelt und zählt { $mugs }.
    .destroyed = Die { $face } wird zerstört.
event-served = { $who ->
    [you] { $mugs ->
        [one] Du schenkst 1 Krug aus.
       *[other] Du schenkst { $mugs } Krüge aus.
    }
   *[other] { $mugs ->
        [one] { $name } schenkt 1 Krug aus.
       *[other] { $name } schenkt { $mugs } Krüge aus.
    }
}
event-orders-shown = { $mugs ->
    [one] Die Karten werden aufgedeckt. Bestellt ist insgesamt 1 Krug.
   *[other] Die Karten werden aufgedeckt. Bestellt sind insgesamt { $mugs } Krüge.
}
event-credited =
    .order = { $who ->
        [you] { $mugs ->
            [0] Du hast nichts bestellt und bekommst nichts: weiterhin { $total }.
            [one] Du bekommst den bestellten Krug: jetzt { $total }.
           *[other] Du bekommst die { $mugs } bestellten Krüge: jetzt { $total }.
        }
       *[other] { $mugs ->
            [0] { $name } hat nichts bestellt und bekommt nichts: weiterhin { $total }.
            [one] { $name } bekommt den bestellten Krug: jetzt { $total }.
           *[other] { $name } bekommt die { $mugs } bestellten Krüge: jetzt { $total }.
        }
    }
    .rest = { $who ->
        [you] { $mugs ->
            [0] Für dich bleibt nichts übrig: weiterhin { $total }.
            [one] Der übrige Krug gehört dir: jetzt { $total }.
           *[other] Die { $mugs } übrigen Krüge gehören dir: jetzt { $total }.
        }
       *[other] { $mugs ->
            [0] Für { $name } bleibt nichts übrig: weiterhin { $total }.
            [one] Der übrige Krug geht an { $name }: jetzt { $total }.
           *[other] Die { $mugs } übrigen Krüge gehen an { $name }: jetzt { $total }.
        }
    }
    .served = { $who ->
        [you] { $mugs ->
            [0] Zu gierig! Nur gibt es für dich nichts zu behalten: weiterhin { $total }.
            [one] Zu gierig! Du behältst den einzigen Krug: jetzt { $total }.
           *[other] Zu gierig! Du behältst alle { $mugs } Krüge: jetzt { $total }.
        }
       *[other] { $mugs ->
            [0] Zu gierig! Nur gibt es für { $name } nichts zu behalten: weiterhin { $total }.
            [one] Zu gierig! { $name } behält den einzigen Krug: jetzt { $total }.
           *[other] Zu gierig! { $name } behält alle { $mugs } Krüge: jetzt { $total }.
        }
    }
    .failed = { $who ->
        [you] Du gehst leer aus: weiterhin { $total }.
       *[other] { $name } geht leer aus: weiterhin { $total }.
    }
    .greediest = { $who ->
        [you] { $mugs ->
            [0] Du warst so gierig wie alle anderen, und es kostet nichts: weiterhin { $total }.
            [one] Du hast am gierigsten bestellt und verlierst 1 Krug: jetzt { $total }.
           *[other] Du hast am gierigsten bestellt und verlierst { $mugs } Krüge: jetzt { $total }.
        }
       *[other] { $mugs ->
            [0] { $name } war so gierig wie alle anderen, und es kostet nichts: weiterhin { $total }.
            [one] { $name } hat am gierigsten bestellt und verliert 1 Krug: jetzt { $total }.
           *[other] { $name } hat am gierigsten bestellt und verliert { $mugs } Krüge: jetzt { $total }.
        }
    }
    .modest = { $who ->
        [you] { $mugs ->
            [one] Du hast am bescheidensten bestellt und gewinnst 1 Krug: jetzt { $total }.
           *[other] Du hast am bescheidensten bestellt und gewinnst { $mugs } Krüge: jetzt { $total }.
        }
       *[other] { $mugs ->
            [one] { $name } hat am bescheidensten bestellt und gewinnt 1 Krug: jetzt { $total }.
           *[other] { $name } hat am bescheidensten bestellt und gewinnt { $mugs } Krüge: jetzt { $total }.
        }
    }
    .between = { $who ->
        [you] Du liegst dazwischen: weiterhin { $total }.
       *[other] { $name } liegt dazwischen: weiterhin { $total }.
    }
event-ended =
    .target = Sperrstunde: Jemand hat { $target } Krüge erreicht
    .last-round = Sperrstunde: Runde { $number } war die letzte

## Worauf der Tisch wartet

waits-lot = Das Los entscheidet, wer zuerst Wirt ist.
waits-first-roll = { $who ->
    [you] Alle Fässer sind in deinem Becher.
   *[other] Alle Fässer sind im Becher von { $name }.
}
waits-order = { $number ->
    [one] Eine Bestellung fehlt noch: { $names }.
   *[other] { $number } Bestellungen fehlen noch: { $names }.
}
waits-serving = { $name } entscheidet: Zapfhahn zudrehen oder weiter würfeln.
waits-roll = { $who ->
    [you] Die Fässer sind in deinem Becher.
   *[other] Die Fässer sind im Becher von { $name }.
}
waits-calculation = { $name } entscheidet, was die stehenden Spezialfässer bewirken.
waits-over = Das Spiel ist aus.

## Was von der Leserin oder dem Leser gefragt ist

ask-order = Was bestellst du? Du hast { $cards } auf der Hand und legst eine oder zwei davon.
ask-serving = Du bist der Wirt. Zapfhahn zudrehen oder weiter würfeln?
ask-calculation = Die stehenden Spezialfässer wirken. Wie viel schenkst du aus?
type-order = Gib die Karten ein: 3+5 legt zwei davon, 7 legt eine.
type-serving = Gib eine Nummer aus der Liste ein, oder zudrehen, weiter, weiter x, weiter y, weiter xy.
type-calculation = Gib eine Nummer aus der Liste ein, oder die Fässer mit ihren Buchstaben: !c *a zerstört c und verdoppelt a.
choice-close = Zapfhahn zudrehen
choice-roll = { $picked ->
    [0] { $thrown ->
        [one] Weiter würfeln mit 1 Fass
       *[other] Weiter würfeln mit { $thrown } Fässern
    }
   *[other] { $thrown ->
        [one] Weiter würfeln mit 1 Fass: { $specials } ({ $letters })
       *[other] Weiter würfeln mit { $thrown } Fässern, darunter { $specials } ({ $letters })
    }
}
choice-assign = { $doubles ->
    [0] { $mugs ->
        [one] 1 Krug: die { $destroyed } zerstören
       *[other] { $mugs } Krüge: die { $destroyed } zerstören
    }
   *[other] { $destroys ->
        [0] { $mugs } Krüge: die { $doubled } verdoppeln
       *[other] { $mugs } Krüge: die { $destroyed } zerstören, die { $doubled } verdoppeln
    }
}

## Was man außer der Notation eintippen kann; ohne Großbuchstaben und Umlautpunkte, durch Kommas getrennt

words-close = zudrehen, zapfhahn zudrehen, z, close
words-roll = weiter, weiter würfeln, weiterwürfeln, würfeln, weiter wuerfeln, wuerfeln, w, roll

## Hinweise

hint-order = { $spread ->
    [0] { $least ->
        [one] Was steht, ergäbe 1 Krug für { $guests } Gäste.
       *[other] Was steht, ergäbe { $least } Krüge für { $guests } Gäste.
    }
   *[other] Was steht, ergäbe { $least } bis { $most } Krüge für { $guests } Gäste.
}
hint-close = { $spread ->
    [0] { $least ->
        [one] Jetzt zuzudrehen ergibt 1 Krug.
       *[other] Jetzt zuzudrehen ergibt { $least } Krüge.
    }
   *[other] Jetzt zuzudrehen ergibt { $least } bis { $most } Krüge.
}
hint-ordered = Nach den gelegten Karten haben die Gäste zusammen { $least } bis { $most } Krüge bestellt.
hint-mugs = Krüge
hint-enough = Genug, oder gescheitert
hint-greediest = Am gierigsten
hint-modest = Am bescheidensten
hint-choice = Wahl
hint-fails = Du scheiterst

## Der Block

pad-round = Nr.
pad-served = Ausschank
pad-ordered = Bestellt

## Absagen

refusal-not-the-cup = Im Becher waren andere Fässer: { $cup }.
refusal-no-such-face = Eines dieser Fässer hat kein solches Ende.
refusal-no-order = Eine Bestellung sind eine oder zwei verschiedene von diesen Karten: { $cards }.
refusal-no-roll = Aufheben kann man nur stehende Spezialfässer, und wenigstens ein Fass muss geworfen werden.
refusal-no-assignment = Wähle stehende Zahlenfässer, lauter verschiedene: { $destroys } zu zerstören, dann { $doubles } von den anderen zu verdoppeln, oder so viele, wie da sind.

## Optionen und Zahlen

option-first-roll = Was nach dem ersten Wurf stehen muss: ein Zahlenfass oder irgendein Fass (Festlegung P1).
    .number-barrel = Ein Zahlenfass
    .any-barrel = Irgendein Fass
option-all-equal = Was zu gierigen Gästen mit gleichen Bestellungen geschieht: Sie verlieren sie, oder es geschieht nichts (Festlegung P8).
    .lose = Sie verlieren sie
    .net-zero = Es geschieht nichts
figure-numbers = Krüge auf beiden Enden jedes Zahlenfasses
figure-specials = Spezialfässer: Verdoppeln auf einem Ende, Zerstören auf dem anderen
figure-cards = Die Karten eines jeden
figure-target = Krüge, nach denen das Spiel mit der Runde endet
figure-last-round = Die letzte Runde, damit jedes Spiel endet
figure-stands-alone = Chance, dass ein einzeln geworfenes Fass steht; niemand hat Messungen veröffentlicht
figure-stands-more = Was jedes weitere Fass im Becher dazu beiträgt, denn Fässer stützen einander
figure-top-end = Chance, dass ein stehendes Fass sein erstes Ende zeigt: den hohen Wert, oder Verdoppeln

### Die Seite: die Schenke im Browser

tavern-table = Der Tisch in der Schenke
tavern-others = Die anderen am Tisch
tavern-innkeeper = Wirt

## Die Fässer zum Hören

tavern-barrel-standing = { $mugs ->
    [one] Fass { $letter }, 1 Krug, steht
   *[other] Fass { $letter }, { $mugs } Krüge, steht
}
tavern-barrel-lying = Fass { $letter }, { $first } oder { $second } Krüge, liegt
tavern-barrel-double = Spezialfass { $letter }, Verdoppeln, steht
tavern-barrel-destroy = Spezialfass { $letter }, Zerstören, steht
tavern-barrel-special-lying = Spezialfass { $letter }, Verdoppeln oder Zerstören, liegt
tavern-lying = { $number ->
    [0] Kein Fass liegt auf dem Bierdeckel
    [one] 1 Fass liegt auf dem Bierdeckel
   *[other] { $number } Fässer liegen auf dem Bierdeckel
}
tavern-standing = { $number ->
    [0] Kein Fass steht
    [one] 1 Fass steht
   *[other] { $number } Fässer stehen
}
tavern-in-cup = { $number ->
    [one] 1 Fass ist im Becher
   *[other] { $number } Fässer sind im Becher
}
tavern-nothing-stands = Noch steht nichts.
tavern-serves = bei Schluss jetzt

## Die Leute

tavern-mugs = { $mugs ->
    [one] { $mugs } Krug
   *[other] { $mugs } Krüge
}
tavern-has-ordered = { $name } hat bestellt
tavern-is-ordering = { $name } hat noch nicht bestellt
tavern-you-are-ordering = Du hast noch nicht bestellt
tavern-laid = { $number ->
    [one] { $name } hat 1 Karte gelegt
   *[other] { $name } hat { $number } Karten gelegt
}
tavern-shown = { $who ->
    [you] { $mugs ->
        [one] Deine Karten: { $cards }, 1 Krug
       *[other] Deine Karten: { $cards }, { $mugs } Krüge
    }
   *[other] { $mugs ->
        [one] Karten von { $name }: { $cards }, 1 Krug
       *[other] Karten von { $name }: { $cards }, { $mugs } Krüge
    }
}
tavern-own-cards = Du hast { $cards } gelegt, verdeckt.
tavern-last-bill = Die letzte Zeche
tavern-board = Die Tafel

## Die Bestellung

tavern-hand = Deine Hand
tavern-card = Karte { $card }
tavern-key-card = Die Karte { $card } nehmen oder zurückstecken
tavern-key-order = Die Bestellung legen
tavern-pick-cards = Wähle eine oder zwei Karten
tavern-order = { $mugs ->
    [one] 1 Krug bestellen
   *[other] { $mugs } Krüge bestellen
}
tavern-change-order = { $mugs ->
    [one] Lieber 1 Krug bestellen
   *[other] Lieber { $mugs } Krüge bestellen
}
tavern-ordered = { $mugs ->
    [one] 1 Krug bestellt
   *[other] { $mugs } Krüge bestellt
}
tavern-order-how = Bis der letzte Gast bestellt hat, kannst du es dir anders überlegen.
tavern-if-enough = Es reicht, oder der Wirt scheitert
tavern-if-greediest = Zu gierig, deine ist die höchste
tavern-if-modest = Zu gierig, deine ist die niedrigste
tavern-from-to = { $least } bis { $most }

## Der Ausschank

tavern-roll-on = Weiter würfeln
tavern-close-serves = { $spread ->
    [0] { $most ->
        [one] gibt 1 Krug
       *[other] gibt { $most } Krüge
    }
   *[other] gibt { $least } bis { $most } Krüge
}
tavern-roll-barrels = { $thrown ->
    [one] 1 Fass
   *[other] { $thrown } Fässer
}
tavern-fails = scheitert zu { $chance }
tavern-pick-specials = Tippe ein stehendes Spezialfass an, um es mitzuwerfen.
tavern-must-pick = Nichts liegt: Tippe ein stehendes Spezialfass an, um weiter zu würfeln.

## Das Auswerten

tavern-destroy-how = { $number ->
    [one] Tippe das Fass an, das zerstört wird.
   *[other] Tippe die { $number } Fässer an, die zerstört werden.
}
tavern-double-how = { $number ->
    [one] Tippe das Fass an, das doppelt zählt.
   *[other] Tippe die { $number } Fässer an, die doppelt zählen.
}
tavern-assign-done = So ausschenken, oder ein anderes Fass antippen.
tavern-totals = Was du ausschenken könntest
tavern-choose-barrels = Wähle die Fässer
tavern-serve = { $mugs ->
    [one] 1 Krug ausschenken
   *[other] { $mugs } Krüge ausschenken
}
tavern-serve-so = So ausschenken
tavern-key-serve = Das Gewählte ausschenken

## Die Zeche

tavern-bill = Die Zeche
tavern-bill-served = Ausgeschenkt { $mugs }
tavern-bill-ordered = Bestellt { $mugs }
tavern-bill-nothing-served = Nichts ausgeschenkt
tavern-bill-failed = { $who ->
    [you] Du bist gescheitert: Alle Bestellungen gehen aufs Haus.
   *[other] { $name } ist gescheitert: Alle Bestellungen gehen aufs Haus.
}
tavern-bill-greedy = Zu gierig!
tavern-bill-enough = Es reicht für alle.
tavern-bill-cards = Karten { $cards }
tavern-new-total = neuer Stand
tavern-continue = Weiter
reason-order = bekommt die Bestellung
reason-rest = bekommt den Rest
reason-served = behält alles Ausgeschenkte
reason-failed = gescheitert
reason-greediest = am gierigsten
reason-modest = am bescheidensten
reason-between = dazwischen

## Die Tafel und das Ende

tavern-board-clean = Noch ist nichts angeschrieben.
tavern-board-foot = Der Stand des Wirts ist eingekreist. Das Spiel endet mit der Runde, in der jemand { $target } Krüge hat.

## Was erzählt und was gefragt wird

tavern-told-roll = { $who ->
    [you] { $picked ->
        [0] Du würfelst weiter.
        [one] Du würfelst weiter, auch mit einem stehenden Spezialfass.
       *[other] Du würfelst weiter, auch mit beiden stehenden Spezialfässern.
    }
   *[other] { $picked ->
        [0] { $name } würfelt weiter.
        [one] { $name } würfelt weiter, auch mit einem stehenden Spezialfass.
       *[other] { $name } würfelt weiter, auch mit beiden stehenden Spezialfässern.
    }
}
tavern-told-failed = Der Wirt ist gescheitert: Alles Bestellte geht aufs Haus.
tavern-told-served = { $mugs ->
    [one] 1 Krug wird ausgeschenkt.
   *[other] { $mugs } Krüge werden ausgeschenkt.
}
asked-order = Deine Bestellung, bitte!
asked-serving = Zapfhahn zudrehen oder weiter würfeln?
asked-calculation = Was tun die Spezialfässer?

## Anleitung: was jemand beim ersten Mal erfährt, zu jeder Art von Moment

guide-start = Einer von euch ist der Wirt und wirft Fässer aus einem Becher: Jedes, das steht, gibt so viele Krüge, wie es zeigt. Alle anderen bestellen geheim, und wer am Ende die meisten Krüge hat, gewinnt.
guide-order = Leg eine oder zwei Karten: Zusammen sagen sie, wie viele Krüge du willst, und reicht es für alle Bestellungen, bekommst du sie. Wollt ihr zusammen zu viel, wird die höchste Bestellung dem abgenommen, von dem sie kommt, und geht an den, der am wenigsten bestellt hat.
guide-serving = Dreh den Zapfhahn zu und schenk aus, was steht: Was die Gäste übrig lassen, ist deins, und haben sie zu viel verlangt, sogar alles. Oder wirf die liegenden Fässer noch einmal, um mehr auszuschenken; steht davon keines, bekommst du nichts und jeder Gast seine Bestellung.
guide-calculation = Auch Spezialfässer stehen: Jeder Zerstörer streicht ein Zahlenfass, jeder Verdoppler lässt eines doppelt zählen. Du suchst aus, welche, und schenkst so viel oder so wenig aus, wie dir passt.
guide-end = Mehr braucht man an dieser Theke nicht; was noch offen ist, steht in den Regeln.
