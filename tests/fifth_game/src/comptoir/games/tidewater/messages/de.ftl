### Tidewater: die Wörter am Kai.

title = Tidewater
tagline = Belade deinen Kahn und lass die Tide entscheiden.

## Schritte

step-first = { $who ->
    [you] Das Los fällt auf dich: Du lädst zuerst.
   *[other] Das Los fällt auf { $name }; { $name } lädt zuerst.
}
step-drawn = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $name } zieht eine Karte.
}
step-rolled = { $tide ->
    [ebb] Ebbe.
    [flood] Flut.
   *[slack] Stillwasser.
}
step-stow = { $who ->
    [you] Dein Ballast liegt.
   *[other] { $name } hat Ballast gelegt.
}
step-load = { $who ->
    [you] Du lädst { $card }.
   *[other] { $name } lädt { $card }.
}
step-sail = { $who ->
    [you] Du legst ab.
   *[other] { $name } legt ab.
}

## Was daraus folgt

event-all-stowed = Der Ballast wird aufgedeckt: { $ballast }.
event-delivered = { $who ->
    [you] Du lieferst für { $points } Punkte.
   *[other] { $name } liefert für { $points } Punkte.
}
event-ended = Der Speicher ist leer

## Worauf der Tisch wartet

waits-lot = Das Los entscheidet, wer zuerst lädt.
waits-draw = Eine Karte wird gezogen.
waits-stow = Ballast legen noch: { $names }.
waits-load = { $name } lädt oder legt ab.
waits-tide = Die Tide entscheidet.
waits-over = Das Spiel ist aus.
ask-stow = Welche Karte legst du als Ballast?
ask-load = Eine Karte laden oder ablegen?
type-stow = Tippe stow und eine Karte, etwa stow w3.
type-load = Tippe load und eine Karte, etwa load w3, oder sail.
choice-stow = Ballast { $what }
choice-load = { $what } laden
choice-sail = Ablegen

## Der Kai

board = Karten im Speicher: { $hold }
board-seat = { $scores } Punkte; Kahn: { $barges }; Ballast: { $ballast }

## Ablehnungen

refusal-no-such-draw = Diese Karte ist nicht im Speicher, oder ein anderer Platz zieht.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-empty-barge = Ein leerer Kahn bleibt liegen.

## Optionen und Zahlen

figure-weights = Karten jeder Ware, von der leichtesten bis zur schwersten
figure-load-limit = Karten auf einem vollen Kahn

## Das erste Spiel

guide-start = Lade Waren auf deinen Kahn und liefere sie; die meisten Punkte gewinnen.
guide-stow = Lege eine Karte als Ballast: Eine schwere hält bei Ebbe deine Ladung an Bord.
guide-load = Lade eine Karte, oder lege ab mit dem, was du hast.
guide-end = Mehr musst du nicht wissen; den Rest sagt die Spielregel.
