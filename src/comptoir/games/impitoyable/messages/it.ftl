### Impitoyable !: le parole della città. Gli argomenti sono spiegati in en.ftl.

title = Impitoyable !
tagline = Ingaggia i migliori della città con nient’altro che carta, e la fama sarà tua prima del giorno di paga.

## Avventurieri

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
adventurer-parson-abernathy = Il pastore Abernathy
    .the = il pastore Abernathy
    .short = pastore
adventurer-blackjack-doyle = Blackjack Doyle
    .the = Blackjack Doyle
    .short = Blackjack
adventurer-kid-calloway = Kid Calloway
    .the = Kid Calloway
    .short = Kid
adventurer-rosa-quickdraw = Rosa Quickdraw
    .the = Rosa Quickdraw
    .short = Rosa
adventurer-marshal-tull = Lo sceriffo Tull
    .the = lo sceriffo Tull
    .short = sceriffo
adventurer-dolores-vega = Dolores Vega
    .the = Dolores Vega
    .short = Dolores
adventurer-buck-larsen = Buck Larsen
    .the = Buck Larsen
    .short = Buck
adventurer-the-pike-sisters = Le sorelle Pike
    .the = le sorelle Pike
    .short = sorelle Pike
adventurer-squint-morrow = Squint Morrow
    .the = Squint Morrow
    .short = Squint
adventurer-slim-cutter = Slim Cutter
    .the = Slim Cutter
    .short = Slim
adventurer-duchess-delacroix = La duchessa Delacroix
    .the = la duchessa Delacroix
    .short = duchessa
adventurer-ace-marlowe = Ace Marlowe
    .the = Ace Marlowe
    .short = Ace
adventurer-doc-hathaway = Doc Hathaway
    .the = Doc Hathaway
    .short = Doc
adventurer-lucky-lou = Lou la Fortuna
    .the = Lou la Fortuna
    .short = Lou
adventurer-belle-fontaine = Belle Fontaine
    .the = Belle Fontaine
    .short = Belle
adventurer-silas-spade = Silas Spade
    .the = Silas Spade
    .short = Silas
adventurer-count-orloff = Il conte Orloff
    .the = il conte Orloff
    .short = conte
adventurer-nellie-farhorizon = Nellie Farhorizon
    .the = Nellie Farhorizon
    .short = Nellie
adventurer-tom-noland = Tom Noland
    .the = Tom Noland
    .short = Tom
adventurer-billy-greenhorn = Billy Greenhorn
    .the = Billy Greenhorn
    .short = Billy
adventurer-mose-the-cook = Mose il cuoco
    .the = Mose il cuoco
    .short = Mose

## Abilità ed eventi

skill-gold = oro
skill-duel = duello
skill-poker = poker
card-gold = corsa all’oro { $large }/{ $small }
card-duel = duello
card-poker = poker

## Pagherò

iou = { $who ->
    [you] un { $value } tuo
   *[other] un { $value } di { $name }
}

## Quello che si fa

step-first = { $who ->
    [you] La sorte cade su di te: cominci tu.
   *[other] La sorte cade su { $name }, che comincia.
}
step-adventurer = { $who ->
    [you] Qualcuno arriva in città e si unisce a te: { $adventurer }.
   *[other] Qualcuno arriva in città e si unisce a { $name }.
}
step-event = { $kind ->
    [gold] Oro sulle colline! Chi scava meglio riceve { $large }, chi viene subito dopo { $small }.
    [duel] Mezzogiorno di fuoco! Chi estrae più in fretta prende dei pagherò, chi è più lento resta a terra.
   *[poker] Una partita di poker al saloon! La mano migliore vince fama, la peggiore ne perde.
}
step-send = { $who ->
    [you] Mandi { $adventurer }.
   *[other] { $name } ha scelto qualcuno.
}
step-take = { $who ->
    [you] Allunghi la mano verso la carta in { $slot }.
   *[other] { $name } allunga la mano verso la carta in { $slot }.
}
step-see = { $known ->
    [yes] È { $iou }.
   *[no] Che cos’è lo vede solo chi la prende.
}
step-buy = { $who ->
    [you] { $number ->
        [0] Non compri fama.
        [one] Compri { $number } casella di fama.
       *[other] Compri { $number } caselle di fama.
    }
   *[other] { $number ->
        [0] { $name } non compra fama.
        [one] { $name } compra { $number } casella di fama.
       *[other] { $name } compra { $number } caselle di fama.
    }
}
step-offer = In cerca di lavoro: { $adventurer }.
step-bid = { $who ->
    [you] Offri { $sum } con { $number } pagherò.
   *[other] { $name } offre { $sum } con { $number } pagherò.
}
step-hire = { $who ->
    [you] Ingaggi { $adventurer }.
   *[other] { $name } ingaggia { $adventurer }.
}
step-place = { $who ->
    [you] Scegli dove va ogni pagherò della tua offerta.
   *[other] { $name } mette in ordine la sua offerta sotto il tavolo.
}
step-die = Il dado mostra { $column }.

