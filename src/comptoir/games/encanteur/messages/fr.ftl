### L’Encanteur : les mots du quai. Les arguments sont expliqués dans en.ftl.

title = L’Encanteur
tagline = Le prix descend jusqu’à ce qu’une main se pose sur le poisson ; à midi, les clients affamés vont là où l’on mange.

## Ardoises

slate-hake = merlu
    .the = le merlu
    .dish = du merlu
slate-sardine = sardine
    .the = la sardine
    .dish = de la sardine
slate-sea-bass = bar
    .the = le bar
    .dish = du bar
slate-mackerel = maquereau
    .the = le maquereau
    .dish = du maquereau
slate-sole = sole
    .the = la sole
    .dish = de la sole
slate-shrimp = crevette
    .the = la crevette
    .dish = de la crevette
slate-red-mullet = rouget
    .the = le rouget
    .dish = du rouget
slate-cuttlefish = seiche
    .the = la seiche
    .dish = de la seiche
slate-wine = vin
    .the = le vin blanc
    .dish = du vin blanc
slate-platter = plateau
    .the = le plateau de fruits de mer
    .dish = le plateau de fruits de mer

slate-numbered = { $slate } { $number }

meal = { $wine ->
    [yes] { $dish } avec du vin blanc
   *[no] { $dish }
}

## Clients

client-family = famille en vacances
    .short = famille
    .the = la famille en vacances
    .to = à la famille en vacances
client-sailor = vieux loup de mer
    .short = loup de mer
    .the = le vieux loup de mer
    .to = au vieux loup de mer
client-lovers = couple de jeunes mariés
    .short = couple
    .the = le couple de jeunes mariés
    .to = au couple de jeunes mariés
client-critic = critique gastronomique
    .short = critique
    .the = le critique gastronomique
    .to = au critique gastronomique

## Les coups, tels qu’on les entend

step-first = { $who ->
    [you] Le sort vous désigne : vous êtes le premier encanteur.
   *[other] Le sort désigne { $name } comme premier encanteur.
}
step-remove = Ne viennent pas à cette table : { $client }, et donc { $fish }.
step-client = { $who ->
    [you] Vous dressez une table pour { $client } : { $fish }, s’il vous plaît.
   *[other] { $name } dresse une table pour { $client } : { $fish }, s’il vous plaît.
}
step-discard = { $who ->
    [you] Vous écartez { $fish } ; le reste est votre combinaison, et votre secret.
   *[other] { $name } a choisi sa combinaison.
}
step-lot = Des caisses sort { $slate }.
step-take = { $who ->
    [you] « À moi ! », dites-vous.
   *[other] « À moi ! », dit { $name }.
}
step-wait = { $who ->
    [you] Vous attendez.
   *[other] { $name } attend.
}
step-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
step-tick = L’horloge bat.
step-serve = { $who ->
    [you] { $number ->
        [0] Vous ne servez personne.
        [one] Vous servez { $number } client.
       *[other] Vous servez { $number } clients.
    }
   *[other] { $number ->
        [0] { $name } ne sert personne.
        [one] { $name } sert { $number } client.
       *[other] { $name } sert { $number } clients.
    }
}
step-display = { $who ->
    [you] { $number ->
        [0] Vous gardez votre vin à la cave.
        [one] Vous mettez { $number } bouteille en vitrine.
       *[other] Vous mettez { $number } bouteilles en vitrine.
    }
   *[other] { $number ->
        [0] { $name } garde son vin à la cave.
        [one] { $name } met { $number } bouteille en vitrine.
       *[other] { $name } met { $number } bouteilles en vitrine.
    }
}
step-dish = { $who ->
    [you] Vous conseillez { $dish }.
   *[other] { $name } conseille { $dish }.
}
step-home = { $platter ->
    [yes] { $who ->
        [you] Vous sortez tout de même le plateau.
       *[other] { $name } sort tout de même le plateau.
    }
   *[no] { $who ->
        [you] Vous gardez le plateau en cuisine.
       *[other] { $name } garde le plateau en cuisine.
    }
}

## Ce qui s’ensuit

