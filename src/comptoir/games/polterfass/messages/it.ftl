### Polterfass: le parole dell’osteria. Gli argomenti sono spiegati in en.ftl.

title = Polterfass
tagline = Un oste generoso, clienti assetati e botti dritte o rovesciate.

## Botti

barrel-double = raddoppio
barrel-destroy = scarto

## Quello che si fa, come lo si viene a sapere

step-first = { $who ->
    [you] La sorte sceglie te come primo oste.
   *[other] La sorte sceglie { $name } come primo oste.
}
step-rolled = { $thrown ->
    [one] { $standing ->
        [0] La botte si rovescia.
       *[other] La botte è dritta: { $faces }.
    }
   *[other] { $standing ->
        [0] Nessuna delle { $thrown } botti è dritta.
        [one] Una sola delle { $thrown } botti è dritta: { $faces }.
       *[other] Di { $thrown } botti, { $standing } sono dritte: { $faces }.
    }
}
step-order = { $who ->
    [you] { $mugs ->
        [one] Metti { $cards }: 1 boccale.
       *[other] Metti { $cards }: { $mugs } boccali.
    }
   *[other] { $name } ha ordinato.
}
step-close = { $who ->
    [you] Chiudi la spina.
   *[other] { $name } chiude la spina.
}
step-roll = { $who ->
    [you] { $picked ->
        [0] { $thrown ->
            [one] Rilanci 1 botte.
           *[other] Rilanci { $thrown } botti.
        }
        [one] Rilanci anche una botte speciale che era dritta: { $thrown } nel bussolotto.
       *[other] Rilanci anche le due botti speciali che erano dritte: { $thrown } nel bussolotto.
    }
   *[other] { $picked ->
        [0] { $thrown ->
            [one] { $name } rilancia 1 botte.
           *[other] { $name } rilancia { $thrown } botti.
        }
        [one] { $name } rilancia anche una botte speciale che era dritta: { $thrown } nel bussolotto.
       *[other] { $name } rilancia anche le due botti speciali che erano dritte: { $thrown } nel bussolotto.
    }
}
step-assign = { $who ->
    [you] { $doubles ->
        [0] { $destroys ->
            [one] Scarti la botte da { $destroyed }.
           *[other] Scarti le botti da { $destroyed }.
        }
        [one] { $destroys ->
            [0] Raddoppi la botte da { $doubled }.
           *[other] Scarti la botte da { $destroyed } e raddoppi quella da { $doubled }.
        }
       *[other] Raddoppi le botti da { $doubled }.
    }
   *[other] { $doubles ->
        [0] { $destroys ->
            [one] { $name } scarta la botte da { $destroyed }.
           *[other] { $name } scarta le botti da { $destroyed }.
        }
        [one] { $destroys ->
            [0] { $name } raddoppia la botte da { $doubled }.
           *[other] { $name } scarta la botte da { $destroyed } e raddoppia quella da { $doubled }.
        }
       *[other] { $name } raddoppia le botti da { $doubled }.
    }
}

## Quello che ne segue

event-round = { $who ->
    [you] Turno { $number }: l’oste sei tu
   *[other] Turno { $number }: l’oste è { $name }
}
event-in-vain = Non basta per cominciare: si rilanciano tutte le botti.
event-all-ordered = { $pairs ->
    [0] Tutti hanno ordinato, con una carta a testa.
   *[other] { $singles ->
        [0] Tutti hanno ordinato, con due carte a testa.
       *[other] Tutti hanno ordinato. Una carta: { $with-one }. Due carte: { $with-two }.
    }
}
event-failed = { $who ->
    [you] Hai sballato: tutto quel che è ordinato lo offre la casa.
   *[other] { $name } ha sballato: tutto quel che è ordinato lo offre la casa.
}
event-counted =
    .plain = La botte da { $face } conta { $mugs }.
    .doubled = La botte da { $face } è raddoppiata e conta { $mugs }.
    .destroyed = La botte da { $face } è scartata.