## Quello che ne segue

event-turn = { $who ->
    [you] Tocca a te
   *[other] Tocca a { $name }
}
event-no-event = { $holders ->
    [0] Nessuno ha più avventurieri: oggi niente evento.
    [one] Una sola persona ha ancora avventurieri: oggi niente evento.
   *[other] Troppo pochi hanno ancora avventurieri: oggi niente evento.
}
event-events-shuffled = Gli eventi sono usciti tutti; si mescolano e si ricomincia.
event-undertaker = { $left ->
    [0] Il becchino varca il cancello del cimitero.
    [one] Il becchino fa un passo, { $step } su { $steps }: ancora un duello, e ci arriva.
   *[other] Il becchino fa un passo, { $step } su { $steps }.
}
event-shown = { $who ->
    [you] Hai mandato { $adventurer }: { $skill }.
   *[other] { $name } ha mandato { $adventurer }: { $skill }.
}
event-no-effect = Nessuno è meglio degli altri, tutti mostrano { $skill }: non succede niente.
event-gold-won =
    .highest = { $who ->
        [you] { $amount ->
            [one] Un filone per te: { $amount } pepita, che fa { $gold }.
           *[other] Un filone per te: { $amount } pepite, che fa { $gold }.
        }
       *[other] { $amount ->
            [one] Un filone per { $name }: { $amount } pepita, che fa { $gold }.
           *[other] Un filone per { $name }: { $amount } pepite, che fa { $gold }.
        }
    }
    .second = { $who ->
        [you] { $amount ->
            [one] Una piccola vena per te: { $amount } pepita, che fa { $gold }.
           *[other] Una piccola vena per te: { $amount } pepite, che fa { $gold }.
        }
       *[other] { $amount ->
            [one] Una piccola vena per { $name }: { $amount } pepita, che fa { $gold }.
           *[other] Una piccola vena per { $name }: { $amount } pepite, che fa { $gold }.
        }
    }
event-duel-won = { $who ->
    [you] { $number ->
        [0] Estrai più in fretta di tutti, ma nel mercato non c’è niente.
       *[other] Estrai più in fretta di tutti: { $number } pagherò del mercato per te.
    }
   *[other] { $number ->
        [0] { $name } estrae più in fretta di tutti, ma nel mercato non c’è niente.
       *[other] { $name } estrae più in fretta di tutti e prende { $number } pagherò dal mercato.
    }
}
event-nobody-takes = { $cards ->
    [0] In { $winners } estraggono alla stessa velocità, e nel mercato non c’è niente.
    [one] In { $winners } estraggono alla stessa velocità, e nel mercato c’è solo { $cards } carta: nessuno la prende.
   *[other] In { $winners } estraggono alla stessa velocità, e nel mercato ci sono solo { $cards } carte: nessuno ne prende.
}
event-taken = { $known ->
    [yes] La carta in { $slot } ti va in mano: { $iou }.
   *[no] { $who ->
        [you] Prendi la carta in { $slot }.
       *[other] { $name } prende la carta in { $slot } senza battere ciglio.
    }
}
event-filled = L’ultima carta, { $card }, passa in { $hole }.
event-hat =
    .won = { $fields ->
        [0] { $who ->
            [you] Vinci a poker, ma sulla casella { $to } non rende niente.
           *[other] { $name } vince a poker, ma sulla casella { $to } non rende niente.
        }
       *[other] { $who ->
            [you] Vinci a poker e sali di { $fields }, alla casella { $to }.
           *[other] { $name } vince a poker e sale di { $fields }, alla casella { $to }.
        }
    }
    .lost = { $fields ->
        [0] { $who ->
            [you] Perdi a poker, ma sulla casella { $to } non costa niente.
           *[other] { $name } perde a poker, ma sulla casella { $to } non costa niente.
        }
       *[other] { $who ->
            [you] Perdi a poker e scendi di { $fields }, alla casella { $to }.
           *[other] { $name } perde a poker e scende di { $fields }, alla casella { $to }.
        }
    }
    .bought = { $who ->
        [you] Il tuo cappello sale alla casella { $to }.
       *[other] Il cappello di { $name } sale alla casella { $to }.
    }
    .vulture = { $fields ->
        [0] { $who ->
            [you] Il tuo cappello è già sulla casella { $to } e non può scendere.
           *[other] Il cappello di { $name } è già sulla casella { $to } e non può scendere.
        }
       *[other] { $who ->
            [you] Il tuo cappello scende alla casella { $to }.
           *[other] Il cappello di { $name } scende alla casella { $to }.
        }
    }
