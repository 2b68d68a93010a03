### Impitoyable ! : les mots de la ville. Les arguments sont expliqués dans en.ftl.

title = Impitoyable !
tagline = Embauchez les meilleurs de la ville avec du papier, et soyez célèbre avant le jour de paie.

## Aventuriers

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
adventurer-parson-abernathy = Le pasteur Abernathy
    .the = le pasteur Abernathy
    .short = pasteur
adventurer-blackjack-doyle = Blackjack Doyle
    .the = Blackjack Doyle
    .short = Blackjack
adventurer-kid-calloway = Kid Calloway
    .the = Kid Calloway
    .short = Kid
adventurer-rosa-quickdraw = Rosa Quickdraw
    .the = Rosa Quickdraw
    .short = Rosa
adventurer-marshal-tull = Le marshal Tull
    .the = le marshal Tull
    .short = marshal
adventurer-dolores-vega = Dolores Vega
    .the = Dolores Vega
    .short = Dolores
adventurer-buck-larsen = Buck Larsen
    .the = Buck Larsen
    .short = Buck
adventurer-the-pike-sisters = Les sœurs Pike
    .the = les sœurs Pike
    .short = sœurs Pike
adventurer-squint-morrow = Squint Morrow
    .the = Squint Morrow
    .short = Squint
adventurer-slim-cutter = Slim Cutter
    .the = Slim Cutter
    .short = Slim
adventurer-duchess-delacroix = La duchesse Delacroix
    .the = la duchesse Delacroix
    .short = duchesse
adventurer-ace-marlowe = Ace Marlowe
    .the = Ace Marlowe
    .short = Ace
adventurer-doc-hathaway = Doc Hathaway
    .the = Doc Hathaway
    .short = Doc
adventurer-lucky-lou = Lou la Veine
    .the = Lou la Veine
    .short = Lou
adventurer-belle-fontaine = Belle Fontaine
    .the = Belle Fontaine
    .short = Belle
adventurer-silas-spade = Silas Spade
    .the = Silas Spade
    .short = Silas
adventurer-count-orloff = Le comte Orloff
    .the = le comte Orloff
    .short = comte
adventurer-nellie-farhorizon = Nellie Farhorizon
    .the = Nellie Farhorizon
    .short = Nellie
adventurer-tom-noland = Tom Noland
    .the = Tom Noland
    .short = Tom
adventurer-billy-greenhorn = Billy Greenhorn
    .the = Billy Greenhorn
    .short = Billy
adventurer-mose-the-cook = Mose le cuistot
    .the = Mose le cuistot
    .short = Mose

## Compétences et événements

skill-gold = or
skill-duel = duel
skill-poker = poker
card-gold = ruée vers l’or { $large }/{ $small }
card-duel = duel
card-poker = poker

## Billets

iou = { $who ->
    [you] un { $value } à vous
   *[other] un { $value } signé { $name }
}

## Ce qui se fait

step-first = { $who ->
    [you] Le sort tombe sur vous : vous commencez.
   *[other] Le sort tombe sur { $name }, qui commence.
}
step-adventurer = { $who ->
    [you] On arrive en ville pour se joindre à vous : { $adventurer }.
   *[other] On arrive en ville pour se joindre à { $name }.
}
step-event = { $kind ->
    [gold] De l’or dans les collines ! Qui creuse le mieux reçoit { $large }, qui vient ensuite { $small }.
    [duel] Midi pile, dans la grand-rue ! Qui dégaine le plus vite prend des billets, qui est le plus lent reste par terre.
   *[poker] Une partie de poker au saloon ! La meilleure main gagne en notoriété, la pire en perd.
}
step-send = { $who ->
    [you] Vous envoyez { $adventurer }.
   *[other] { $name } a choisi quelqu’un.
}
step-take = { $who ->
    [you] Vous tendez la main vers la carte en { $slot }.
   *[other] { $name } tend la main vers la carte en { $slot }.
}
step-see = { $known ->
    [yes] C’est { $iou }.
   *[no] Seul qui la prend voit ce que c’est.
}
step-buy = { $who ->
    [you] { $number ->
        [0] Vous n’achetez pas de notoriété.
        [one] Vous achetez { $number } case de notoriété.
       *[other] Vous achetez { $number } cases de notoriété.
    }
   *[other] { $number ->
        [0] { $name } n’achète pas de notoriété.
        [one] { $name } achète { $number } case de notoriété.
       *[other] { $name } achète { $number } cases de notoriété.
    }
}
step-offer = En quête de travail : { $adventurer }.
step-bid = { $who ->
    [you] { $number ->
        [one] Vous misez { $sum } avec { $number } billet.
       *[other] Vous misez { $sum } avec { $number } billets.
    }
   *[other] { $number ->
        [one] { $name } mise { $sum } avec { $number } billet.
       *[other] { $name } mise { $sum } avec { $number } billets.
    }
}
step-hire = { $who ->
    [you] Vous embauchez { $adventurer }.
   *[other] { $name } embauche { $adventurer }.
}
step-place = { $who ->
    [you] Vous choisissez où va chaque billet de votre mise.
   *[other] { $name } arrange sa mise sous la table.
}
step-die = Le dé montre { $column }.

