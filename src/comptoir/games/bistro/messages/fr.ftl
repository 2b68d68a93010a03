### Bistro : les mots du comptoir. Les arguments sont expliqués dans en.ftl.

title = Bistro
tagline = Un verre glisse sur le zinc, et c’est peut-être bien ce qu’on vous en dit.

## Verres

glass-coffee = café
    .a = un café
    .small = Un petit café
    .the = le café
    .many = cafés
glass-chocolate = chocolat
    .a = un chocolat
    .small = Un petit chocolat
    .the = le chocolat
    .many = chocolats
glass-lemonade = limonade
    .a = une limonade
    .small = Une petite limonade
    .the = la limonade
    .many = limonades
glass-syrup = sirop
    .a = un sirop
    .small = Un petit sirop
    .the = le sirop
    .many = sirops
glass-apple-juice = jus de pomme
    .a = un jus de pomme
    .small = Un petit jus de pomme
    .the = le jus de pomme
    .many = jus de pomme
glass-sparkling-water = eau gazeuse
    .a = une eau gazeuse
    .small = Une petite eau gazeuse
    .the = l’eau gazeuse
    .many = eaux gazeuses

## Miams

miam-olives = olives
    .some = des olives
    .with = avec des olives
miam-peanuts = cacahuètes
    .some = des cacahuètes
    .with = avec des cacahuètes
miam-crisps = chips
    .some = des chips
    .with = avec des chips
miam-cheese = fromage
    .some = du fromage
    .with = avec du fromage
miam-sausage = saucisson
    .some = du saucisson
    .with = avec du saucisson
miam-toast = toasts
    .some = des toasts
    .with = avec des toasts

claim = { $with ->
    [yes] { $glass }, { $miam }.
   *[no] { $glass }.
}

## Ce que l’on fait, tel qu’on l’apprend

step-first = { $who ->
    [you] Le sort vous désigne : à vous de tirer le premier verre.
   *[other] Le sort désigne { $name } pour tirer le premier verre.
}
step-miam = { $who ->
    [you] Un Miam pour vous, et personne d’autre ne le connaît : { $miam }.
   *[other] { $name } reçoit un Miam, face cachée.
}
step-glass = { $who ->
    [you] Devant vous : { $glass }.
   *[other] Devant { $name } : { $glass }.
}
step-see =
    .reveal = Personne n’a regardé. Voyons voir…
    .blind = Encore un, tout droit de la pile…
step-look = { $who ->
    [you] Vous regardez le verre.
   *[other] { $name } regarde le verre.
}
step-offer = { $to ->
    [you] { $name } vous glisse le verre : « { $claim } »
   *[other] { $who ->
        [you] Vous glissez le verre à { $to-name } : « { $claim } »
       *[other] { $name } glisse le verre à { $to-name } : « { $claim } »
    }
}
step-believe =
    .glass = { $who ->
        [you] Vous y croyez.
       *[other] { $name } y croit.
    }
    .miam = { $who ->
        [you] Vous croyez au Miam.
       *[other] { $name } croit au Miam.
    }
step-doubt =
    .glass = { $who ->
        [you] Vous n’y croyez pas.
       *[other] { $name } n’y croit pas.
    }
    .miam = { $who ->
        [you] Vous ne croyez pas au Miam.
       *[other] { $name } ne croit pas au Miam.
    }
step-name = { $who ->
    [you] Vous avez mieux à dire : « Ça, c’est { $glass } ! »
   *[other] { $name } a mieux à dire : « Ça, c’est { $glass } ! »
}
step-take = { $who ->
    [you] Vous prenez le verre à votre compte, pour le passer plus loin.
   *[other] { $name } prend le verre à son compte, pour le passer plus loin.
}
step-give = { $who ->
    [you] Vous choisissez ce que vous donnez : { $glass }.
   *[other] { $name } choisit ce qui part : { $glass }.
}
step-addition = { $symbols ->
    [one] On tire une Addition : { $symbols } symbole.
   *[other] On tire une Addition : { $symbols } symboles.
}

## Ce qui s’ensuit