event-killed = { $who ->
    [you] Nella polvere: perdi { $adventurer }.
   *[other] Nella polvere: { $name } perde { $adventurer }.
}
event-job-done = { $who ->
    [you] Lavoro fatto: lasci andare { $adventurer }.
   *[other] Lavoro fatto: { $name } lascia andare { $adventurer }.
}
event-returned = { $who ->
    [you] Riprendi { $adventurer }.
   *[other] { $name } riprende { $adventurer }.
}
event-bought = { $who ->
    [you] { $fields ->
        [one] Compri { $fields } casella di fama; in oro ti resta { $gold }.
       *[other] Compri { $fields } caselle di fama; in oro ti resta { $gold }.
    }
   *[other] { $fields ->
        [one] { $name } compra { $fields } casella di fama; in oro resta { $gold }.
       *[other] { $name } compra { $fields } caselle di fama; in oro resta { $gold }.
    }
}
event-no-recruiting = { $who ->
    [you] { $adventurers ->
        [one] Hai { $adventurers } avventuriero, quindi non si ingaggia.
       *[other] Hai { $adventurers } avventurieri, quindi non si ingaggia.
    }
   *[other] { $adventurers ->
        [one] { $name } ha { $adventurers } avventuriero, quindi non si ingaggia.
       *[other] { $name } ha { $adventurers } avventurieri, quindi non si ingaggia.
    }
}
event-discards-shuffled = { $number ->
    [one] Di nuovo in città: { $number } avventuriero scartato torna nel mazzo.
   *[other] Di nuovo in città: { $number } avventurieri scartati tornano nel mazzo.
}
event-fewer = { $number ->
    [0] In città nessuno cerca lavoro.
    [one] Solo { $number } avventuriero cerca lavoro.
   *[other] Solo { $number } avventurieri cercano lavoro.
}
event-auction = { $round ->
    [0] { $who ->
        [you] Le offerte, prego: cominci tu.
       *[other] Le offerte, prego: comincia { $name }.
    }
   *[other] { $who ->
        [you] Asta iniziale, giro { $round }: cominci tu.
       *[other] Asta iniziale, giro { $round }: comincia { $name }.
    }
}
event-passed = { $who ->
    [you] { $number ->
        [0] Non puoi fare offerte: la tua mano è vuota.
       *[other] Non puoi fare offerte e mostri la mano: { $ious }.
    }
   *[other] { $number ->
        [0] { $name } non può fare offerte: la mano è vuota.
       *[other] { $name } non può fare offerte e mostra la mano: { $ious }.
    }
}
event-hired = { $who ->
    [you] Per finire ingaggi { $adventurer }.
   *[other] Per finire { $name } ingaggia { $adventurer }.
}
event-laid = { $who ->
    [you] { $number ->
        [one] Il tuo pagherò sta coperto in { $slots }.
       *[other] I tuoi pagherò stanno coperti in { $slots }.
    }
   *[other] { $number ->
        [one] { $name } mette { $number } pagherò coperto in { $slots }.
       *[other] { $name } mette { $number } pagherò coperti in { $slots }.
    }
}
event-bid-returned = { $who ->
    [you] Per te non resta nessuno: riprendi i tuoi pagherò.
   *[other] Per { $name } non resta nessuno: i pagherò tornano in mano.
}
event-not-hired = Nessuno ingaggia { $adventurer }.
event-payday = { $last ->
    [yes] L’ultimo giorno di paga
   *[no] { $rows ->
        [one] Giorno di paga! Il mercato ha { $rows } fila piena
       *[other] Giorno di paga! Il mercato ha { $rows } file piene
    }
}
event-turned = { $who ->
    [you] La carta in { $slot } è tua, e vale { $value }.
   *[other] La carta in { $slot } è di { $name }, e vale { $value }.
}
event-paid = { $amount ->
    [0] { $who ->
        [you] Te la cavi senza pagare niente.
       *[other] { $name } se la cava senza pagare niente.
    }
   *[other] { $who ->
        [you] Paghi { $amount }; in oro ti resta { $gold }.
       *[other] { $name } paga { $amount }; in oro resta { $gold }.
    }
}
event-column-empty = Sotto il { $column } non c’è più niente: il giorno di paga è finito.
event-unpaid = { $gold ->
    [0] { $who ->
        [you] Devi { $amount }, e non hai più oro!
       *[other] { $name } deve { $amount }, e non ha più oro!
    }
   *[other] { $who ->
        [you] Devi { $amount }, e in oro hai solo { $gold }!
       *[other] { $name } deve { $amount }, e in oro ha solo { $gold }!
    }
}
event-vulture = { $who ->
    [you] { $vultures ->
        [one] Un avvoltoio si posa sul tuo tetto.
       *[other] Un avvoltoio si posa sul tuo tetto; fanno { $vultures }.
    }
   *[other] { $vultures ->
        [one] Un avvoltoio si posa sul tetto di { $name }.
       *[other] Un avvoltoio si posa sul tetto di { $name }; fanno { $vultures }.
    }
}
event-ending =
    .vulture = Troppi avvoltoi su un tetto: è la fine
    .undertaker = Il becchino è arrivato: è la fine
    .finish = Un cappello ha raggiunto il traguardo: è la fine