event-served = { $who ->
    [you] { $mugs ->
        [one] Spilli 1 boccale.
       *[other] Spilli { $mugs } boccali.
    }
   *[other] { $mugs ->
        [one] { $name } spilla 1 boccale.
       *[other] { $name } spilla { $mugs } boccali.
    }
}
event-orders-shown = { $mugs ->
    [one] Si scoprono le carte. In tutto è ordinato 1 boccale.
   *[other] Si scoprono le carte. In tutto sono ordinati { $mugs } boccali.
}
event-credited =
    .order = { $who ->
        [you] { $mugs ->
            [0] Non hai ordinato nulla e non ricevi nulla: sempre { $total }.
            [one] Ricevi il boccale ordinato: { $total } in tutto.
           *[other] Ricevi i { $mugs } boccali ordinati: { $total } in tutto.
        }
       *[other] { $mugs ->
            [0] { $name } non ha ordinato nulla e non riceve nulla: sempre { $total }.
            [one] { $name } riceve il boccale ordinato: { $total } in tutto.
           *[other] { $name } riceve i { $mugs } boccali ordinati: { $total } in tutto.
        }
    }
    .rest = { $who ->
        [you] { $mugs ->
            [0] Per te non resta nulla: sempre { $total }.
            [one] Il boccale che resta è tuo: { $total } in tutto.
           *[other] I { $mugs } boccali che restano sono tuoi: { $total } in tutto.
        }
       *[other] { $mugs ->
            [0] Per { $name } non resta nulla: sempre { $total }.
            [one] Il boccale che resta va a { $name }: { $total } in tutto.
           *[other] I { $mugs } boccali che restano vanno a { $name }: { $total } in tutto.
        }
    }
    .served = { $who ->
        [you] { $mugs ->
            [0] Troppo ingordi! Ma per te non c’è nulla da tenere: sempre { $total }.
            [one] Troppo ingordi! Ti tieni l’unico boccale: { $total } in tutto.
           *[other] Troppo ingordi! Ti tieni tutti e { $mugs } i boccali: { $total } in tutto.
        }
       *[other] { $mugs ->
            [0] Troppo ingordi! Ma per { $name } non c’è nulla da tenere: sempre { $total }.
            [one] Troppo ingordi! { $name } si tiene l’unico boccale: { $total } in tutto.
           *[other] Troppo ingordi! { $name } si tiene tutti e { $mugs } i boccali: { $total } in tutto.
        }
    }
    .failed = { $who ->
        [you] Resti a mani vuote: sempre { $total }.
       *[other] { $name } resta a mani vuote: sempre { $total }.
    }
    .greediest = { $who ->
        [you] { $mugs ->
            [0] Hai ordinato quanto tutti gli altri, e non costa nulla: sempre { $total }.
            [one] Con l’ordinazione più ingorda perdi 1 boccale: { $total } in tutto.
           *[other] Con l’ordinazione più ingorda perdi { $mugs } boccali: { $total } in tutto.
        }
       *[other] { $mugs ->
            [0] { $name } ha ordinato quanto tutti gli altri, e non costa nulla: sempre { $total }.
            [one] Con l’ordinazione più ingorda { $name } perde 1 boccale: { $total } in tutto.
           *[other] Con l’ordinazione più ingorda { $name } perde { $mugs } boccali: { $total } in tutto.
        }
    }
    .modest = { $who ->
        [you] { $mugs ->
            [one] Con l’ordinazione più morigerata guadagni 1 boccale: { $total } in tutto.
           *[other] Con l’ordinazione più morigerata guadagni { $mugs } boccali: { $total } in tutto.
        }
       *[other] { $mugs ->
            [one] Con l’ordinazione più morigerata { $name } guadagna 1 boccale: { $total } in tutto.
           *[other] Con l’ordinazione più morigerata { $name } guadagna { $mugs } boccali: { $total } in tutto.
        }
    }
    .between = { $who ->
        [you] Stai nel mezzo: sempre { $total }.
       *[other] { $name } sta nel mezzo: sempre { $total }.
    }
event-ended =
    .target = Si chiude! Qualcuno è arrivato a { $target } boccali
    .last-round = Si chiude! Il turno { $number } era l’ultimo

## Che cosa aspetta il tavolo

waits-lot = La sorte decide chi è il primo oste.
waits-first-roll = { $who ->
    [you] Tutte le botti sono nel tuo bussolotto.
   *[other] Tutte le botti sono nel bussolotto di { $name }.
}
waits-order = { $number ->
    [one] Manca un’ordinazione: { $names }.
   *[other] Mancano { $number } ordinazioni: { $names }.
}
waits-serving = { $name } decide se chiudere la spina o rilanciare.
waits-roll = { $who ->
    [you] Le botti sono nel tuo bussolotto.
   *[other] Le botti sono nel bussolotto di { $name }.
}
waits-calculation = { $name } decide che cosa fanno le botti speciali dritte.
waits-over = La partita è finita.

