### Tidewater: le parole del molo.

title = Tidewater
tagline = Carica la tua chiatta, e lascia decidere la marea.

## I passi

step-first = { $who ->
    [you] La sorte cade su di te: carichi per primo.
   *[other] La sorte cade su { $name }, che carica per primo.
}
step-drawn = { $who ->
    [you] Peschi { $card }.
   *[other] { $name } pesca una carta.
}
step-rolled = { $tide ->
    [ebb] La marea cala.
    [flood] La marea sale.
   *[slack] Acqua ferma.
}
step-stow = { $who ->
    [you] La tua zavorra è posata.
   *[other] { $name } ha posato la zavorra.
}
step-load = { $who ->
    [you] Carichi { $card }.
   *[other] { $name } carica { $card }.
}
step-sail = { $who ->
    [you] Salpi.
   *[other] { $name } salpa.
}

## Ciò che ne segue

event-all-stowed = La zavorra si scopre: { $ballast }.
event-delivered = { $who ->
    [you] Consegni per { $points } punti.
   *[other] { $name } consegna per { $points } punti.
}
event-ended = La stiva è vuota

## Ciò che il tavolo aspetta

waits-lot = La sorte decide chi carica per primo.
waits-draw = Si pesca una carta dalla stiva.
waits-stow = Devono ancora posare la zavorra: { $names }.
waits-load = { $name } carica o salpa.
waits-tide = Decide la marea.
waits-over = La partita è finita.
ask-stow = Quale carta posi come zavorra?
ask-load = Carichi una carta, o salpi?
type-stow = Scrivi stow e una carta, per esempio stow w3.
type-load = Scrivi load e una carta, per esempio load w3, oppure sail.
choice-stow = Zavorra { $what }
choice-load = Carica { $what }
choice-sail = Salpa

## Il molo

board = Carte nella stiva: { $hold }
board-seat = { $scores } punti; chiatta: { $barges }; zavorra: { $ballast }

## Rifiuti

refusal-no-such-draw = Questa carta non è nella stiva, o pesca un altro posto.
refusal-not-in-hand = Questa carta non è nella tua mano.
refusal-empty-barge = Una chiatta vuota resta ormeggiata.

## Opzioni e cifre

figure-weights = Carte di ogni merce, dalla più leggera alla più pesante
figure-load-limit = Carte su una chiatta piena

## La prima partita

guide-start = Carica merci sulla tua chiatta e consegnale; vincono più punti.
guide-stow = Posa una carta come zavorra: se è pesante, il carico resta a bordo quando la marea cala.
guide-load = Carica una carta, o salpa con quello che hai.
guide-end = Non serve sapere altro; il resto è nel regolamento.