event-round = { $who ->
    [you] Manche { $number } : à vous de commencer
   *[other] Manche { $number } : { $name } commence
}
event-drawn = { $who ->
    [you] Vous tirez un verre, face cachée.
   *[other] { $name } tire un verre, face cachée.
}
event-seen = { $who ->
    [you] Vous voyez { $glass }.
   *[other] { $name } sait maintenant ce que c’est.
}
event-miam-back = { $who ->
    [you] Votre Miam vous revient sans avoir été vu.
   *[other] { $name } reprend son Miam sans qu’on l’ait vu.
}
event-glass-shown = { $right ->
    [yes] { $who ->
        [you] On retourne le verre : { $glass }. Vous aviez raison !
       *[other] On retourne le verre : { $glass }. { $name } avait raison !
    }
   *[no] { $who ->
        [you] On retourne le verre : { $glass }. Vous aviez tort !
       *[other] On retourne le verre : { $glass }. { $name } avait tort !
    }
}
event-miam-shown = { $right ->
    [yes] { $who ->
        [you] On retourne le Miam, et il s’en va : { $miam }. Vous aviez raison !
       *[other] On retourne le Miam, et il s’en va : { $miam }. { $name } avait raison !
    }
   *[no] { $who ->
        [you] On retourne le Miam, et il s’en va : { $miam }. Vous aviez tort !
       *[other] On retourne le Miam, et il s’en va : { $miam }. { $name } avait tort !
    }
}
event-drunk = { $from ->
    [pile] { $who ->
        [you] Vous en buvez un de plus, à l’aveugle : { $glass }.
       *[other] { $name } en boit un de plus, à l’aveugle : { $glass }.
    }
   *[turn] { $who ->
        [you] Vous buvez { $the }.
       *[other] { $name } boit { $the }.
    }
}
event-given = { $to ->
    [you] { $name } vous refile un verre : { $glass }.
   *[other] { $who ->
        [you] Vous refilez un verre à { $to-name } : { $glass }.
       *[other] { $name } refile un verre à { $to-name } : { $glass }.
    }
}
event-pile-empty = { $who ->
    [you] La pile est vide : vous ne buvez rien de plus.
   *[other] La pile est vide : { $name } ne boit rien de plus.
}
event-void = { $number ->
    [one] La pile est vide et personne ne paie : la manche est nulle.
   *[other] La pile est vide et personne ne paie : la manche est nulle, et cela en fait { $number } de suite.
}
event-pays =
    .alike = { $who ->
        [you] { $number } { $many } devant vous : l’Addition est pour vous !
       *[other] { $number } { $many } devant { $name } : l’Addition, s’il vous plaît !
    }
    .every-type = { $who ->
        [you] Un verre de chaque devant vous : l’Addition est pour vous !
       *[other] Un verre de chaque devant { $name } : l’Addition, s’il vous plaît !
    }
event-paid = { $who ->
    [you] { $total ->
        [one] Vous avez { $total } symbole en tout.
       *[other] Vous avez { $total } symboles en tout.
    }
   *[other] { $total ->
        [one] { $name } a { $total } symbole en tout.
       *[other] { $name } a { $total } symboles en tout.
    }
}
event-ended =
    .addition = { $who ->
        [you] On ferme : avec { $total } symboles, vous avez perdu
       *[other] On ferme : avec { $total } symboles, { $name } a perdu
    }
    .short = { $who ->
        [you] On ferme : vous payez pour tout le monde et avez perdu
       *[other] On ferme : { $name } paie pour tout le monde et a perdu
    }
    .void = { $number ->
        [one] On ferme : une manche était nulle
       *[other] On ferme : { $number } manches nulles de suite
    }

## Ce que la table attend

waits-lot = Le sort décide qui commence.
waits-miam = On distribue les Miams.
waits-glass = On sert les premiers verres.
waits-claim = { $name } tient le verre et décide à qui l’offrir, et sous quel nom.
waits-look = { $who ->
    [you] Vous regardez le verre.
   *[other] { $name } regarde le verre.
}
waits-answer = { $name } décide d’y croire ou non.
waits-reveal = On retourne le verre.
waits-miam-answer = { $name } avait raison pour le verre. Et le Miam ?
waits-gift = { $name } choisit un verre à refiler.
waits-blind = { $who ->
    [you] Vous en buvez un de la pile.
   *[other] { $name } en boit un de la pile.
}
waits-addition = { $who ->
    [you] Vous allez tirer une Addition.
   *[other] { $name } va tirer une Addition.
}
waits-over = La partie est finie.

## Ce qui est demandé

ask-claim = { $known ->
    [yes] Vous tenez { $glass }. À qui l’offrir, et sous quel nom ? Par exemple : { $example }
   *[no] Vous tenez le verre. Le regarder, ou l’offrir sans savoir ? Tapez regarder, ou par exemple { $example }
}
ask-answer = { $name } dit : « { $claim } » Y croyez-vous ?
ask-miam-answer = Vous aviez raison pour le verre. { $name } a dit aussi : « { $miam } ». Y croyez-vous ?
ask-gift = Bien deviné ! Lequel de vos verres passe à { $name } ?
type-claim = Tapez une place et ce que vous annoncez : { $example }. Avant cela, regarder vous montre le verre.
type-claim-miam = Tapez une place et ce que vous annoncez : { $example }. Votre Miam part avec si vous en nommez un : { $with-miam }. Avant cela, regarder vous montre le verre.
type-answer = Tapez un numéro de la liste, ou croire, douter, un verre par son nom, ou prendre.
type-miam-answer = Tapez un numéro de la liste, ou croire, ou douter.
type-gift = Tapez un numéro de la liste, ou un verre par son nom.
choice-believe = Croire : c’est { $glass }
choice-doubt = Douter : c’est autre chose
choice-name = Nommer : c’est { $glass }
choice-take = Prendre, et passer plus loin
choice-believe-miam = Croire : { $miam }
choice-give = Donner { $glass }

