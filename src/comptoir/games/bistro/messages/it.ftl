### Bistro: le parole del bancone. Gli argomenti sono spiegati in en.ftl.

title = Bistro
tagline = Un bicchiere scivola sul bancone, e forse è davvero quello che ti dicono.

## Bicchieri

glass-coffee = caffè
    .a = un caffè
    .small = Un piccolo caffè
    .the = il caffè
    .many = caffè
glass-chocolate = cioccolata
    .a = una cioccolata
    .small = Una piccola cioccolata
    .the = la cioccolata
    .many = cioccolate
glass-lemonade = limonata
    .a = una limonata
    .small = Una piccola limonata
    .the = la limonata
    .many = limonate
glass-syrup = sciroppo
    .a = uno sciroppo
    .small = Un piccolo sciroppo
    .the = lo sciroppo
    .many = sciroppi
glass-apple-juice = succo di mela
    .a = un succo di mela
    .small = Un piccolo succo di mela
    .the = il succo di mela
    .many = succhi di mela
glass-sparkling-water = acqua frizzante
    .a = un’acqua frizzante
    .small = Una piccola acqua frizzante
    .the = l’acqua frizzante
    .many = acque frizzanti

## Miam

miam-olives = olive
    .some = delle olive
    .with = con olive
miam-peanuts = arachidi
    .some = delle arachidi
    .with = con arachidi
miam-crisps = patatine
    .some = delle patatine
    .with = con patatine
miam-cheese = formaggio
    .some = del formaggio
    .with = con formaggio
miam-sausage = salame
    .some = del salame
    .with = con salame
miam-toast = crostini
    .some = dei crostini
    .with = con crostini

claim = { $with ->
    [yes] { $glass }, { $miam }.
   *[no] { $glass }.
}

## Le mosse, come si vengono a sapere

step-first = { $who ->
    [you] La sorte tocca a te: peschi il primo bicchiere.
   *[other] La sorte tocca a { $name }, che pesca il primo bicchiere.
}
step-miam = { $who ->
    [you] Un Miam per te, e nessun altro lo conosce: { $miam }.
   *[other] { $name } riceve un Miam, coperto.
}
step-glass = { $who ->
    [you] Davanti a te: { $glass }.
   *[other] Davanti a { $name }: { $glass }.
}
step-see =
    .reveal = Nessuno ha guardato. Vediamo un po’…
    .blind = Ancora uno, dritto dalla pila…
step-look = { $who ->
    [you] Guardi il bicchiere.
   *[other] { $name } guarda il bicchiere.
}
step-offer = { $to ->
    [you] { $name } ti fa scivolare il bicchiere: «{ $claim }»
   *[other] { $who ->
        [you] Fai scivolare il bicchiere a { $to-name }: «{ $claim }»
       *[other] { $name } fa scivolare il bicchiere a { $to-name }: «{ $claim }»
    }
}
step-believe =
    .glass = { $who ->
        [you] Ci credi.
       *[other] { $name } ci crede.
    }
    .miam = { $who ->
        [you] Al Miam credi.
       *[other] { $name } crede al Miam.
    }
step-doubt =
    .glass = { $who ->
        [you] Non ci credi.
       *[other] { $name } non ci crede.
    }
    .miam = { $who ->
        [you] Al Miam non credi.
       *[other] { $name } non crede al Miam.
    }
step-name = { $who ->
    [you] La sai più lunga: «Questo è { $glass }!»
   *[other] { $name } la sa più lunga: «Questo è { $glass }!»
}
step-take = { $who ->
    [you] Prendi tu il bicchiere, per passarlo oltre.
   *[other] { $name } prende il bicchiere, per passarlo oltre.
}
step-give = { $who ->
    [you] Scegli che cosa dare via: { $glass }.
   *[other] { $name } sceglie che cosa dare via: { $glass }.
}
step-addition = { $symbols ->
    [one] Si pesca un Conto: 1 simbolo.
   *[other] Si pesca un Conto: { $symbols } simboli.
}

## Quello che ne segue