event-day = { $who ->
    [you] { $lots ->
        [one] Jour { $day } : vous criez { $lots } ardoise
       *[other] Jour { $day } : vous criez { $lots } ardoises
    }
   *[other] { $lots ->
        [one] Jour { $day } : { $name } crie { $lots } ardoise
       *[other] Jour { $day } : { $name } crie { $lots } ardoises
    }
}
event-price = { $first ->
    [yes] À la criée, { $slate } ! Qui donne { $price } ?
   *[no] … { $price } …
}
event-held = { $over ->
    [nobody] { $who ->
        [you] « À moi ! » Vous posez la main dessus à { $price }.
       *[other] « À moi ! » { $name } pose la main dessus à { $price }.
    }
    [you] « À moi, pour { $price } ! » { $name } vous prend le lot sous la main.
   *[other] { $who ->
        [you] « À moi, pour { $price } ! » Vous prenez le lot à { $over-name }.
       *[other] « À moi, pour { $price } ! » { $name } prend le lot à { $over-name }.
    }
}
event-sold = { $who ->
    [you] Adjugé : { $slate }, à vous pour { $price } ; il vous reste { $money }.
   *[other] Adjugé : { $slate }, à { $name } pour { $price } ; reste { $money }.
}
event-unsold = Pas une main, même à { $floor } : { $slate } reste en caisse.
event-served =
    .first = { $who ->
        [you] Vous servez { $meal } { $client }.
       *[other] { $name } sert { $meal } { $client }.
    }
    .home = { $who ->
        [you] Après tout ce chemin, vous servez { $meal } { $client }.
       *[other] Après tout ce chemin, { $name } sert { $meal } { $client }.
    }
    .second = { $who ->
        [you] Second service : vous apportez { $meal } { $client }.
       *[other] Second service : { $name } apporte { $meal } { $client }.
    }
visit-nothing = { $who ->
    [you] vous : rien
   *[other] { $name } : rien
}
visit-dish = { $who ->
    [you] vous : un plat
   *[other] { $name } : un plat
}
visit-dish-and-wine = { $who ->
    [you] vous : un plat, et du vin !
   *[other] { $name } : un plat, et du vin !
}
walk-begins = { $who ->
    [you] Le ventre vide, { $client } vous quitte et longe le quai.
   *[other] Le ventre vide, { $client } quitte { $name } et longe le quai.
}
event-walked =
    .wine = { $who ->
        [you] La bouteille en vitrine décide : { $client } entre chez vous.
       *[other] La bouteille en vitrine décide : { $client } entre chez { $name }.
    }
    .dish = { $who ->
        [you] Sans bouteille, c’est le premier plat qui compte : { $client } entre chez vous.
       *[other] Sans bouteille, c’est le premier plat qui compte : { $client } entre chez { $name }.
    }
    .nothing = { $who ->
        [you] Pas un plat sur le quai : { $client } revient chez vous à jeun.
       *[other] Pas un plat sur le quai : { $client } revient chez { $name } à jeun.
    }
event-reserved = { $who ->
    [you] Vous promettez { $meal } { $client }, désormais chez vous.
   *[other] { $name } promet { $meal } { $client }, désormais de la maison.
}
event-paid = { $who ->
    [you] Vous recevez { $amount } : { $client } a eu { $meal }.
   *[other] { $name } reçoit { $amount } : { $client } a eu { $meal }.
}
event-revealed = { $who ->
    [you] Vous révélez une carte de votre combinaison : { $fish }.
   *[other] { $name } révèle une carte de sa combinaison : { $fish }.
}
event-not-in-set = { $who ->
    [you] Servi, mais pas dans votre combinaison : { $fish }.
   *[other] Servi chez { $name }, mais pas dans sa combinaison : { $fish }.
}
event-platter-card = { $who ->
    [you] Le plateau est mangé : à vous une carte de plateau, qui vaut { $points }.
   *[other] Le plateau est mangé : à { $name } une carte de plateau, qui vaut { $points }.
}
event-day-ended = La caisse du jour { $day } : { $takings }.
takings = { $who ->
    [you] { $income } chez vous
   *[other] { $income } chez { $name }
}
event-ended =
    .set = La dernière carte est révélée : une combinaison est complète, et la criée ferme
    .no-sale = { $number ->
        [one] La criée ferme : rien ne s’est vendu aujourd’hui
       *[other] La criée ferme : rien ne s’est vendu depuis { $number } jours
    }
    .last-day = La criée ferme : le jour { $number } était le dernier