## Ce qui s’ensuit

event-turn = { $who ->
    [you] C’est à vous de jouer
   *[other] C’est à { $name } de jouer
}
event-no-event = { $holders ->
    [0] Plus personne n’a d’aventurier : pas d’événement aujourd’hui.
    [one] Une seule personne a encore un aventurier : pas d’événement aujourd’hui.
   *[other] Trop peu de joueurs ont encore un aventurier : pas d’événement aujourd’hui.
}
event-events-shuffled = Tous les événements ont eu lieu ; on les mélange et l’on recommence.
event-undertaker = { $left ->
    [0] Le fossoyeur franchit la porte du cimetière.
    [one] Le fossoyeur fait un pas, le { $step } sur { $steps } : encore un duel, et il y est.
   *[other] Le fossoyeur fait un pas, le { $step } sur { $steps }.
}
event-shown = { $who ->
    [you] Vous avez envoyé { $adventurer } : { $skill }.
   *[other] { $name } a envoyé { $adventurer } : { $skill }.
}
event-no-effect = Personne n’est meilleur que les autres, avec { $skill } partout : il ne se passe rien.
event-gold-won =
    .highest = { $who ->
        [you] { $amount ->
            [one] Un filon pour vous : { $amount } pépite, ce qui fait { $gold }.
           *[other] Un filon pour vous : { $amount } pépites, ce qui fait { $gold }.
        }
       *[other] { $amount ->
            [one] Un filon pour { $name } : { $amount } pépite, ce qui fait { $gold }.
           *[other] Un filon pour { $name } : { $amount } pépites, ce qui fait { $gold }.
        }
    }
    .second = { $who ->
        [you] { $amount ->
            [one] Une petite veine pour vous : { $amount } pépite, ce qui fait { $gold }.
           *[other] Une petite veine pour vous : { $amount } pépites, ce qui fait { $gold }.
        }
       *[other] { $amount ->
            [one] Une petite veine pour { $name } : { $amount } pépite, ce qui fait { $gold }.
           *[other] Une petite veine pour { $name } : { $amount } pépites, ce qui fait { $gold }.
        }
    }