event-ended = La polvere si posa sulla città

## Che cosa aspetta il tavolo

waits-first = La sorte decide chi comincia.
waits-adventurer = I primi avventurieri arrivano in città.
waits-event = Sta per uscire il prossimo evento.
waits-send = { $number ->
    [one] Deve ancora mandare qualcuno { $number } persona: { $names }.
   *[other] Devono ancora mandare qualcuno { $number } persone: { $names }.
}
waits-take = { $name } sceglie una carta del mercato.
waits-look = Qualcuno guarda una carta del mercato.
waits-buy = { $name } può comprare fama.
waits-offer = Qualcuno sta per chiedere lavoro.
waits-bid = { $name } sta per fare un’offerta.
waits-hire = { $name } sceglie chi ingaggiare.
waits-place = { $name } mette in ordine la sua offerta.
waits-die = Il dado rotola.
waits-turn-up = Si scopre un pagherò.
waits-last-buy = { $name } può comprare fama per l’ultima volta.
waits-over = La partita è finita.

## Che cosa ti si chiede

ask-send = { $kind ->
    [gold] Chi mandi a scavare?
    [duel] Chi mandi al duello?
   *[poker] Chi mandi a giocare a poker?
}
ask-take = { $number ->
    [one] Quale carta prendi dal mercato?
   *[other] Quale carta prendi per prima dal mercato? Puoi prenderne { $number }.
}
ask-buy = In oro hai { $gold }, e sei sulla casella { $field }. Quante caselle compri, da 0 a { $most }?
ask-last-buy = L’ultimissima occasione: in oro hai { $gold }, e sei sulla casella { $field }. Quante caselle, da 0 a { $most }?
ask-bid = { $number ->
    [0] Quali pagherò offri, da 1 a { $most }?
    [one] Quali pagherò offri, da 1 a { $most }? La somma non può essere { $sums }.
   *[other] Quali pagherò offri, da 1 a { $most }? La somma non può essere nessuna di queste: { $sums }.
}
ask-hire = Chi ingaggi?
ask-place = Solo tu saprai che cosa sta dove. In che ordine vanno i tuoi pagherò in { $slots }?
type-send = Scrivi un numero dell’elenco, o un nome.
type-take = Scrivi la fila e la colonna: { $example }.
type-buy = Scrivi un numero da 0 a { $most }.
type-last-buy = Scrivi un numero da 0 a { $most }.
type-bid = Scrivi i tuoi pagherò con il loro valore, gli altri con la loro lettera: { $example }.
type-hire = Scrivi un numero dell’elenco, o un nome.
type-place = Scrivi un numero dell’elenco, o i pagherò in ordine: { $example }.
choice-adventurer = { $adventurer }: oro { $gold }, duello { $duel }, poker { $poker }
choice-send = { $adventurer }: { $skill } { $value } (oro { $gold }, duello { $duel }, poker { $poker })

