### L’Encanteur: le parole del molo. Gli argomenti sono spiegati in en.ftl.

title = L’Encanteur
tagline = Il prezzo scende finché una mano scende sul pesce; a mezzogiorno chi ha fame va dove si mangia.

## Lavagne

slate-hake = nasello
    .the = il nasello
    .dish = nasello
slate-sardine = sardina
    .the = la sardina
    .dish = sardina
slate-sea-bass = branzino
    .the = il branzino
    .dish = branzino
slate-mackerel = sgombro
    .the = lo sgombro
    .dish = sgombro
slate-sole = sogliola
    .the = la sogliola
    .dish = sogliola
slate-shrimp = gamberetto
    .the = il gamberetto
    .dish = gamberetto
slate-red-mullet = triglia
    .the = la triglia
    .dish = triglia
slate-cuttlefish = seppia
    .the = la seppia
    .dish = seppia
slate-wine = vino
    .the = il vino bianco
    .dish = vino bianco
slate-platter = plateau
    .the = il plateau di frutti di mare
    .dish = il plateau di frutti di mare

slate-numbered = { $slate } { $number }

meal = { $wine ->
    [yes] { $dish } con vino bianco
   *[no] { $dish }
}

## Clienti

client-family = famiglia in vacanza
    .short = famiglia
    .the = la famiglia in vacanza
    .to = alla famiglia in vacanza
client-sailor = vecchio lupo di mare
    .short = lupo di mare
    .the = il vecchio lupo di mare
    .to = al vecchio lupo di mare
client-lovers = coppia di sposini
    .short = coppia
    .the = la coppia di sposini
    .to = alla coppia di sposini
client-critic = critico gastronomico
    .short = critico
    .the = il critico gastronomico
    .to = al critico gastronomico

## Le mosse, come si sentono

step-first = { $who ->
    [you] La sorte tocca a te: il primo banditore sei tu.
   *[other] La sorte tocca a { $name }: è il primo banditore.
}
step-remove = Mancano a questo tavolo: { $client }, e quindi { $fish }.
step-client = { $who ->
    [you] Da te si siede { $client }: { $fish }, per favore.
   *[other] Da { $name } si siede { $client }: { $fish }, per favore.
}
step-discard = { $who ->
    [you] Scarti { $fish }; il resto è la tua combinazione, e il tuo segreto.
   *[other] { $name } ha scelto una combinazione.
}
step-lot = Dalle casse esce { $slate }.
step-take = { $who ->
    [you] «Mio!», dici tu.
   *[other] «Mio!», dice { $name }.
}
step-wait = { $who ->
    [you] Aspetti.
   *[other] { $name } aspetta.
}
step-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
step-tick = L’orologio batte.
step-serve = { $who ->
    [you] { $number ->
        [0] Non servi nessuno.
        [one] Servi 1 cliente.
       *[other] Servi { $number } clienti.
    }
   *[other] { $number ->
        [0] { $name } non serve nessuno.
        [one] { $name } serve 1 cliente.
       *[other] { $name } serve { $number } clienti.
    }
}
step-display = { $who ->
    [you] { $number ->
        [0] Tieni il vino in cantina.
        [one] Metti 1 bottiglia in vetrina.
       *[other] Metti { $number } bottiglie in vetrina.
    }
   *[other] { $number ->
        [0] { $name } tiene il vino in cantina.
        [one] { $name } mette 1 bottiglia in vetrina.
       *[other] { $name } mette { $number } bottiglie in vetrina.
    }
}
step-dish = { $who ->
    [you] Consigli { $dish }.
   *[other] { $name } consiglia { $dish }.
}
step-home = { $platter ->
    [yes] { $who ->
        [you] Alla fine porti il plateau.
       *[other] Alla fine { $name } porta il plateau.
    }
   *[no] { $who ->
        [you] Tieni il plateau in cucina.
       *[other] { $name } tiene il plateau in cucina.
    }
}

## Che cosa ne segue