## Che cosa si chiede a chi legge

ask-order = Che cosa ordini? Hai { $cards } e metti una o due di queste carte.
ask-serving = L’oste sei tu. Chiudere la spina o rilanciare?
ask-calculation = Le botti speciali dritte fanno effetto. Quanto spilli?
type-order = Scrivi le carte: 3+5 ne mette due, 7 ne mette una.
type-serving = Scrivi un numero della lista, oppure chiudi, rilancia, rilancia x, rilancia y, rilancia xy.
type-calculation = Scrivi un numero della lista, oppure le botti con le loro lettere: !c *a scarta c e raddoppia a.
choice-close = Chiudere la spina
choice-roll = { $picked ->
    [0] { $thrown ->
        [one] Rilanciare 1 botte
       *[other] Rilanciare { $thrown } botti
    }
   *[other] { $thrown ->
        [one] Rilanciare 1 botte: { $specials } ({ $letters })
       *[other] Rilanciare { $thrown } botti, fra cui { $specials } ({ $letters })
    }
}
choice-assign = { $doubles ->
    [0] { $destroys ->
        [one] { $mugs ->
            [one] 1 boccale: scartare la botte da { $destroyed }
           *[other] { $mugs } boccali: scartare la botte da { $destroyed }
        }
       *[other] { $mugs ->
            [one] 1 boccale: scartare le botti da { $destroyed }
           *[other] { $mugs } boccali: scartare le botti da { $destroyed }
        }
    }
    [one] { $destroys ->
        [0] { $mugs } boccali: raddoppiare la botte da { $doubled }
       *[other] { $mugs } boccali: scartare la botte da { $destroyed }, raddoppiare quella da { $doubled }
    }
   *[other] { $mugs } boccali: raddoppiare le botti da { $doubled }
}

## Che cosa si può scrivere, oltre alla notazione; senza maiuscole né accenti, separato da virgole

words-close = chiudi, chiudere, c, close
words-roll = rilancia, rilanciare, r, roll

## Suggerimenti

hint-order = { $spread ->
    [0] { $least ->
        [one] Quel che è dritto darebbe 1 boccale per { $guests } clienti.
       *[other] Quel che è dritto darebbe { $least } boccali per { $guests } clienti.
    }
   *[other] Quel che è dritto darebbe da { $least } a { $most } boccali per { $guests } clienti.
}
hint-close = { $spread ->
    [0] { $least ->
        [one] Chiudendo ora spilli 1 boccale.
       *[other] Chiudendo ora spilli { $least } boccali.
    }
   *[other] Chiudendo ora spilli da { $least } a { $most } boccali.
}
hint-ordered = Dalle carte messe, i clienti hanno ordinato in tutto da { $least } a { $most } boccali.
hint-mugs = Boccali
hint-enough = Basta, o sballi
hint-greediest = La più alta
hint-modest = La più bassa
hint-choice = Scelta
hint-fails = Sballi

## Il blocchetto

pad-round = N.
pad-served = Spillato
pad-ordered = Ordinato

## Rifiuti

refusal-not-the-cup = Nel bussolotto c’erano altre botti: { $cup }.
refusal-no-such-face = Una di queste botti non ha un’estremità così.
refusal-no-order = Un’ordinazione è fatta di una o due carte diverse fra queste: { $cards }.
refusal-no-roll = Si riprendono solo botti speciali dritte, e bisogna lanciare almeno una botte.
refusal-no-assignment = Scegli botti numerate dritte, tutte diverse: { $destroys } da scartare, poi { $doubles } da raddoppiare fra le altre, o tante quante ce ne sono.

## Opzioni e cifre

option-first-roll = Che cosa deve essere dritto dopo il primo lancio: una botte numerata, o una botte qualsiasi (decisione P1).
    .number-barrel = Una botte numerata
    .any-barrel = Una botte qualsiasi
option-all-equal = Che cosa succede a clienti troppo ingordi con ordinazioni uguali: le perdono, o non succede nulla (decisione P8).
    .lose = Le perdono
    .net-zero = Non succede nulla