event-duel-won = { $who ->
    [you] { $number ->
        [0] Vous dégainez le plus vite, mais il n’y a rien au marché.
        [one] Vous dégainez le plus vite : { $number } billet du marché est à vous.
       *[other] Vous dégainez le plus vite : { $number } billets du marché sont à vous.
    }
   *[other] { $number ->
        [0] { $name } dégaine le plus vite, mais il n’y a rien au marché.
        [one] { $name } dégaine le plus vite et prend { $number } billet au marché.
       *[other] { $name } dégaine le plus vite et prend { $number } billets au marché.
    }
}
event-nobody-takes = { $cards ->
    [0] Ils sont { $winners } à dégainer aussi vite, et il n’y a rien au marché.
    [one] Ils sont { $winners } à dégainer aussi vite, et il n’y a que { $cards } carte au marché : personne ne la prend.
   *[other] Ils sont { $winners } à dégainer aussi vite, et il n’y a que { $cards } cartes au marché : personne n’en prend.
}
event-taken = { $known ->
    [yes] La carte en { $slot } vient dans votre main : { $iou }.
   *[no] { $who ->
        [you] Vous prenez la carte en { $slot }.
       *[other] { $name } prend la carte en { $slot } sans sourciller.
    }
}
event-filled = La dernière carte, { $card }, passe en { $hole }.
event-hat =
    .won = { $fields ->
        [0] { $who ->
            [you] Vous gagnez au poker, mais sur la case { $to } cela ne rapporte rien.
           *[other] { $name } gagne au poker, mais sur la case { $to } cela ne rapporte rien.
        }
       *[other] { $who ->
            [you] Vous gagnez au poker et montez de { $fields }, à la case { $to }.
           *[other] { $name } gagne au poker et monte de { $fields }, à la case { $to }.
        }
    }
    .lost = { $fields ->
        [0] { $who ->
            [you] Vous perdez au poker, mais sur la case { $to } cela ne coûte rien.
           *[other] { $name } perd au poker, mais sur la case { $to } cela ne coûte rien.
        }
       *[other] { $who ->
            [you] Vous perdez au poker et descendez de { $fields }, à la case { $to }.
           *[other] { $name } perd au poker et descend de { $fields }, à la case { $to }.
        }
    }
    .bought = { $who ->
        [you] Vous montez à la case { $to }.
       *[other] { $name } monte à la case { $to }.
    }
    .vulture = { $fields ->
        [0] { $who ->
            [you] Votre chapeau est déjà sur la case { $to } et ne peut pas descendre.
           *[other] { $name } est déjà sur la case { $to } et ne peut pas descendre.
        }
       *[other] { $who ->
            [you] Vous redescendez à la case { $to }.
           *[other] { $name } redescend à la case { $to }.
        }
    }
event-killed = { $who ->
    [you] Sur le carreau : vous perdez { $adventurer }.
   *[other] Sur le carreau : { $name } perd { $adventurer }.
}
event-job-done = { $who ->
    [you] Mission accomplie : vous laissez partir { $adventurer }.
   *[other] Mission accomplie : { $name } laisse partir { $adventurer }.
}
event-returned = { $who ->
    [you] Vous reprenez { $adventurer }.
   *[other] { $name } reprend { $adventurer }.
}
event-bought = { $who ->
    [you] { $fields ->
        [one] Vous achetez { $fields } case de notoriété ; en or, il vous reste { $gold }.
       *[other] Vous achetez { $fields } cases de notoriété ; en or, il vous reste { $gold }.
    }
   *[other] { $fields ->
        [one] { $name } achète { $fields } case de notoriété ; en or, il lui reste { $gold }.
       *[other] { $name } achète { $fields } cases de notoriété ; en or, il lui reste { $gold }.
    }
}
event-no-recruiting = { $who ->
    [you] { $adventurers ->
        [one] Vous avez { $adventurers } aventurier, on n’embauche donc pas.
       *[other] Vous avez { $adventurers } aventuriers, on n’embauche donc pas.
    }
   *[other] { $adventurers ->
        [one] { $name } a { $adventurers } aventurier, on n’embauche donc pas.
       *[other] { $name } a { $adventurers } aventuriers, on n’embauche donc pas.
    }
}
event-discards-shuffled = { $number ->
    [one] De retour en ville : { $number } aventurier défaussé rejoint la pioche.
   *[other] De retour en ville : { $number } aventuriers défaussés rejoignent la pioche.
}
event-fewer = { $number ->
    [0] Personne en ville ne cherche de travail.
    [one] Il n’y a que { $number } aventurier à chercher du travail.
   *[other] Il n’y a que { $number } aventuriers à chercher du travail.
}
event-auction = { $round ->
    [0] { $who ->
        [you] Les mises, s’il vous plaît : à vous de commencer.
       *[other] Les mises, s’il vous plaît : { $name } commence.
    }
   *[other] { $who ->
        [you] Enchère d’ouverture, tour { $round } : à vous de commencer.
       *[other] Enchère d’ouverture, tour { $round } : { $name } commence.
    }
}
event-passed = { $who ->
    [you] { $number ->
        [0] Vous ne pouvez pas miser : votre main est vide.
       *[other] Vous ne pouvez pas miser et montrez votre main : { $ious }.
    }
   *[other] { $number ->
        [0] { $name } ne peut pas miser : sa main est vide.
       *[other] { $name } ne peut pas miser et montre sa main : { $ious }.
    }
}
event-hired = { $who ->
    [you] Pour finir, vous embauchez { $adventurer }.
   *[other] Pour finir, { $name } embauche { $adventurer }.
}
event-laid = { $who ->
    [you] { $number ->
        [one] Votre billet est face cachée en { $slots }.
       *[other] Vos billets sont face cachée en { $slots }.
    }
   *[other] { $number ->
        [one] { $name } pose { $number } billet face cachée en { $slots }.
       *[other] { $name } pose { $number } billets face cachée en { $slots }.
    }
}
event-bid-returned = { $who ->
    [you] Il ne reste personne pour vous : vous reprenez vos billets.
   *[other] Il ne reste personne pour { $name }, qui reprend ses billets.
}
event-not-hired = Personne n’embauche { $adventurer }.
event-payday = { $last ->
    [yes] Le dernier jour de paie
   *[no] { $rows ->
        [one] Jour de paie ! Le marché a { $rows } rang complet
       *[other] Jour de paie ! Le marché a { $rows } rangs complets
    }
}
event-turned = { $who ->
    [you] La carte en { $slot } est à vous, et vaut { $value }.
   *[other] La carte en { $slot } est signée { $name }, et vaut { $value }.
}
event-paid = { $amount ->
    [0] { $who ->
        [you] Vous vous en tirez sans rien payer.
       *[other] { $name } s’en tire sans rien payer.
    }
   *[other] { $who ->
        [you] Vous payez { $amount } ; en or, il vous reste { $gold }.
       *[other] { $name } paie { $amount } ; en or, il lui reste { $gold }.
    }
}
event-column-empty = Il n’y a plus rien sous le { $column } : le jour de paie est fini.
event-unpaid = { $gold ->
    [0] { $who ->
        [you] Vous devez { $amount }, et vous n’avez plus d’or du tout !
       *[other] { $name } doit { $amount }, et n’a plus d’or du tout !
    }
   *[other] { $who ->
        [you] Vous devez { $amount }, et n’avez que { $gold } en or !
       *[other] { $name } doit { $amount }, et n’a que { $gold } en or !
    }
}
event-vulture = { $who ->
    [you] { $vultures ->
        [one] Un vautour se pose chez vous.
       *[other] Un vautour se pose chez vous ; cela en fait { $vultures }.
    }
   *[other] { $vultures ->
        [one] Un vautour se pose chez { $name }.
       *[other] Un vautour se pose chez { $name } ; cela en fait { $vultures }.
    }
}
event-ending =
    .vulture = Trop de vautours au même endroit : c’est la fin
    .undertaker = Le fossoyeur est arrivé : c’est la fin
    .finish = Un chapeau a atteint l’arrivée : c’est la fin
