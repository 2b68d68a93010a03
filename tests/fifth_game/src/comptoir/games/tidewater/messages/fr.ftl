### Tidewater : les mots du quai.

title = Tidewater
tagline = Chargez votre barge, et laissez la marée décider.

## Les coups

step-first = { $who ->
    [you] Le sort vous désigne : vous chargez d’abord.
   *[other] Le sort désigne { $name }, qui charge d’abord.
}
step-drawn = { $who ->
    [you] Vous tirez { $card }.
   *[other] { $name } tire une carte.
}
step-rolled = { $tide ->
    [ebb] La marée descend.
    [flood] La marée monte.
   *[slack] La mer est étale.
}
step-stow = { $who ->
    [you] Votre lest est posé.
   *[other] { $name } a posé son lest.
}
step-load = { $who ->
    [you] Vous chargez { $card }.
   *[other] { $name } charge { $card }.
}
step-sail = { $who ->
    [you] Vous larguez les amarres.
   *[other] { $name } largue les amarres.
}

## Ce qui s’ensuit

event-all-stowed = Le lest est retourné : { $ballast }.
event-delivered = { $who ->
    [you] Vous livrez pour { $points } points.
   *[other] { $name } livre pour { $points } points.
}
event-ended = La cale est vide

## Ce que la table attend

waits-lot = Le sort décide qui charge d’abord.
waits-draw = On tire une carte de la cale.
waits-stow = Doivent encore poser leur lest : { $names }.
waits-load = { $name } charge ou largue les amarres.
waits-tide = La marée décide.
waits-over = La partie est finie.
ask-stow = Quelle carte posez-vous comme lest ?
ask-load = Charger une carte, ou larguer les amarres ?
type-stow = Tapez stow et une carte, par exemple stow w3.
type-load = Tapez load et une carte, par exemple load w3, ou sail.
choice-stow = Lester avec { $what }
choice-load = Charger { $what }
choice-sail = Larguer les amarres

## Le quai

board = Cartes dans la cale : { $hold }
board-seat = { $scores } points ; barge : { $barges } ; lest : { $ballast }

## Refus

refusal-no-such-draw = Cette carte n’est pas dans la cale, ou une autre place tire.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-empty-barge = Une barge vide reste à quai.

## Options et chiffres

figure-weights = Cartes de chaque marchandise, de la plus légère à la plus lourde
figure-load-limit = Cartes sur une barge pleine

## La première partie

guide-start = Chargez des marchandises sur votre barge et livrez-les ; le plus de points gagne.
guide-stow = Posez une carte comme lest : si elle est lourde, votre cargaison reste à bord quand la marée descend.
guide-load = Chargez une carte, ou larguez les amarres avec ce que vous avez.
guide-end = Il n’en faut pas plus ; le reste est dans la règle du jeu.