## Ce que la table attend

waits-first = Le sort désigne le premier encanteur.
waits-removal = Le sort décide qui ne viendra pas.
waits-client = Les clients arrivent.
waits-discard = { $number ->
    [one] Une combinaison se choisit encore : { $names }.
   *[other] { $number } combinaisons se choisissent encore : { $names }.
}
waits-lot = On ouvre la caisse suivante.
waits-falling = { $who ->
    [you] À vous de prendre le lot ou d’attendre.
   *[other] On demande à { $name } : prendre, ou attendre ?
}
waits-rising = { $who ->
    [you] À vous de prendre le lot ou de le laisser.
   *[other] On demande à { $name } : prendre, ou laisser ?
}
waits-clock = L’horloge tourne, et le lot est à qui le prend.
waits-serve = { $name } dresse les tables.
waits-display = { $name } arrange sa vitrine.
waits-dish = { $name } choisit un plat pour un nouveau client.
waits-home = { $name } voit revenir un client affamé, et a un plateau.
waits-over = La criée est fermée.

## Ce que l’on demande au lecteur

ask-discard = { $number ->
    [one] Lequel ne servirez-vous pas ? { $fish }
   *[other] Lesquels ne servirez-vous pas ? Il en faut { $number }. { $fish }
}
ask-falling = { $price } pour { $slate }, et vous avez { $money } : prendre (p), ou attendre (a) ?
ask-rising = { $name } tient { $slate }. Pour { $price } : à prendre (p), ou à laisser (l) ? Vous avez { $money }.
ask-serve = Midi ! Que servez-vous, et à qui ?
ask-serve-typed = Midi ! Que servez-vous, et à qui ? Par exemple : { $example }
ask-display = On va marcher sur le quai. Combien de bouteilles en vitrine, de 0 à { $most } ?
ask-dish = Voici { $client } qui entre. Que conseillez-vous ?
ask-home = Le ventre vide, { $client } revient du quai. Servez-vous votre plateau ?
type-discard = Tapez les poissons par leur nom ou leur numéro : { $example }, ou { $digits }.
type-falling = Tapez p (prendre) ou a (attendre).
type-rising = Tapez p (prendre) ou l (laisser).
type-serve = Tapez un numéro de la liste, ou pour chaque client son numéro et son plat : { $example }.
type-display = Tapez un nombre de 0 à { $most }.
type-dish = Tapez un numéro de la liste, ou le nom d’un plat.
type-home = Tapez un numéro de la liste, ou oui ou non.
choice-serve = { $number ->
    [0] Ne servir personne
   *[other] Servir { $meals }
}
serving = { $place ->
    [0] { $meal } { $client }
   *[other] { $meal } { $client } (n° { $place })
}
choice-dish = Proposer { $dish } : { $pays }
choice-home = { $platter ->
    [yes] Servir le plateau : { $pays }
   *[no] Garder le plateau
}

## Ce qui peut se taper

words-take = prendre, prends, p, à moi
words-wait = attendre, attends, a
words-pass = laisser, laisse, passer, passe, l
words-yes = oui, o
words-no = non, n
words-and = et, avec, du, de, la, +
words-discard = écarter
words-serve = servir
words-dish = plat

## Le quai

quay-day = { $who ->
    [you] Jour { $day }, et vous êtes l’encanteur
   *[other] Jour { $day }, encanteur : { $name }
}
quay-noon = Midi : les clients passent à table
quay-house = Maison
quay-money = Pièces
quay-guests = Clients
quay-kitchen = À servir
quay-shown = Révélé
quay-wine = { $displayed ->
    [0] { $number } × vin
   *[other] { $number } × vin, dont { $displayed } en vitrine
}
quay-platter-cards = { $number } × carte de plateau
quay-figures = jusqu’à { $floor } · un client paie { $pays }
quay-next = Puis : { $slate }, à partir de { $price }
quay-coming = { $number ->
    [0] puis midi
    [one] puis encore { $number }, inconnu
   *[other] puis encore { $number }, inconnus
}
quay-unsold = Restés en caisse : { $slates }
quay-my-set = Votre combinaison : { $fish }
quay-marked = ✓ révélé
quay-bill = L’addition

## Conseils