event-round = { $who ->
    [you] Giro { $number }: cominci tu
   *[other] Giro { $number }: comincia { $name }
}
event-drawn = { $who ->
    [you] Peschi un bicchiere, coperto.
   *[other] { $name } pesca un bicchiere, coperto.
}
event-seen = { $who ->
    [you] Vedi { $glass }.
   *[other] Adesso { $name } sa che cos’è.
}
event-miam-back = { $who ->
    [you] Il tuo Miam torna a te senza che nessuno l’abbia visto.
   *[other] { $name } riprende il Miam senza che nessuno l’abbia visto.
}
event-glass-shown = { $right ->
    [yes] { $who ->
        [you] Si scopre il bicchiere: { $glass }. Avevi ragione!
       *[other] Si scopre il bicchiere: { $glass }. { $name } aveva ragione!
    }
   *[no] { $who ->
        [you] Si scopre il bicchiere: { $glass }. Avevi torto!
       *[other] Si scopre il bicchiere: { $glass }. { $name } aveva torto!
    }
}
event-miam-shown = { $right ->
    [yes] { $who ->
        [you] Si scopre il Miam, e se ne va: { $miam }. Avevi ragione!
       *[other] Si scopre il Miam, e se ne va: { $miam }. { $name } aveva ragione!
    }
   *[no] { $who ->
        [you] Si scopre il Miam, e se ne va: { $miam }. Avevi torto!
       *[other] Si scopre il Miam, e se ne va: { $miam }. { $name } aveva torto!
    }
}
event-drunk = { $from ->
    [pile] { $who ->
        [you] Ne bevi ancora uno, alla cieca: { $glass }.
       *[other] { $name } ne beve ancora uno, alla cieca: { $glass }.
    }
   *[turn] { $who ->
        [you] Bevi { $the }.
       *[other] { $name } beve { $the }.
    }
}
event-given = { $to ->
    [you] { $name } ti passa un bicchiere: { $glass }.
   *[other] { $who ->
        [you] Passi un bicchiere a { $to-name }: { $glass }.
       *[other] { $name } passa un bicchiere a { $to-name }: { $glass }.
    }
}
event-pile-empty = { $who ->
    [you] La pila è vuota: non bevi altro.
   *[other] La pila è vuota: { $name } non beve altro.
}
event-void = { $number ->
    [one] La pila è vuota e nessuno paga: il giro è nullo.
   *[other] La pila è vuota e nessuno paga: il giro è nullo, e fanno { $number } di fila.
}
event-pays =
    .alike = { $who ->
        [you] { $number } { $many } davanti a te: il Conto è tuo!
       *[other] { $number } { $many } davanti a { $name }: il Conto, prego!
    }
    .every-type = { $who ->
        [you] Un bicchiere di ogni tipo davanti a te: il Conto è tuo!
       *[other] Un bicchiere di ogni tipo davanti a { $name }: il Conto, prego!
    }
event-paid = { $who ->
    [you] { $total ->
        [one] In tutto hai 1 simbolo.
       *[other] In tutto hai { $total } simboli.
    }
   *[other] { $total ->
        [one] In tutto { $name } ha 1 simbolo.
       *[other] In tutto { $name } ha { $total } simboli.
    }
}
event-ended =
    .addition = { $who ->
        [you] Si chiude: con { $total } simboli hai perso
       *[other] Si chiude: con { $total } simboli { $name } ha perso
    }
    .short = { $who ->
        [you] Si chiude: paghi per tutti e hai perso
       *[other] Si chiude: { $name } paga per tutti e ha perso
    }
    .void = { $number ->
        [one] Si chiude: un giro era nullo
       *[other] Si chiude: { $number } giri nulli di fila
    }

## Che cosa aspetta il tavolo

waits-lot = La sorte decide chi comincia.
waits-miam = Si distribuiscono i Miam.
waits-glass = Si servono i primi bicchieri.
waits-claim = { $name } ha il bicchiere e decide a chi offrirlo, e con quale nome.
waits-look = { $who ->
    [you] Guardi il bicchiere.
   *[other] { $name } guarda il bicchiere.
}
waits-answer = { $name } decide se crederci.
waits-reveal = Si scopre il bicchiere.
waits-miam-answer = Sul bicchiere { $name } aveva ragione. E il Miam?
waits-gift = { $name } sceglie un bicchiere da passare.
waits-blind = { $who ->
    [you] Ne bevi uno dalla pila.
   *[other] { $name } ne beve uno dalla pila.
}
waits-addition = { $who ->
    [you] Stai per pescare un Conto.
   *[other] { $name } sta per pescare un Conto.
}
waits-over = La partita è finita.

## Che cosa si chiede

ask-claim = { $known ->
    [yes] Hai { $glass }. A chi va, e che cosa dici che è? Per esempio: { $example }
   *[no] Hai il bicchiere. Lo guardi, o lo offri senza sapere? Scrivi guardare, o per esempio { $example }
}
ask-answer = { $name } dice: «{ $claim }» Ci credi?
ask-miam-answer = Sul bicchiere avevi ragione. { $name } ha detto anche: «{ $miam }». Ci credi?
ask-gift = Indovinato! Quale dei tuoi bicchieri va a { $name }?
type-claim = Scrivi un posto e quello che dichiari: { $example }. Prima di questo, guardare ti mostra il bicchiere.
type-claim-miam = Scrivi un posto e quello che dichiari: { $example }. Il tuo Miam va con il bicchiere se ne nomini uno: { $with-miam }. Prima di questo, guardare ti mostra il bicchiere.
type-answer = Scrivi un numero dell’elenco, oppure credere, dubitare, il nome di un bicchiere, o prendere.
type-miam-answer = Scrivi un numero dell’elenco, oppure credere, o dubitare.
type-gift = Scrivi un numero dell’elenco, oppure il nome di un bicchiere.
choice-believe = Credere: è { $glass }
choice-doubt = Dubitare: è qualcos’altro
choice-name = Nominare: è { $glass }
choice-take = Prenderlo, e passarlo oltre
choice-believe-miam = Credere: { $miam }
choice-give = Dare { $glass }