event-ended = La poussière retombe sur la ville

## Ce que la table attend

waits-first = Le sort décide qui commence.
waits-adventurer = Les premiers aventuriers arrivent en ville.
waits-event = Le prochain événement va être retourné.
waits-send = { $number ->
    [one] Il reste { $number } personne qui doit envoyer quelqu’un : { $names }.
   *[other] Il reste { $number } personnes qui doivent envoyer quelqu’un : { $names }.
}
waits-take = { $name } choisit une carte au marché.
waits-look = Quelqu’un regarde une carte du marché.
waits-buy = { $name } peut acheter de la notoriété.
waits-offer = Quelqu’un va demander du travail.
waits-bid = { $name } va miser.
waits-hire = { $name } choisit qui embaucher.
waits-place = { $name } arrange sa mise.
waits-die = Le dé roule.
waits-turn-up = On retourne un billet.
waits-last-buy = { $name } peut une dernière fois acheter de la notoriété.
waits-over = La partie est finie.

## Ce qu’on vous demande

ask-send = { $kind ->
    [gold] Qui envoyez-vous creuser ?
    [duel] Qui envoyez-vous au duel ?
   *[poker] Qui envoyez-vous jouer au poker ?
}
ask-take = { $number ->
    [one] Quelle carte prenez-vous au marché ?
   *[other] Quelle carte prenez-vous d’abord au marché ? Vous pouvez en prendre { $number }.
}
ask-buy = Vous avez { $gold } en or et vous êtes sur la case { $field }. Combien de cases achetez-vous, de 0 à { $most } ?
ask-last-buy = Toute dernière occasion : vous avez { $gold } en or et vous êtes sur la case { $field }. Combien de cases, de 0 à { $most } ?
ask-bid = { $number ->
    [0] Quels billets misez-vous, de 1 à { $most } ?
    [one] Quels billets misez-vous, de 1 à { $most } ? Leur somme ne peut pas être { $sums }.
   *[other] Quels billets misez-vous, de 1 à { $most } ? Leur somme ne peut être aucune de celles-ci : { $sums }.
}
ask-hire = Qui embauchez-vous ?
ask-place = Personne d’autre ne saura ce qui est où. Dans quel ordre vos billets vont-ils en { $slots } ?
type-send = Tapez un numéro de la liste, ou un nom.
type-take = Tapez le rang et la colonne : { $example }.
type-buy = Tapez un nombre de 0 à { $most }.
type-last-buy = Tapez un nombre de 0 à { $most }.
type-bid = Tapez vos propres billets par leur valeur, les autres avec leur lettre : { $example }.
type-hire = Tapez un numéro de la liste, ou un nom.
type-place = Tapez un numéro de la liste, ou les billets dans l’ordre : { $example }.
choice-adventurer = { $adventurer } : or { $gold }, duel { $duel }, poker { $poker }
choice-send = { $adventurer } : { $skill } { $value } (or { $gold }, duel { $duel }, poker { $poker })