figure-numbers = Boccali alle due estremità di ogni botte numerata
figure-specials = Botti speciali: raddoppiare a un’estremità, scartare all’altra
figure-cards = Le carte di ognuno
figure-target = Boccali che chiudono la partita alla fine del turno
figure-last-round = L’ultimo turno, perché ogni partita finisca
figure-stands-alone = Probabilità che una botte lanciata da sola sia dritta; nessuno ha pubblicato misure
figure-stands-more = Quanto vi aggiunge ogni altra botte nel bussolotto, perché si sostengono a vicenda
figure-top-end = Probabilità che una botte dritta mostri la prima estremità: il valore alto, o raddoppiare

### La pagina: la taverna nel browser

tavern-table = Il tavolo della taverna
tavern-others = Gli altri al tavolo
tavern-innkeeper = Oste

## Le botti, per chi ascolta

tavern-barrel-standing = { $mugs ->
    [one] botte { $letter }, 1 boccale, dritta
   *[other] botte { $letter }, { $mugs } boccali, dritta
}
tavern-barrel-lying = botte { $letter }, { $first } o { $second } boccali, rovesciata
tavern-barrel-double = botte speciale { $letter }, raddoppiare, dritta
tavern-barrel-destroy = botte speciale { $letter }, scartare, dritta
tavern-barrel-special-lying = botte speciale { $letter }, raddoppiare o scartare, rovesciata
tavern-lying = { $number ->
    [0] Nessuna botte è rovesciata sul sottobicchiere
    [one] 1 botte è rovesciata sul sottobicchiere
   *[other] { $number } botti sono rovesciate sul sottobicchiere
}
tavern-standing = { $number ->
    [0] Nessuna botte è dritta
    [one] 1 botte è dritta
   *[other] { $number } botti sono dritte
}
tavern-in-cup = { $number ->
    [one] 1 botte è nel bussolotto
   *[other] { $number } botti sono nel bussolotto
}
tavern-nothing-stands = Ancora nulla è dritto.
tavern-serves = chiudendo ora

## Le persone

tavern-mugs = { $mugs ->
    [one] { $mugs } boccale
   *[other] { $mugs } boccali
}
tavern-has-ordered = { $name } ha ordinato
tavern-is-ordering = { $name } non ha ancora ordinato
tavern-you-are-ordering = Non hai ancora ordinato
tavern-laid = { $number ->
    [one] { $name } ha messo 1 carta
   *[other] { $name } ha messo { $number } carte
}
tavern-shown = { $who ->
    [you] { $mugs ->
        [one] Le tue carte: { $cards }, 1 boccale
       *[other] Le tue carte: { $cards }, { $mugs } boccali
    }
   *[other] { $mugs ->
        [one] Carte di { $name }: { $cards }, 1 boccale
       *[other] Carte di { $name }: { $cards }, { $mugs } boccali
    }
}
tavern-own-cards = Hai messo { $cards }, coperte.
tavern-last-bill = L’ultimo conto
tavern-board = La lavagna

## L’ordinazione

tavern-hand = La tua mano
tavern-card = Carta { $card }
tavern-key-card = Prendere la carta { $card }, o rimetterla
tavern-key-order = Mettere l’ordinazione
tavern-pick-cards = Scegli una o due carte
tavern-order = { $mugs ->
    [one] Ordinare 1 boccale
   *[other] Ordinare { $mugs } boccali
}
tavern-change-order = { $mugs ->
    [one] Ordinare invece 1 boccale
   *[other] Ordinare invece { $mugs } boccali
}
tavern-ordered = { $mugs ->
    [one] 1 boccale ordinato
   *[other] { $mugs } boccali ordinati
}
tavern-order-how = Finché manca un’ordinazione puoi cambiare idea.
tavern-if-enough = Basta per tutti, o l’oste sballa
tavern-if-greediest = Troppo ingordi, la tua è la più alta
tavern-if-modest = Troppo ingordi, la tua è la più bassa
tavern-from-to = da { $least } a { $most }

## La spillatura