## Che cosa si può scrivere oltre alla notazione; senza maiuscole e accenti, separato da virgole

words-look = guardare, guarda, g, look
words-offer = offrire, a, offer
words-with = con, e, +, with
words-believe = credere, credo, vero, sì, s, believe
words-doubt = dubitare, dubito, falso, no, d, doubt
words-name = nominare, n, name
words-take = prendere, prendo, p, take
words-give = dare, give

## Il bancone

counter-round = Giro { $number }
counter-pile = { $number ->
    [0] La pila è vuota.
    [one] Nella pila resta 1 bicchiere.
   *[other] Nella pila restano { $number } bicchieri.
}
counter-miam = Miam
counter-my-miam = Il tuo Miam: { $miam }.
counter-addition = Conto
counter-discarded = Fuori gioco: { $miams }.
counter-danger = Ancora uno di questi, e il giro è finito.
counter-looked = { $who ->
    [you] hai guardato
   *[other] ha guardato
}
counter-unseen = { $who ->
    [you] non hai guardato
   *[other] non ha guardato
}
counter-said = «{ $claim }»

## Suggerimenti

hint-glass = Bicchiere
hint-chance = Probabilità
hint-drinker = Chi beve
hint-ends = Finisce il giro
hint-answer = Risposta
hint-right = Giusta
hint-pays = { $who ->
    [you] Paghi tu
   *[other] Paga { $name }
}
hint-claim = Da tutto quello che vedi, il bicchiere è:
hint-answers = Da tutto quello che vedi, ogni risposta è giusta, e fa pagare qualcuno, così spesso:
hint-nobody-pays = Nessuno pagherebbe per questo bicchiere.
hint-miam-answer = Da tutto quello che vedi, «{ $miam }» è vero nel { $chance } dei casi.
hint-drinking = { $who ->
    [you] Se bevi questo bicchiere, paghi.
   *[other] Se { $name } beve questo bicchiere, il Conto è per { $name }.
}
hint-gift = { $number ->
    [0] Nessuno dei tuoi bicchieri fa pagare { $name }.
   *[other] Questo fa pagare { $name }: { $glasses }.
}

## Rifiuti

refusal-not-served-now = Adesso si serve il posto { $seat }, e nessun altro.
refusal-no-such-miam = Questo Miam non c’è, o è già stato dato.
refusal-no-such-glass = Questo bicchiere non c’è, o tutti quelli così sono già scoperti.
refusal-has-looked = Hai già guardato questo bicchiere.
refusal-no-miam = Non hai un Miam da aggiungere.
refusal-no-offer = Il bicchiere va a chi non l’ha ancora avuto in questo turno, posti da 0 a { $last }, come uno dei sei tipi.
refusal-no-one-left = Tutti hanno già avuto questo bicchiere: credi, dubita, o di’ che cos’è.
refusal-no-name = Nomina uno dei sei tipi, e un altro da quello dichiarato.
refusal-not-yours-to-give = Davanti a te non c’è un bicchiere così.
refusal-no-such-addition = Un Conto così non c’è più.

## Opzioni e cifre

option-short-game = Una prima partita: un solo giro senza Miam né Conti, e chi lo finisce ha perso.
    .false = La partita intera
    .true = Una prima partita
figure-glasses = Quanti bicchieri ci sono di ogni tipo
figure-alike = Bicchieri di un tipo che finiscono il giro
figure-additions = Simboli su ogni Conto
figure-losing-total = Simboli con cui si ha perso
figure-void-rounds = Giri nulli di fila che finiscono la partita

## Guida: che cosa si dice a chi comincia, a ogni tipo di momento, la prima volta