## Ce qu’on peut taper

words-send = envoyer, envoie
words-take = prendre, prends
words-buy = acheter, achete
words-bid = miser, mise
words-hire = embaucher, embauche
words-place = poser, pose
words-nothing = rien, aucune, non, n
words-and = et, avec, +

## La ville

town-player = Joueur
town-gold = Or
town-crew = Gens
town-hand = Main
town-vultures = Vaut.
town-undertaker = Fossoyeur : { $step } sur { $steps }
town-events = Encore à venir : { $events }
town-full = { $cards } au marché, jour de paie à { $full }
town-empty = Il n’y a rien au marché.
town-crew-of = Vos aventuriers
town-offer = Cherchent du travail
town-debt = { $number ->
    [0] Tous vos billets sont dans votre main
    [one] { $number } de vos billets court : vous devez au marché { $worth } au plus
   *[other] { $number } de vos billets courent : vous devez au marché { $worth } au plus
}
town-my-hand = Vos billets
town-filled = On comble les trous : { $moves }.

## Conseils

hint-send = Ce que vaut chacun des vôtres à cet événement :
hint-crews = Les autres, pour autant qu’on les ait vus :
hint-unknown = { $number ->
    [0] rien d’inconnu
    [one] { $number } inconnu
   *[other] { $number } inconnus
}
hint-market = Ce qui est où, pour autant qu’on l’ait vu ; les cartes qui portent la même lettre sont, dans un ordre quelconque, parmi celles d’à côté :
hint-hands = Ce qu’ont en main ceux qui misent après vous, pour autant qu’on l’ait vu :
hint-bid = { $number ->
    [0] { $after ->
        [0] Personne ne mise après vous.
        [one] Rien n’est encore misé, et { $after } personne mise après vous.
       *[other] Rien n’est encore misé, et { $after } personnes misent après vous.
    }
   *[other] { $after ->
        [0] Déjà misé : { $sums }. Personne ne mise après vous.
        [one] Déjà misé : { $sums }. Après vous, { $after } personne mise encore.
       *[other] Déjà misé : { $sums }. Après vous, { $after } personnes misent encore.
    }
}
hint-buy = Ce que vous pouvez acheter, et ce que le poker y rapporte et y coûte :
hint-field = Case
hint-cost = Prix
hint-gain = Gain
hint-loss = Perte
hint-vulture = Vautour
hint-payday = { $remembers ->
    [yes] Le prochain jour de paie, si aucun autre de vos billets n’arrive au marché d’ici là :
   *[no] Le prochain jour de paie, si tous vos billets qui courent sont quelque part au marché et qu’il n’en arrive pas d’autres :
}
hint-payday-costs = Rien à payer : { $nothing } · demandé en moyenne : { $average } · un vautour : { $vulture }

## Refus