tavern-roll-on = Rilanciare
tavern-close-serves = { $spread ->
    [0] { $most ->
        [one] dà 1 boccale
       *[other] dà { $most } boccali
    }
   *[other] dà da { $least } a { $most } boccali
}
tavern-roll-barrels = { $thrown ->
    [one] 1 botte
   *[other] { $thrown } botti
}
tavern-fails = sballa { $chance } delle volte
tavern-pick-specials = Tocca una botte speciale dritta per lanciare anche quella.
tavern-must-pick = Nulla è rovesciato: per rilanciare, tocca una botte speciale dritta.

## La conta

tavern-destroy-how = { $number ->
    [one] Tocca la botte da scartare.
   *[other] Tocca le { $number } botti da scartare.
}
tavern-double-how = { $number ->
    [one] Tocca la botte da raddoppiare.
   *[other] Tocca le { $number } botti da raddoppiare.
}
tavern-assign-done = Spilla così, o tocca un’altra botte.
tavern-totals = Quanto potresti spillare
tavern-choose-barrels = Scegli le botti
tavern-serve = { $mugs ->
    [one] Spillare 1 boccale
   *[other] Spillare { $mugs } boccali
}
tavern-serve-so = Spillare così
tavern-key-serve = Spillare quel che è scelto

## Il conto

tavern-bill = Il conto
tavern-bill-served = Spillato { $mugs }
tavern-bill-ordered = Ordinato { $mugs }
tavern-bill-nothing-served = Niente spillato
tavern-bill-failed = { $who ->
    [you] Hai sballato: tutte le ordinazioni le offre la casa.
   *[other] { $name } ha sballato: tutte le ordinazioni le offre la casa.
}
tavern-bill-greedy = Troppo ingordi!
tavern-bill-enough = Basta per tutti.
tavern-bill-cards = carte { $cards }
tavern-new-total = nuovo totale
tavern-continue = Avanti
reason-order = riceve l’ordinazione
reason-rest = riceve il resto
reason-served = tiene tutto lo spillato
reason-failed = sballato
reason-greediest = ordinazione più alta
reason-modest = ordinazione più bassa
reason-between = nel mezzo

## La lavagna e la fine

tavern-board-clean = Non c’è ancora scritto nulla.
tavern-board-foot = Il totale dell’oste è cerchiato. La partita finisce con il turno in cui qualcuno ha { $target } boccali.

## Che cosa si racconta e che cosa si chiede

tavern-told-roll = { $who ->
    [you] { $picked ->
        [0] Rilanci.
        [one] Rilanci, anche una botte speciale dritta.
       *[other] Rilanci, anche le due botti speciali dritte.
    }
   *[other] { $picked ->
        [0] { $name } rilancia.
        [one] { $name } rilancia, anche una botte speciale dritta.
       *[other] { $name } rilancia, anche le due botti speciali dritte.
    }
}
tavern-told-failed = L’oste ha sballato: tutto quel che è ordinato lo offre la casa.
tavern-told-served = { $mugs ->
    [one] Si spilla 1 boccale.
   *[other] Si spillano { $mugs } boccali.
}
asked-order = La tua ordinazione, prego!
asked-serving = Chiudere la spina o rilanciare?
asked-calculation = Che cosa fanno le botti speciali?

## Guida: che cosa si dice a chi comincia, a ogni tipo di momento, la prima volta

guide-start = Uno di voi è l’oste e lancia le botti con un bussolotto: ognuna che resta dritta dà tanti boccali quanti ne mostra. Gli altri ordinano in segreto, e chi alla fine ha più boccali vince.
guide-order = Metti una o due carte: la loro somma è il numero di boccali che chiedi, e se bastano per tutte le ordinazioni li ricevi. Se tutti insieme chiedete troppo, l’ordinazione più alta viene tolta a chi l’ha fatta e va a chi ha ordinato di meno.
guide-serving = Chiudi la spina per servire quello che è dritto: ciò che i clienti lasciano è tuo, e se hanno chiesto troppo è tuo tutto. Oppure rilancia le botti rovesciate per servire di più; se nessuna di queste resta dritta, non ricevi niente e ogni cliente ha quello che ha ordinato.
guide-calculation = Ci sono dritte anche botti speciali: ogni scarto toglie una botte con il numero, ogni raddoppio ne fa contare una due volte. Scegli tu quali, per servire tanto o poco come ti conviene.
guide-end = A questo bancone non serve sapere altro; quello che resta da chiarire è nelle regole.