guide-start = Un bicchiere viaggia coperto sul bancone, e chi lo passa dice che cos’è, vero o falso che sia. Chi per primo ha davanti tre bicchieri uguali, o uno di ogni tipo, paga per tutti e perde.
guide-claim = Hai il bicchiere e puoi prima guardarlo; poi lo fai scivolare a qualcuno e dici che cos’è, vero o falso che sia. Se ti giudica male lo beve lui, se ti giudica bene lo bevi tu.
guide-answer = Qualcuno ti fa scivolare un bicchiere e dice che cos’è: credici, dubitane, o nomina quello che secondo te è. Se sbagli lo bevi tu, se hai ragione lo beve chi te l’ha offerto; finché qualcun altro non l’ha avuto, puoi anche prenderlo e passarlo oltre con parole tue.
guide-gift = Hai nominato il bicchiere, e per premio uno dei tuoi va a chi te l’ha offerto. Danne uno che lo avvicini a tre uguali, o uno che per te è pericoloso.
guide-end = Questa era una prima partita; quella intera aggiunge i Miam, che vanno con un bicchiere, e i Conti, che si contano, e il resto è nelle regole.

### Page

## Intorno al bancone

bistro-table = Il bancone del bistrò
bistro-others = Gli altri al bancone
bistro-looked = ha guardato il bicchiere
bistro-pile = { $number ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta 1 bicchiere.
   *[other] Nel mazzo restano { $number } bicchieri.
}
bistro-gone = Questi Miam sono fuori gioco: { $miams }.
bistro-several = { $number } { $many }
bistro-stands = Davanti: { $glasses }.
bistro-stands-nothing = Nessun bicchiere davanti.
bistro-danger = In pericolo! Uno di questi chiude il giro: { $glasses }.
bistro-symbols = { $symbols } simboli su { $losing }
bistro-miam = un Miam sotto il tovagliolo
bistro-miam-away = il Miam è accanto al bicchiere
bistro-miam-gone = niente Miam
bistro-own-miam = Il tuo Miam, e nessun altro lo sa: { $miam }.

## Il bicchiere in viaggio

bistro-covered = { $who ->
    [you] Il bicchiere coperto è davanti a te.
   *[other] Il bicchiere coperto è davanti a { $name }.
}
bistro-peek = Hai guardato: è { $glass }.
bistro-it-is = È { $glass }.
bistro-it-is-not = È qualcos’altro.
bistro-miam-is = Vero: { $miam }.
bistro-chain = Di mano in mano
bistro-claimed = { $who ->
    [you] Hai detto: «{ $claim }»
   *[other] { $name } ha detto: «{ $claim }»
}
bistro-last = L’ultimo bicchiere doveva essere { $claimed }, ed era { $glass }.
bistro-true = Vero
bistro-bluff = Bluff!
bistro-said-believe = Ti credo.
bistro-said-doubt = Non ti credo!
bistro-said-name = No, è { $glass }!
bistro-said-take = Dai qua, lo passo oltre.
bistro-said-believe-miam = E credo anche a quello che c’è insieme.
bistro-said-doubt-miam = Ma insieme c’è qualcos’altro!

## Offrire

bistro-asked-claim = { $known ->
    [yes] Hai { $glass }. A chi va, e che cosa dici che è?
   *[no] Il bicchiere è tuo. Guardare, o offrirlo alla cieca?
}
bistro-to = A chi va
bistro-as = Che cosa dici che è
bistro-along = Che cosa dici che c’è insieme
bistro-no-miam = senza Miam
bistro-is-yours = il tuo
bistro-is-gone = fuori gioco
bistro-is-it = è questo
bistro-ends = paga { $chance }
bistro-look = Guarda
bistro-look-means = tutti lo vedono
bistro-choose-receiver = Scegli a chi va
bistro-choose-glass = Scegli che cosa dici
bistro-slide = Fallo scivolare a { $name }
bistro-key-slide = Far scivolare il bicchiere
bistro-saying-true = «{ $claim }» È la verità.
bistro-saying-bluff = «{ $claim }» È un bluff.
bistro-saying-unknown = «{ $claim }» Non lo sai neanche tu.

## Rispondere

bistro-believe = Ci credo
bistro-doubt = Ne dubito
bistro-name = Ne so di più
bistro-take = Lo prendo io
bistro-name-means = Nominalo, e dai uno dei tuoi
bistro-take-means = e passarlo con la tua parola
bistro-name-which = Che cos’è?
bistro-back = Indietro
bistro-right = giusto: { $chance }
bistro-right-up-to = giusto: al massimo { $chance }
bistro-you-pay = paghi tu: { $chance }
bistro-they-pay = paga { $name }: { $chance }
bistro-counted = Contato sui bicchieri in vista, non su quello che si dice.
bistro-if-wrong = Se sbagli, paghi tu.
bistro-if-right = Se hai ragione, paga { $name }.
bistro-gifts = I tuoi bicchieri

## La fine

bistro-ended = { $who ->
    [you] Si chiude: i Conti sono troppi per te, e hai perso
   *[other] Si chiude: i Conti sono troppi per { $name }, che ha perso
}