event-day = { $who ->
    [you] { $lots ->
        [one] Giorno { $day }: gridi 1 lavagna
       *[other] Giorno { $day }: gridi { $lots } lavagne
    }
   *[other] { $lots ->
        [one] Giorno { $day }: { $name } grida 1 lavagna
       *[other] Giorno { $day }: { $name } grida { $lots } lavagne
    }
}
event-price = { $first ->
    [yes] Ecco { $slate }! Chi dà { $price }?
   *[no] … { $price } …
}
event-held = { $over ->
    [nobody] { $who ->
        [you] «Mio!» La tua mano è sul lotto, a { $price }.
       *[other] «Mio!» { $name } posa la mano sul lotto, a { $price }.
    }
    [you] «Mio, per { $price }!» { $name } te lo toglie di sotto la mano.
   *[other] { $who ->
        [you] «Mio, per { $price }!» Prendi il lotto a { $over-name }.
       *[other] «Mio, per { $price }!» { $name } prende il lotto a { $over-name }.
    }
}
event-sold = { $who ->
    [you] Aggiudicato: { $slate } a te per { $price }; ti resta { $money }.
   *[other] Aggiudicato: { $slate } a { $name } per { $price }; resta { $money }.
}
event-unsold = Nemmeno una mano, neppure a { $floor }: { $slate } resta in cassa.
event-served =
    .first = { $who ->
        [you] Servi { $meal } { $client }.
       *[other] { $name } serve { $meal } { $client }.
    }
    .home = { $who ->
        [you] Dopo tanta strada servi { $meal } { $client }.
       *[other] Dopo tanta strada { $name } serve { $meal } { $client }.
    }
    .second = { $who ->
        [you] Secondo servizio: porti { $meal } { $client }.
       *[other] Secondo servizio: { $name } porta { $meal } { $client }.
    }
visit-nothing = { $who ->
    [you] tu: niente
   *[other] { $name }: niente
}
visit-dish = { $who ->
    [you] tu: un piatto
   *[other] { $name }: un piatto
}
visit-dish-and-wine = { $who ->
    [you] tu: un piatto, e del vino!
   *[other] { $name }: un piatto, e del vino!
}
walk-begins = { $who ->
    [you] A stomaco vuoto, { $client } ti lascia e va lungo il molo.
   *[other] A stomaco vuoto, { $client } lascia { $name } e va lungo il molo.
}
event-walked =
    .wine = { $who ->
        [you] Decide la bottiglia in vetrina: { $client } viene da te.
       *[other] Decide la bottiglia in vetrina: { $client } va da { $name }.
    }
    .dish = { $who ->
        [you] Senza bottiglie conta il primo piatto: { $client } viene da te.
       *[other] Senza bottiglie conta il primo piatto: { $client } va da { $name }.
    }
    .nothing = { $who ->
        [you] Nessun piatto sul molo: { $client } torna da te a stomaco vuoto.
       *[other] Nessun piatto sul molo: { $client } torna da { $name } a stomaco vuoto.
    }
event-reserved = { $who ->
    [you] Prometti { $meal } { $client }, che d’ora in poi è da te.
   *[other] { $name } promette { $meal } { $client }, che d’ora in poi è di casa.
}
event-paid = { $who ->
    [you] Ricevi { $amount }: { $client } ha avuto { $meal }.
   *[other] { $name } riceve { $amount }: { $client } ha avuto { $meal }.
}
event-revealed = { $who ->
    [you] Si scopre una carta della tua combinazione: { $fish }.
   *[other] { $name } scopre una carta della sua combinazione: { $fish }.
}
event-not-in-set = { $who ->
    [you] Venduto, ma non nella tua combinazione: { $fish }.
   *[other] Venduto da { $name }, ma non nella sua combinazione: { $fish }.
}
event-platter-card = { $who ->
    [you] Il plateau è finito: per te una carta plateau, che vale { $points }.
   *[other] Il plateau è finito: per { $name } una carta plateau, che vale { $points }.
}
event-day-ended = La cassa del giorno { $day }: { $takings }.
takings = { $who ->
    [you] { $income } per te
   *[other] { $income } per { $name }
}
event-ended =
    .set = L’ultima carta è scoperta: una combinazione è completa, e il mercato chiude
    .no-sale = { $number ->
        [one] Il mercato chiude: oggi non si è venduto niente
       *[other] Il mercato chiude: da { $number } giorni non si vende niente
    }
    .last-day = Il mercato chiude: il giorno { $number } era l’ultimo

## Che cosa aspetta il tavolo