## Che cosa si può scrivere

words-send = mandare, mando, manda
words-take = prendere, prendo, prendi
words-buy = comprare, compro, compra
words-bid = offrire, offro, offri
words-hire = ingaggiare, ingaggio, ingaggia
words-place = mettere, metto, metti
words-nothing = niente, nessuna, no, n
words-and = e, con, +

## La città

town-player = Chi
town-gold = Oro
town-crew = Gente
town-hand = Mano
town-vultures = Avv.
town-undertaker = Becchino: { $step } su { $steps }
town-events = Devono ancora uscire: { $events }
town-full = { $cards } nel mercato, giorno di paga con { $full }
town-empty = Nel mercato non c’è niente.
town-crew-of = I tuoi avventurieri
town-offer = In cerca di lavoro
town-debt = { $number ->
    [0] Tutti i tuoi pagherò sono nella tua mano
    [one] { $number } dei tuoi pagherò è in giro: devi al mercato al massimo { $worth }
   *[other] { $number } dei tuoi pagherò sono in giro: devi al mercato al massimo { $worth }
}
town-my-hand = I tuoi pagherò
town-filled = Si riempiono i buchi: { $moves }.

## Suggerimenti

hint-send = Quanto vale ciascuno dei tuoi in questo evento:
hint-crews = Quelli degli altri, per quanto si sono visti:
hint-unknown = { $number ->
    [0] niente di ignoto
    [one] { $number } ignoto
   *[other] { $number } ignoti
}
hint-market = Che cosa sta dove, per quanto si è visto; le carte con la stessa lettera sono, in un ordine qualsiasi, tra quelle accanto:
hint-hands = Che cosa ha in mano chi offre dopo di te, per quanto si è visto:
hint-bid = { $number ->
    [0] { $after ->
        [0] Dopo di te non offre nessuno.
        [one] Non c’è ancora nessuna offerta, e dopo di te offre { $after } persona.
       *[other] Non c’è ancora nessuna offerta, e dopo di te offrono { $after } persone.
    }
   *[other] { $after ->
        [0] Già offerto: { $sums }. Dopo di te non offre nessuno.
        [one] Già offerto: { $sums }. Dopo di te offre { $after } persona.
       *[other] Già offerto: { $sums }. Dopo di te offrono { $after } persone.
    }
}
hint-buy = Che cosa puoi comprare, e quanto il poker vi fa vincere e perdere:
hint-field = Casella
hint-cost = Costo
hint-gain = Vincita
hint-loss = Perdita
hint-vulture = Avvoltoio
hint-payday = { $remembers ->
    [yes] Il prossimo giorno di paga, se fino ad allora non arrivano al mercato altri tuoi pagherò:
   *[no] Il prossimo giorno di paga, se tutti i tuoi pagherò in giro stanno da qualche parte al mercato e non ne arrivano altri:
}
hint-payday-costs = Niente da pagare: { $nothing } · chiesto in media: { $average } · un avvoltoio: { $vulture }

## Rifiuti