hint-fish = Poisson
hint-pays = Paie
hint-dish = Plat
hint-in-set = Encore à révéler
hint-yes = oui
hint-no = non
hint-discard = Ce que paie chaque poisson, et combien de clients en mangent dans chaque maison :
hint-lot = Le prendre coûte { $cost } et vous laisse { $left } ; un client en paie { $pays }.
hint-lot-in-set = Le servir révélerait une carte de votre combinaison.
hint-eaters = Les clients qui en mangeraient encore aujourd’hui :
hint-glasses = Les clients avec un plat et encore sans bouteille :
hint-dishes = Ce que chaque plat est pour vous aujourd’hui :
hint-walkers = Ceux qui vont marcher, dans cet ordre, et si vous avez un plat pour eux :
hint-guest = Client
hint-from = De chez
hint-suits = Un plat ici

## Refus

refusal-not-dealt-to-now = C’est à la place { $seat } que l’on distribue, et à aucune autre.
refusal-no-such-client = Ce client n’existe pas, ou tous ceux-là sont distribués.
refusal-no-discard = { $number ->
    [one] Écartez une carte de votre combinaison.
   *[other] Écartez { $number } cartes différentes de votre combinaison, dans l’ordre du tableau.
}
refusal-no-such-lot = Cette ardoise n’existe pas, ou ne peut plus être vendue aujourd’hui.
refusal-already-yours = Vous tenez déjà ce lot.
refusal-too-dear = Cela coûte { $price }, et vous avez { $money }.
refusal-live = Tant que l’horloge tourne, il n’y a rien à dire : il suffit de ne pas appuyer.
refusal-order-live = Tant que l’horloge tourne, on ne prend pas d’ordres : appuyez quand le prix vous plaît.
refusal-order-lot = On donne un ordre pour le lot qui est crié, et le lot { $number } du jour { $day } ne l’est pas.
refusal-order-empty = Un ordre dit à quel prix prendre le lot, jusqu’où aller, ou les deux.
refusal-order-price = Un ordre nomme des prix de 0 à ce que vous avez, { $money } ; { $price } n’en est pas un.
refusal-no-serving = Tout client qui peut avoir un poisson à son goût est servi, chaque bouteille va avec un plat, et rien n’est servi deux fois.
refusal-no-display = Vous pouvez montrer de 0 à { $most } bouteilles.
refusal-no-dish = Il n’y a rien de tel de libre ici pour ce client.

## Options et chiffres

option-tempo = Comment va la criée : on demande à chacun à son tour, ou tous crient pendant qu’une horloge tourne (décision E5).
    .turns = À tour de rôle
    .live = En direct, avec une horloge
option-removed = Qui reste absent d’une table de trois ; si personne n’est nommé, le sort décide (décision E2).
    .null = Au sort
    .family = La famille en vacances
    .sailor = Le vieux loup de mer
    .lovers = Les jeunes mariés
    .critic = Le critique gastronomique
figure-hake = Merlu : pour chaque ardoise le premier prix, le dernier, et ce qu’un client paie
figure-sardine = Sardine : de même
figure-sea-bass = Bar : de même
figure-mackerel = Maquereau : de même
figure-sole = Sole : de même
figure-shrimp = Crevette : de même
figure-red-mullet = Rouget : de même
figure-cuttlefish = Seiche : de même
figure-wine = Vin blanc : premier prix, dernier prix, ce qu’un client paie
figure-bottles = Ardoises de vin blanc
figure-platter = Plateau de fruits de mer : premier prix, dernier prix, ce qu’un client paie
figure-lots = Ardoises vendues par jour, à trois et à quatre
figure-money = Pièces au départ, à trois et à quatre
figure-discards = Cartes que chacun écarte
figure-platter-cards = Cartes de plateau dans la banque
figure-fish-points = Points pour chaque carte révélée d’une combinaison
figure-platter-points = Points pour une carte de plateau
figure-set-points = Points pour une combinaison révélée tout entière
figure-idle-days = Jours de suite sans vente qui finissent la partie
figure-last-day = Le dernier jour, pour que toute partie finisse

## Guide