waits-first = La sorte decide chi grida per primo.
waits-removal = La sorte decide chi resta assente.
waits-client = Arrivano i clienti.
waits-discard = { $number ->
    [one] Si sceglie ancora una combinazione: { $names }.
   *[other] Si scelgono ancora { $number } combinazioni: { $names }.
}
waits-lot = Si apre la prossima cassa.
waits-falling = { $who ->
    [you] Tocca a te: prendere il lotto o aspettare.
   *[other] Tocca a { $name }: prendere, o aspettare?
}
waits-rising = { $who ->
    [you] Tocca a te: prendere il lotto o lasciarlo.
   *[other] Tocca a { $name }: prendere, o lasciare?
}
waits-clock = L’orologio batte, e il lotto è di chi lo prende.
waits-serve = { $name } apparecchia i tavoli.
waits-display = { $name } prepara la vetrina.
waits-dish = { $name } sceglie un piatto per un nuovo cliente.
waits-home = { $name } vede tornare un cliente affamato, e ha un plateau.
waits-over = Il mercato è chiuso.

## Che cosa si chiede a chi legge

ask-discard = { $number ->
    [one] Quale non servirai? { $fish }
   *[other] Quali { $number } non servirai? { $fish }
}
ask-falling = { $price } per { $slate }, e tu hai { $money }: prendere (p) o aspettare (a)?
ask-rising = { $name } tiene { $slate }. Per { $price }: prendere (p) o lasciare (l)? Hai { $money }.
ask-serve = Mezzogiorno! Che cosa servi, e a chi?
ask-serve-typed = Mezzogiorno! Che cosa servi, e a chi? Per esempio: { $example }
ask-display = Qualcuno sta per andare lungo il molo. Quante bottiglie in vetrina, da 0 a { $most }?
ask-dish = Entra { $client }. Che cosa consigli?
ask-home = A stomaco vuoto, { $client } torna dal molo. Servi il tuo plateau?
type-discard = Scrivi i pesci per nome o per numero: { $example }, oppure { $digits }.
type-falling = Scrivi p (prendere) o a (aspettare).
type-rising = Scrivi p (prendere) o l (lasciare).
type-serve = Scrivi un numero della lista, oppure per ogni cliente numero e piatto: { $example }.
type-display = Scrivi un numero da 0 a { $most }.
type-dish = Scrivi un numero della lista, oppure il nome di un piatto.
type-home = Scrivi un numero della lista, oppure sì o no.
choice-serve = { $number ->
    [0] Non servire nessuno
   *[other] Servire { $meals }
}
serving = { $place ->
    [0] { $meal } { $client }
   *[other] { $meal } { $client } (n. { $place })
}
choice-dish = Proporre { $dish }: { $pays }
choice-home = { $platter ->
    [yes] Servire il plateau: { $pays }
   *[no] Tenere il plateau
}

## Che cosa si può scrivere

words-take = prendere, prendo, p, mio
words-wait = aspettare, aspetto, a
words-pass = lasciare, lascio, passare, passo, l
words-yes = sì, s
words-no = no, n
words-and = e, con, +
words-discard = scartare
words-serve = servire
words-dish = piatto

## Il molo

quay-day = { $who ->
    [you] Giorno { $day }, e il banditore sei tu
   *[other] Giorno { $day }, banditore: { $name }
}
quay-noon = Mezzogiorno: i clienti si siedono
quay-house = Casa
quay-money = Monete
quay-guests = Clienti
quay-kitchen = Da servire
quay-shown = Scoperto
quay-wine = { $displayed ->
    [0] { $number } × vino
   *[other] { $number } × vino, { $displayed } in vetrina
}
quay-platter-cards = { $number } × carta plateau
quay-figures = fino a { $floor } · un cliente paga { $pays }
quay-next = Poi: { $slate }, da { $price }
quay-coming = { $number ->
    [0] poi mezzogiorno
    [one] poi 1 altro, ignoto
   *[other] poi altri { $number }, ignoti
}
quay-unsold = Rimasti in cassa: { $slates }
quay-my-set = La tua combinazione: { $fish }
quay-marked = ✓ scoperto
quay-bill = Il conto

## Suggerimenti