refusal-not-dealt-to-now = Ora riceve il posto { $seat }, e nessun altro.
refusal-no-such-adventurer = Non resta un avventuriero così da scoprire.
refusal-no-such-event = Non c’è un evento così tra quelli che devono ancora uscire.
refusal-not-in-crew = Non hai in mano un avventuriero così.
refusal-no-card-there = In quel posto del mercato non c’è nessuna carta.
refusal-no-purchase = Puoi comprare da 0 a { $most } caselle.
refusal-bid-size = Un’offerta ha da 1 a { $most } pagherò.
refusal-not-in-hand = Non hai in mano tanti { $iou }.
refusal-sum-taken = { $sum } è già stato offerto: la tua somma deve essere diversa.
refusal-not-on-offer = Non c’è un avventuriero così tra i candidati.
refusal-not-the-bid = Metti giù i pagherò della tua offerta, tutti e nessun altro.
refusal-no-such-column = Il dado mostra da 1 a { $last }.
refusal-already-seen = Non c’è un pagherò così tra quelli che nessuno ha visto.

## Opzioni e cifre

option-draft = Da dove vengono i primi avventurieri (decisione I27).
    .false = Distribuiti
    .true = All’asta
figure-adventurers = Gli avventurieri: nome, oro, duello, poker
figure-dealt = Avventurieri con cui ognuno comincia
figure-ious = Pagherò di ogni colore: quanti valgono 0, 1, 2 e così via
figure-given = Valori dei pagherò che ognuno dà al mercato
figure-gold = Pepite all’inizio
figure-rushes = Corse all’oro: che cosa riceve l’abilità più alta, e la seconda
figure-duels = Duelli tra gli eventi
figure-pokers = Partite di poker tra gli eventi
figure-undertaker = Il duello con cui arriva il becchino
figure-columns = Posti in una fila del mercato
figure-fields = Caselle del tracciato della fama
figure-start = La casella da cui partono i cappelli
figure-finish = La casella che mette fine alla partita
figure-sections = Zone del tracciato della fama: prima casella, e quanto il poker vi fa vincere e perdere
figure-bid = Pagherò di un’offerta, al massimo
figure-recruiting = Avventurieri in mano dai quali non c’è ingaggio
figure-purchase = Caselle che si possono comprare in un turno
figure-last-purchase = Caselle che si possono comprare alla fine
figure-vultures = Avvoltoi con cui si è perso
figure-vulture-fields = Caselle di cui un cappello arretra con ogni avvoltoio

## Guida

guide-start = Gli avventurieri ti fanno vincere oro, tolgono di mezzo i pagherò e ti portano fama; ma li paghi con i pagherò, e nel giorno di paga il dado li scopre e devi onorarli. Alla fine vince il cappello più avanti, a meno che non siano arrivati tre avvoltoi.
guide-send = C’è un evento, e tutti mandano qualcuno in segreto: conta la pepita nella corsa all’oro, la pistola in duello, la picca a poker. I migliori vincono e se ne vanno; in un duello i peggiori vengono uccisi, a poker perdono fama.
guide-take = Hai vinto un duello e prendi un pagherò dal mercato, coperto: ricorda dove stanno i tuoi più cari, e prendili prima del giorno di paga.
guide-buy = Tocca a te, e puoi comprare fama, una casella per ogni pepita. Tieni qualcosa per il giorno di paga.
guide-bid = Offri da uno a tre pagherò per un avventuriero, con una somma che nessuno ha ancora offerto. La più alta sceglie per prima; chi ottiene qualcuno mette i suoi pagherò nel mercato, chi non ottiene nessuno li riprende.
guide-hire = La tua offerta basta: scegli qualcuno. Le cifre dicono chi sa scavare, sparare e giocare a poker.
guide-place = Metti i pagherò della tua offerta nel mercato, nell’ordine che vuoi, e ricordalo: nel giorno di paga si scopre per prima l’ultima carta di una colonna.
guide-last-buy = La partita è finita, tranne che per questo: compra ancora fino a tre caselle.
guide-end = Questa era una prima partita; le regole dicono il resto, e con l’asta iniziale anche i primi avventurieri si conquistano con le offerte.

## La pagina