refusal-not-dealt-to-now = C’est la place { $seat } qui reçoit maintenant, et aucune autre.
refusal-no-such-adventurer = Il ne reste pas de tel aventurier à retourner.
refusal-no-such-event = Il n’y a pas de tel événement parmi ceux à venir.
refusal-not-in-crew = Vous n’avez pas cet aventurier en main.
refusal-no-card-there = Il n’y a pas de carte à cette place du marché.
refusal-no-purchase = Vous pouvez acheter de 0 à { $most } cases.
refusal-bid-size = Une mise a de 1 à { $most } billets.
refusal-not-in-hand = Vous n’avez pas autant de { $iou } en main.
refusal-sum-taken = On a déjà misé { $sum } : votre somme doit être différente.
refusal-not-on-offer = Il n’y a pas de tel aventurier parmi les candidats.
refusal-not-the-bid = Posez les billets de votre mise, tous et aucun autre.
refusal-no-such-column = Le dé montre de 1 à { $last }.
refusal-already-seen = Il n’y a pas de tel billet parmi ceux que personne n’a vus.

## Options et chiffres

option-draft = D’où viennent les premiers aventuriers (décision I27).
    .false = Distribués
    .true = À l’enchère
figure-adventurers = Les aventuriers : nom, or, duel, poker
figure-dealt = Aventuriers avec lesquels chacun commence
figure-ious = Billets de chaque couleur : combien valent 0, 1, 2 et ainsi de suite
figure-given = Valeurs des billets que chacun donne au marché
figure-gold = Pépites au début
figure-rushes = Ruées vers l’or : ce que reçoit la plus haute compétence, et la deuxième
figure-duels = Duels parmi les événements
figure-pokers = Parties de poker parmi les événements
figure-undertaker = Le duel avec lequel le fossoyeur arrive
figure-columns = Places d’un rang du marché
figure-fields = Cases de la piste de notoriété
figure-start = La case d’où partent les chapeaux
figure-finish = La case qui met fin à la partie
figure-sections = Zones de la piste de notoriété : première case, et ce que le poker y rapporte et y coûte
figure-bid = Billets d’une mise, au plus
figure-recruiting = Aventuriers en main à partir desquels il n’y a pas de recrutement
figure-purchase = Cases qu’on peut acheter par tour
figure-last-purchase = Cases qu’on peut acheter à la fin
figure-vultures = Vautours avec lesquels on a perdu
figure-vulture-fields = Cases dont un chapeau recule à chaque vautour

## Guide

guide-start = Les aventuriers vous gagnent de l’or, débarrassent le marché de vos billets et vous rendent célèbre ; mais vous les payez en billets, et le jour de paie, le dé les retourne et vous devez les honorer. À la fin, le chapeau le plus avancé gagne, sauf si trois vautours sont venus.
guide-send = Un événement a lieu, et chacun envoie quelqu’un en secret : la pépite compte pour l’or, le pistolet au duel, le pique au poker. Les meilleurs gagnent et s’en vont ; dans un duel, les pires sont tués, au poker, ils perdent de la notoriété.
guide-take = Vous avez gagné un duel et prenez un billet au marché, face cachée : rappelez-vous où sont les vôtres qui coûtent cher, et prenez-les avant le jour de paie.
guide-buy = C’est votre tour, et vous pouvez acheter de la notoriété, une case par pépite. Gardez quelque chose pour le jour de paie.
guide-bid = Misez un à trois billets pour un aventurier, avec une somme que personne n’a encore misée. La plus haute choisit d’abord ; qui obtient quelqu’un pose ses billets au marché, qui n’obtient personne les reprend.
guide-hire = Votre mise suffit : choisissez quelqu’un. Les chiffres disent qui sait chercher l’or, tirer et jouer au poker.
guide-place = Posez les billets de votre mise au marché, dans l’ordre que vous voulez, et retenez-le : le jour de paie, c’est la dernière carte d’une colonne qui est retournée d’abord.
guide-last-buy = La partie est finie, à cela près : achetez encore jusqu’à trois cases.
guide-end = C’était une première partie ; les règles disent le reste, et avec l’enchère d’ouverture, même les premiers aventuriers se gagnent à la mise.

## La page