hint-fish = Pesce
hint-pays = Paga
hint-dish = Piatto
hint-in-set = Ancora da scoprire
hint-yes = sì
hint-no = no
hint-discard = Quanto paga ogni pesce, e quanti clienti di ogni casa lo mangiano:
hint-lot = Prenderlo costa { $cost } e ti lascia { $left }; un cliente paga { $pays }.
hint-lot-in-set = Venderlo scoprirebbe una carta della tua combinazione.
hint-eaters = I clienti che oggi ne mangerebbero ancora:
hint-glasses = I clienti con un piatto e ancora senza bottiglia:
hint-dishes = Che cos’è ogni piatto per te oggi:
hint-walkers = Chi camminerà, in quest’ordine, e se hai un piatto per loro:
hint-guest = Cliente
hint-from = Da
hint-suits = Un piatto qui

## Rifiuti

refusal-not-dealt-to-now = Adesso si distribuisce al posto { $seat }, e a nessun altro.
refusal-no-such-client = Questo cliente non c’è, o quelli così sono già tutti distribuiti.
refusal-no-discard = { $number ->
    [one] Scarta una carta della tua combinazione.
   *[other] Scarta { $number } carte diverse della tua combinazione, nell’ordine della tabella.
}
refusal-no-such-lot = Questa lavagna non c’è, o oggi non può più essere venduta.
refusal-already-yours = Questo lotto è già in mano tua.
refusal-too-dear = Costa { $price }, e tu hai { $money }.
refusal-live = Finché l’orologio va non c’è niente da dire: basta non premere.
refusal-order-live = Finché l’orologio va non si prendono ordini: premi quando il prezzo ti piace.
refusal-order-lot = Si dà un ordine per il lotto che viene gridato, e il lotto { $number } del giorno { $day } non lo è.
refusal-order-empty = Un ordine dice a che prezzo prendere il lotto, fin dove arrivare, o entrambe le cose.
refusal-order-price = Un ordine dice prezzi da 0 a quanto hai, { $money }; { $price } non lo è.
refusal-no-serving = Chi può avere un pesce di suo gusto viene servito, ogni bottiglia va con un piatto, e niente si serve due volte.
refusal-no-display = Puoi mostrare da 0 a { $most } bottiglie.
refusal-no-dish = Qui non c’è niente del genere di libero per questo cliente.

## Opzioni e cifre

option-tempo = Come va l’asta: si chiede a tutti a turno, o tutti chiamano mentre un orologio batte (decisione E5).
    .turns = A turno
    .live = Dal vivo, con un orologio
option-removed = Chi resta assente da un tavolo di tre; se nessuno è nominato, decide la sorte (decisione E2).
    .null = A sorte
    .family = La famiglia in vacanza
    .sailor = Il vecchio lupo di mare
    .lovers = Gli sposi in luna di miele
    .critic = Il critico gastronomico
figure-hake = Nasello: per ogni lavagna il primo prezzo, l’ultimo, e quanto paga un cliente
figure-sardine = Sardina: lo stesso
figure-sea-bass = Branzino: lo stesso
figure-mackerel = Sgombro: lo stesso
figure-sole = Sogliola: lo stesso
figure-shrimp = Gamberetto: lo stesso
figure-red-mullet = Triglia: lo stesso
figure-cuttlefish = Seppia: lo stesso
figure-wine = Vino bianco: primo prezzo, ultimo prezzo, quanto paga un cliente
figure-bottles = Lavagne di vino bianco
figure-platter = Il plateau di frutti di mare: primo prezzo, ultimo prezzo, quanto paga un cliente
figure-lots = Lavagne vendute al giorno, in tre e in quattro
figure-money = Monete all’inizio, in tre e in quattro
figure-discards = Carte che ognuno scarta
figure-platter-cards = Carte plateau nella banca
figure-fish-points = Punti per ogni carta scoperta di una combinazione
figure-platter-points = Punti per una carta plateau
figure-set-points = Punti per una combinazione scoperta per intero
figure-idle-days = Giorni di fila senza vendite che finiscono la partita
figure-last-day = L’ultimo giorno, perché ogni partita finisca

## Guida