guide-start = Le poisson est crié à un prix qui baisse, et le premier qui appelle le prend ; à midi vos clients mangent, et les affamés vont ailleurs. Vendez les poissons de votre combinaison secrète.
guide-discard = Écartez deux poissons : les autres sont votre combinaison secrète.
guide-falling = Prenez le lot à ce prix, ou attendez qu’il baisse, au risque qu’un autre le prenne.
guide-rising = Quelqu’un tient le lot : reprenez-le pour un de plus, ou laissez-le.
guide-serve = Servez à vos clients ce qu’ils mangent ; le vin s’ajoute à l’addition.
guide-display = Une bouteille en vitrine attire les clients affamés.
guide-dish = Un client est entré et reste chez vous : choisissez son plat.
guide-home = Un client affamé est revenu, et vous avez encore le plateau : servez-le ou gardez-le.
guide-end = C’était une première partie ; les règles disent le reste.

## Page

quay-again = Revoir le chemin : { $client }
quay-asked-discard = Quels poissons ne servirez-vous pas ?
quay-asked-display = Quelqu’un va sortir. Combien de bouteilles en vitrine ?
quay-at-most = Au plus
quay-and-up-to = Puis aller jusqu’à { $price }
quay-auctioneer = encanteur du jour
quay-bill-of = Soir du jour { $day }
quay-cards = Cartes révélées : { $number } ; cartes plateau : { $platters }
quay-change = Changer
quay-eats = pour : { $client }
quay-going-to = Vous allez jusqu’à { $price }
quay-holds = { $who ->
    [you] Vous le tenez à { $price }
   *[other] { $name } le tient à { $price }
}
quay-houses = Les maisons du quai
quay-leave = Laisser
quay-leaving = Vous laissez ce lot
quay-left = Il vous reste { $left }
quay-less = Moins
quay-look-back = Revoir la veille
quay-look-on = Retour aux enchères
quay-lot = Le lot
quay-more = Plus
quay-no-guests = personne n’a mangé ici
quay-no-set = Votre combinaison n’est pas choisie
quay-nobody = Personne n’en veut
quay-noon-means = Les clients mangent d’abord chez eux ; les affamés longent le quai.
quay-not-in-set = pas dans la combinaison : { $fish }
quay-nothing = rien
quay-of-your-set = une carte de votre combinaison, pas encore révélée
quay-order-gone = Le lot est parti, et votre ordre avec lui.
quay-order-seen = D’accord
quay-pays = paie { $pays }
quay-points = { $points } pts
quay-price = Prix :
quay-put-away = Les écarter
quay-put-away-which = Choisissez-en { $number } à écarter
quay-says-take = À moi !
quay-says-wait = J’attends.
quay-says-pass = Je passe.
quay-sealed = Votre combinaison est choisie
quay-serve = Servir : { $pays }
quay-set = Votre combinaison secrète
quay-set-means = Ce que vous gardez est votre combinaison secrète. Un de ces poissons mangé chez vous est révélé et rapporte { $points } ; la combinaison entière, { $whole } de plus.
quay-show = En montrer { $number }
quay-sold = { $who ->
    [you] À vous pour { $price }
   *[other] Vendu à { $name } pour { $price }
}
quay-table = Le port
quay-begins = Attention …
quay-called = Quelqu’un a crié !
quay-called-you = Vous avez crié …
quay-finish = Qui a appuyé
quay-going-0 = Qui dit mieux ?
quay-going-1 = Une fois …
quay-going-2 = Deux fois …
quay-granted = (dont { $lag } s pour le trajet)
quay-key = Espace
quay-live-falling = Le prix descend : appuyez dès qu’il vous convient.
quay-live-pays = rapporte { $pays } ; il plairait ici :
quay-live-rising = { $who ->
    [you] Vous le tenez à { $price }. Quelqu’un dit mieux ?
   *[other] { $name } le tient à { $price }. Qui le reprend pour un de plus ?
}
quay-pressed = à { $price }, { $after } s après l’annonce
quay-too-dear = { $price }, c’est plus que vos { $money }
quay-yours-at = À vous pour { $price }, sauf si …
quay-take = Prendre à { $price }
quay-take-over = Reprendre à { $price }
quay-today = Jour { $day }
quay-until = Attendre jusqu’à
quay-up-to = Aller jusqu’à { $price }
quay-wait-until = Attendre, prendre à { $price }
quay-waiting-until = Vous attendez, et prenez à { $price }
quay-waiting-and-up-to = Vous attendez, prenez à { $price }, et allez jusqu’à { $up-to }
quay-whole = la combinaison entière