## Ce qui peut être tapé, en plus de la notation ; sans majuscules ni accents, séparé par des virgules

words-look = regarder, regarde, look
words-offer = offrir, à, offer
words-with = avec, et, +, with
words-believe = croire, vrai, oui, o, believe
words-doubt = douter, faux, non, d, doubt
words-name = nommer, n, name
words-take = prendre, p, take
words-give = donner, give

## Le comptoir

counter-round = Manche { $number }
counter-pile = { $number ->
    [0] La pile est vide.
    [one] Il reste { $number } verre dans la pile.
   *[other] Il reste { $number } verres dans la pile.
}
counter-miam = Miam
counter-my-miam = Votre Miam : { $miam }.
counter-addition = Addition
counter-discarded = Partis : { $miams }.
counter-danger = Un de plus ici, et la manche est finie.
counter-looked = { $who ->
    [you] avez regardé
   *[other] a regardé
}
counter-unseen = { $who ->
    [you] n’avez pas regardé
   *[other] n’a pas regardé
}
counter-said = « { $claim } »

## Indices

hint-glass = Verre
hint-chance = Chance
hint-drinker = Qui boit
hint-ends = Finit la manche
hint-answer = Réponse
hint-right = Juste
hint-pays = { $who ->
    [you] Vous payez
   *[other] { $name } paie
}
hint-claim = D’après tout ce que vous voyez, le verre est :
hint-answers = D’après tout ce que vous voyez, chaque réponse est juste, et fait payer, aussi souvent :
hint-nobody-pays = Personne ne paierait pour ce verre.
hint-miam-answer = D’après tout ce que vous voyez, « { $miam } » est vrai dans { $chance } des cas.
hint-drinking = { $who ->
    [you] Si vous buvez ce verre, vous payez.
   *[other] Si { $name } boit ce verre, l’Addition est pour { $name }.
}
hint-gift = { $number ->
    [0] Aucun de vos verres ne fait payer { $name }.
   *[other] Voici ce qui fait payer { $name } : { $glasses }.
}

## Refus

refusal-not-served-now = C’est la place { $seat } que l’on sert, et aucune autre.
refusal-no-such-miam = Ce Miam n’existe pas, ou il est déjà distribué.
refusal-no-such-glass = Ce verre n’existe pas, ou tous ceux-là sont déjà face visible.
refusal-has-looked = Vous avez déjà regardé ce verre.
refusal-no-miam = Vous n’avez pas de Miam à joindre.
refusal-no-offer = Le verre va à quelqu’un qui ne l’a pas tenu ce tour-ci, places 0 à { $last }, sous un des six noms.
refusal-no-one-left = Tout le monde a tenu ce verre : croyez, doutez, ou dites ce que c’est.
refusal-no-name = Nommez un des six verres, et un autre que celui annoncé.
refusal-not-yours-to-give = Vous n’avez pas ce verre devant vous.
refusal-no-such-addition = Il ne reste pas de telle Addition.

## Options et chiffres

option-short-game = Une première partie : une seule manche, sans Miams ni Additions, et qui la finit a perdu.
    .false = La partie entière
    .true = Une première partie
figure-glasses = Combien il y a de verres de chaque sorte
figure-alike = Verres d’une même sorte qui finissent la manche
figure-additions = Symboles sur chaque Addition
figure-losing-total = Symboles avec lesquels on a perdu
figure-void-rounds = Manches nulles de suite qui finissent la partie

## Guide : ce qu’on dit à qui débute, à chaque sorte de moment, la première fois