guide-start = Il pesce si grida a prezzo calante, e chi chiama per primo lo prende; a mezzogiorno i tuoi clienti mangiano, e gli affamati vanno altrove. Vendi i pesci della tua combinazione segreta.
guide-discard = Scarta due pesci: gli altri sono la tua combinazione segreta.
guide-falling = Prendi il lotto a questo prezzo, o aspetta che cali, con il rischio che lo prenda un altro.
guide-rising = Qualcuno tiene il lotto: rilevalo per uno in più, o lascialo.
guide-serve = Servi ai tuoi clienti ciò che mangiano; il vino si aggiunge al conto.
guide-display = Una bottiglia in vetrina attira i clienti affamati.
guide-dish = Un cliente è entrato e resta da te: scegli il suo piatto.
guide-home = Un cliente affamato è tornato, e hai ancora il piatto: servilo o tienilo.
guide-end = Era una prima partita; il resto lo dicono le regole.

## Pagina

quay-again = Rivedi il cammino: { $client }
quay-asked-discard = Quali pesci non servirai?
quay-asked-display = Qualcuno sta per uscire. Quante bottiglie in vetrina?
quay-at-most = Al massimo
quay-and-up-to = Poi arriva fino a { $price }
quay-auctioneer = banditore di oggi
quay-bill-of = Sera del giorno { $day }
quay-cards = Carte scoperte: { $number }; carte piatto: { $platters }
quay-change = Cambia
quay-eats = per: { $client }
quay-going-to = Arrivi fino a { $price }
quay-holds = { $who ->
    [you] Lo tieni a { $price }
   *[other] { $name } lo tiene a { $price }
}
quay-houses = Le case del molo
quay-leave = Lascia
quay-leaving = Lasci questo lotto
quay-left = Ti restano { $left }
quay-less = Meno
quay-look-back = Guarda il giorno prima
quay-look-on = Torna all’asta
quay-lot = Il lotto
quay-more = Più
quay-no-guests = nessuno ha mangiato qui
quay-no-set = La tua combinazione non è ancora scelta
quay-nobody = Nessuno lo vuole
quay-noon-means = I clienti mangiano prima a casa loro; chi ha ancora fame gira sul molo.
quay-not-in-set = non nella combinazione: { $fish }
quay-nothing = niente
quay-of-your-set = una carta della tua combinazione, ancora coperta
quay-order-gone = Il lotto è andato, e il tuo ordine con lui.
quay-order-seen = Va bene
quay-pays = paga { $pays }
quay-points = { $points } pt
quay-price = Prezzo:
quay-put-away = Scartali
quay-put-away-which = Scegline { $number } da scartare
quay-says-take = Mio!
quay-says-wait = Aspetto.
quay-says-pass = Passo.
quay-sealed = La tua combinazione è scelta
quay-serve = Servi: { $pays }
quay-set = La tua combinazione segreta
quay-set-means = Quello che tieni è la tua combinazione segreta. Un suo pesce mangiato a casa tua si scopre e vale { $points }; la combinazione intera vale altri { $whole }.
quay-show = Mostrane { $number }
quay-sold = { $who ->
    [you] Tuo per { $price }
   *[other] Venduto a { $name } per { $price }
}
quay-table = Il porto
quay-begins = Si comincia …
quay-called = Qualcuno ha gridato!
quay-called-you = Hai gridato …
quay-finish = Chi ha premuto
quay-going-0 = Chi offre di più?
quay-going-1 = E uno …
quay-going-2 = E due …
quay-granted = (di cui { $lag } s per il percorso)
quay-key = Spazio
quay-live-falling = Il prezzo scende: premi appena ti va bene.
quay-live-pays = rende { $pays }; piacerebbe qui:
quay-live-rising = { $who ->
    [you] Lo tieni a { $price }. Qualcuno offre di più?
   *[other] { $name } lo tiene a { $price }. Chi lo rileva per uno in più?
}
quay-pressed = a { $price }, { $after } s dopo il grido
quay-too-dear = { $price } è più dei tuoi { $money }
quay-yours-at = Tuo a { $price }, a meno che …
quay-take = Prendi a { $price }
quay-take-over = Rileva a { $price }
quay-today = Giorno { $day }
quay-until = Aspetta fino a
quay-up-to = Arriva fino a { $price }
quay-wait-until = Aspetta, prendi a { $price }
quay-waiting-until = Aspetti, e prendi a { $price }
quay-waiting-and-up-to = Aspetti, prendi a { $price }, e arrivi fino a { $up-to }
quay-whole = la combinazione intera