street-active = a la main
street-adventurers = Aventuriers
# $number: how many still bid after the reader
street-ask-bid = { $number ->
    [0] Que misez-vous ?
   *[other] Que misez-vous ? Aucune somme ne peut être misée deux fois.
}
street-ask-buy = Achetez-vous de la notoriété ?
street-ask-last-buy = Dernière chance : achetez-vous de la notoriété ?
street-ask-place = Vous payez : dans quel ordre vos billets vont-ils au marché ?
street-back = { $number ->
    [0] une carte face cachée
   *[other] une carte face cachée, parmi { $ious }
}
# $sum
street-bid = Miser { $sum }
# $after: how many bid after the reader
street-bid-after = { $after ->
    [0] Personne ne mise après vous.
    [one] { $after } personne mise encore après vous.
   *[other] { $after } personnes misent encore après vous.
}
# $most: how many IOUs a bid may have
street-bid-what = Choisissez 1 à { $most } billets
street-bids = Les mises
# $number: of fields
street-buy = { $number ->
    [0] Ne rien acheter
    [one] Acheter { $number } case
   *[other] Acheter { $number } cases
}
street-cards = { $cards } au marché
street-change-places = Touchez deux cartes : elles échangent leurs places.
street-clear = Vider
street-coming = À venir :
street-covered = quelqu’un, face cachée
street-done = mission accomplie
# $field
street-field = case { $field }
street-gold = Or
street-hats = Où en sont les chapeaux
street-hiring = Cherchent du travail
street-ious = Billets en main
street-joins = Avec { $name } arrive { $adventurer }.
street-killed = reste sur le carreau
street-last-payday = Le dernier jour de paie
street-lay = Les poser face cachée
street-lost = perdu
street-market = Le marché
street-none = rien
street-orders = L’ordre dans lequel { $name } les pose : { $ious }.
street-paid = Payé jusqu’ici
street-passes = ne peut pas miser
street-payday = Jour de paie !
street-payday-begins = Le dé va rouler.
# $iou: the message `iou`; $held: how many are in hand; $picked: how many of them are to be bid
street-pick = { $picked ->
    [0] { $iou } ({ $held } en main)
   *[other] { $iou } ({ $picked } sur { $held } misés)
}
street-players = Qui habite ici
street-quiet = La rue est calme
# $row
street-row = rang { $row }
# $first, $last: fields; $gain, $loss: what poker wins and costs there
street-section = Cases { $first } à { $last } : le poker rapporte { $gain } et coûte { $loss }
# $adventurer: in the form .the
street-send = Envoyer { $adventurer }
street-send-whom = Choisissez quelqu’un
street-sends = { $name } envoie { $adventurer }.
street-sent = Qui a été envoyé
street-sent-already = C’est envoyé : les autres choisissent encore
# $gold; $field: where the hat is
street-stand = { $gold } en or, votre chapeau sur la case { $field }
# $who, $name; $field
street-stands = { $who ->
    [you] Vous : case { $field }
   *[other] { $name } : case { $field }
}
# $sum
street-sum-taken = { $sum } est déjà pris
street-table = La grand-rue
# $sums: a list; $number: how many they are
street-taken-sums = { $number ->
    [0] Aucune somme n’est prise.
    [one] Déjà pris : { $sums }
   *[other] Déjà pris : { $sums }
}
street-takes = { $name } prend la carte en { $slot } : { $iou }.
street-track = La piste de notoriété
# $number
street-vultures = { $number ->
    [one] { $number } vautour
   *[other] { $number } vautours
}

## Ce que l’on doit

debt-cost = { $gold ->
    [0] rien : { $chance }
    [one] { $gold } pépite : { $chance }
   *[other] { $gold } pépites : { $chance }
}
debt-costs = Ce que vous aurez peut-être à payer
debt-known = Les vôtres, et où ils sont :
debt-later = Ce que peut coûter le prochain jour de paie s’affiche ici quand vous envoyez, prenez, achetez ou misez.
debt-lot = { $spare ->
    [0] { $slots }, dans un ordre quelconque :
   *[other] { $slots }, parmi :
}
debt-unsorted = Connus, mais sans savoir lequel est où :
debt-vulture = un vautour : { $chance }
debt-vulture-means = { $fields ->
    [one] Un vautour vient quand on vous demande plus que vous n’avez ; votre chapeau recule de { $fields } case.
   *[other] Un vautour vient quand on vous demande plus que vous n’avez ; votre chapeau recule de { $fields } cases.
}

## Ce qu’on sait des autres

known-deck = De nouveau dans la pioche : { $adventurers }
known-hands = Ce qu’on sait des autres
known-others = { $number ->
    [one] et { $number } de ceux-ci :
   *[other] et { $number } de ceux-ci :
}
known-unmet = Pas encore vus : { $adventurers }