guide-start = Un verre voyage sur le zinc, face cachée, et qui le passe dit ce que c’est, vrai ou faux. Qui a le premier devant soi trois verres de la même sorte, ou un de chaque sorte, paie pour tout le monde et perd.
guide-claim = Vous tenez le verre et pouvez d’abord le regarder ; ensuite vous le glissez à quelqu’un en disant ce que c’est, vrai ou faux. Si l’on vous juge mal, c’est l’autre qui boit, et si l’on vous juge bien, c’est vous.
guide-answer = On vous glisse un verre en disant ce que c’est : croyez-le, doutez-en, ou nommez ce que c’est à votre avis. Si vous avez tort vous le buvez, si vous avez raison c’est l’autre ; et tant que quelqu’un d’autre ne l’a pas tenu, vous pouvez aussi le prendre à votre compte et le passer plus loin sous le nom que vous voulez.
guide-gift = Vous avez nommé le verre, et en récompense l’un des vôtres passe à qui vous l’offrait. Donnez-en un qui le rapproche de trois verres pareils, ou un qui est dangereux pour vous.
guide-end = C’était une première partie ; la partie entière ajoute les Miams, qui partent avec un verre, et les Additions, que l’on compte, et les règles disent le reste.

### Page

## Autour du comptoir

bistro-table = Le comptoir du bistro
bistro-others = Les autres au comptoir
bistro-looked = a regardé le verre
bistro-pile = { $number ->
    [0] La pile est vide.
    [one] Il reste { $number } verre dans la pile.
   *[other] Il reste { $number } verres dans la pile.
}
bistro-gone = Ces Miams sont partis : { $miams }.
bistro-several = { $number } { $many }
bistro-stands = Devant : { $glasses }.
bistro-stands-nothing = Aucun verre devant.
bistro-danger = En danger ! L’un de ceux-ci finit la manche : { $glasses }.
bistro-symbols = { $symbols } symboles sur { $losing }
bistro-miam = un Miam sous la serviette
bistro-miam-away = le Miam est à côté du verre
bistro-miam-gone = pas de Miam
bistro-own-miam = Votre Miam, que personne d’autre ne connaît : { $miam }.

## Le verre en route

bistro-covered = { $who ->
    [you] Le verre couvert est devant vous.
   *[other] Le verre couvert est devant { $name }.
}
bistro-peek = Vous avez regardé : c’est { $glass }.
bistro-it-is = C’est { $glass }.
bistro-it-is-not = C’est autre chose.
bistro-miam-is = Vrai : { $miam }.
bistro-chain = De main en main
bistro-claimed = { $who ->
    [you] Vous avez dit : « { $claim } »
   *[other] { $name } a dit : « { $claim } »
}
bistro-last = Le dernier verre était annoncé comme { $claimed }, et c’était { $glass }.
bistro-true = Vrai
bistro-bluff = Bluff !
bistro-said-believe = Je vous crois.
bistro-said-doubt = Je n’en crois rien !
bistro-said-name = Non, c’est { $glass } !
bistro-said-take = Donnez, je le passe plus loin.
bistro-said-believe-miam = Et je crois aussi ce qui va avec.
bistro-said-doubt-miam = Mais ce qui va avec, c’est autre chose !

## Offrir

bistro-asked-claim = { $known ->
    [yes] Vous avez { $glass }. Pour qui, et qu’annoncez-vous ?
   *[no] À vous le verre. Regarder, ou l’offrir à l’aveugle ?
}
bistro-to = Pour qui
bistro-as = Ce que vous annoncez
bistro-along = Ce qui va avec, dites-vous
bistro-no-miam = sans Miam
bistro-is-yours = le vôtre
bistro-is-gone = parti
bistro-is-it = c’est lui
bistro-ends = paie { $chance }
bistro-look = Regarder
bistro-look-means = cela se voit
bistro-choose-receiver = Choisissez pour qui
bistro-choose-glass = Choisissez ce que vous annoncez
bistro-slide = Le glisser à { $name }
bistro-key-slide = Glisser le verre
bistro-saying-true = « { $claim } » C’est la vérité.
bistro-saying-bluff = « { $claim } » C’est du bluff.
bistro-saying-unknown = « { $claim } » Vous-même n’en savez rien.

## Répondre

bistro-believe = J’y crois
bistro-doubt = J’en doute
bistro-name = Je sais mieux
bistro-take = Prendre
bistro-name-means = Nommer, et donner un des vôtres
bistro-take-means = et le passer avec votre annonce
bistro-name-which = Qu’est-ce que c’est ?
bistro-back = Retour
bistro-right = juste : { $chance }
bistro-right-up-to = juste : { $chance } au mieux
bistro-you-pay = vous payez : { $chance }
bistro-they-pay = { $name } paie : { $chance }
bistro-counted = Compté d’après les verres visibles, pas d’après ce qui se dit.
bistro-if-wrong = Si vous vous trompez, vous payez.
bistro-if-right = Si vous avez raison, { $name } paie.
bistro-gifts = Vos verres

## La fin

bistro-ended = { $who ->
    [you] On ferme : les Additions sont trop lourdes pour vous, et vous avez perdu
   *[other] On ferme : les Additions sont trop lourdes pour { $name }, et la partie est perdue
}