street-active = è di turno
street-adventurers = Avventurieri
# $number: how many still bid after the reader
street-ask-bid = { $number ->
    [0] Che cosa offri?
   *[other] Che cosa offri? Nessuna somma può essere offerta due volte.
}
street-ask-buy = Compri fama?
street-ask-last-buy = L’ultimissima occasione: compri fama?
street-ask-place = Paghi: in che ordine vanno al mercato i tuoi pagherò?
street-back = { $number ->
    [0] una carta coperta
   *[other] una carta coperta, tra { $ious }
}
# $sum
street-bid = Offrire { $sum }
# $after: how many bid after the reader
street-bid-after = { $after ->
    [0] Dopo di te non offre più nessuno.
    [one] Dopo di te offre ancora { $after } persona.
   *[other] Dopo di te offrono ancora { $after } persone.
}
# $most: how many IOUs a bid may have
street-bid-what = Scegli da 1 a { $most } pagherò
street-bids = Che cosa è stato offerto
# $number: of fields
street-buy = { $number ->
    [0] Non comprare niente
    [one] Comprare 1 casella
   *[other] Comprare { $number } caselle
}
street-cards = { $cards } nel mercato
street-change-places = Tocca due carte, e si scambiano di posto.
street-clear = Svuotare
street-coming = In arrivo:
street-covered = qualcuno, coperto
street-done = lavoro fatto
# $field
street-field = casella { $field }
street-gold = Oro
street-hats = Dove sono i cappelli
street-hiring = In cerca di lavoro
street-ious = Pagherò in mano
street-joins = A { $name } si unisce { $adventurer }.
street-killed = resta a terra
street-last-payday = L’ultimo giorno di paga
street-lay = Posarle coperte
street-lost = ha perso
street-market = Il mercato
street-none = niente
street-orders = L’ordine in cui { $name } li mette giù: { $ious }.
street-paid = Pagato finora
street-passes = non può offrire
street-payday = Giorno di paga!
street-payday-begins = Il dado sta per rotolare.
# $iou: the message `iou`; $held: how many are in hand; $picked: how many of them are to be bid
street-pick = { $picked ->
    [0] { $iou } ({ $held } in mano)
   *[other] { $iou } ({ $picked } di { $held } nell’offerta)
}
street-players = Chi abita qui
street-quiet = La strada è tranquilla
# $row
street-row = fila { $row }
# $first, $last: fields; $gain, $loss: what poker wins and costs there
street-section = Caselle da { $first } a { $last }: il poker porta { $gain } e costa { $loss }
# $adventurer: in the form .the
street-send = Mandare { $adventurer }
street-send-whom = Scegli qualcuno
street-sends = { $name } manda { $adventurer }.
street-sent = Chi è stato mandato
street-sent-already = Mandato: gli altri scelgono ancora
# $gold; $field: where the hat is
street-stand = { $gold } in oro, il tuo cappello sulla casella { $field }
# $who, $name; $field
street-stands = { $who ->
    [you] Tu: casella { $field }
   *[other] { $name }: casella { $field }
}
# $sum
street-sum-taken = { $sum } è già preso
street-table = La strada principale
# $sums: a list; $number: how many they are
street-taken-sums = { $number ->
    [0] Nessuna somma è presa.
    [one] Già prese: { $sums }
   *[other] Già prese: { $sums }
}
street-takes = { $name } prende la carta in { $slot }: { $iou }.
street-track = Il percorso della fama
# $number
street-vultures = { $number ->
    [one] 1 avvoltoio
   *[other] { $number } avvoltoi
}

## Che cosa si deve

debt-cost = { $gold ->
    [0] niente: { $chance }
    [one] { $gold } pepita: { $chance }
   *[other] { $gold } pepite: { $chance }
}
debt-costs = Che cosa potresti dover pagare
debt-known = I tuoi, e dove stanno:
debt-later = Quanto può costare il prossimo giorno di paga si vede qui quando mandi, prendi, compri o offri.
debt-lot = { $spare ->
    [0] { $slots }, in un ordine qualsiasi:
   *[other] { $slots }, tra:
}
debt-unsorted = Noti, ma non quale sta dove:
debt-vulture = un avvoltoio: { $chance }
debt-vulture-means = { $fields ->
    [one] Un avvoltoio viene quando ti si chiede più di quanto hai; il tuo cappello arretra di { $fields } casella.
   *[other] Un avvoltoio viene quando ti si chiede più di quanto hai; il tuo cappello arretra di { $fields } caselle.
}

## Che cosa si sa degli altri

known-deck = Di nuovo nel mazzo: { $adventurers }
known-hands = Che cosa si sa degli altri
known-others = { $number ->
    [one] e { $number } di questi:
   *[other] e { $number } di questi:
}
known-unmet = Non ancora visti: { $adventurers }
