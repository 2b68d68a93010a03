### Polterfass : les mots de la taverne. Les arguments sont expliqués dans en.ftl.

title = Polterfass
tagline = Un patron généreux, des clients assoiffés, et des tonneaux debout ou couchés.

## Tonneaux

barrel-double = doubleur
barrel-destroy = destructeur

## Ce que l’on fait, tel qu’on l’apprend

step-first = { $who ->
    [you] Le sort vous désigne comme premier patron.
   *[other] Le sort désigne { $name } comme premier patron.
}
step-rolled = { $thrown ->
    [one] { $standing ->
        [0] Le tonneau se couche.
       *[other] Le tonneau est debout : { $faces }.
    }
   *[other] { $standing ->
        [0] Aucun des { $thrown } tonneaux n’est debout.
        [one] Un seul des { $thrown } tonneaux est debout : { $faces }.
       *[other] Sur { $thrown } tonneaux, { $standing } sont debout : { $faces }.
    }
}
step-order = { $who ->
    [you] { $mugs ->
        [one] Vous posez { $cards } : { $mugs } chope.
       *[other] Vous posez { $cards } : { $mugs } chopes.
    }
   *[other] { $name } a commandé.
}
step-close = { $who ->
    [you] Vous fermez le robinet.
   *[other] { $name } ferme le robinet.
}
step-roll = { $who ->
    [you] { $picked ->
        [0] { $thrown ->
            [one] Vous relancez { $thrown } tonneau.
           *[other] Vous relancez { $thrown } tonneaux.
        }
        [one] Vous relancez, avec un tonneau spécial qui était debout : { $thrown } dans le gobelet.
       *[other] Vous relancez, avec les deux tonneaux spéciaux qui étaient debout : { $thrown } dans le gobelet.
    }
   *[other] { $picked ->
        [0] { $thrown ->
            [one] { $name } relance { $thrown } tonneau.
           *[other] { $name } relance { $thrown } tonneaux.
        }
        [one] { $name } relance, avec un tonneau spécial qui était debout : { $thrown } dans le gobelet.
       *[other] { $name } relance, avec les deux tonneaux spéciaux qui étaient debout : { $thrown } dans le gobelet.
    }
}
step-assign = { $who ->
    [you] { $doubles ->
        [0] { $destroys ->
            [one] Vous détruisez le { $destroyed }.
           *[other] Vous détruisez les { $destroyed }.
        }
        [one] { $destroys ->
            [0] Vous doublez le { $doubled }.
           *[other] Vous détruisez le { $destroyed } et doublez le { $doubled }.
        }
       *[other] Vous doublez les { $doubled }.
    }
   *[other] { $doubles ->
        [0] { $destroys ->
            [one] { $name } détruit le { $destroyed }.
           *[other] { $name } détruit les { $destroyed }.
        }
        [one] { $destroys ->
            [0] { $name } double le { $doubled }.
           *[other] { $name } détruit le { $destroyed } et double le { $doubled }.
        }
       *[other] { $name } double les { $doubled }.
    }
}

## Ce qui s’ensuit

event-round = { $who ->
    [you] Tour { $number } : c’est vous le patron
   *[other] Tour { $number } : c’est { $name } le patron
}
event-in-vain = Cela ne suffit pas pour commencer : on relance tous les tonneaux.
event-all-ordered = { $pairs ->
    [0] Tous ont commandé, avec une carte chacun.
   *[other] { $singles ->
        [0] Tous ont commandé, avec deux cartes chacun.
       *[other] Tous ont commandé. Une carte : { $with-one }. Deux cartes : { $with-two }.
    }
}
event-failed = { $who ->
    [you] Vous avez échoué : toutes les commandes sont honorées, la maison régale.
   *[other] { $name } a échoué : toutes les commandes sont honorées, la maison régale.
}
event-counted =
    .plain = Le { $face } compte { $mugs }.
    .doubled = Le { $face } est doublé et compte { $mugs }.
    .destroyed = Le { $face } est détruit.
event-served = { $who ->
    [you] { $mugs ->
        [one] Vous servez { $mugs } chope.
       *[other] Vous servez { $mugs } chopes.
    }
   *[other] { $mugs ->
        [one] { $name } sert { $mugs } chope.
       *[other] { $name } sert { $mugs } chopes.
    }
}
event-orders-shown = { $mugs ->
    [one] On retourne les cartes. En tout, { $mugs } chope est commandée.
   *[other] On retourne les cartes. En tout, { $mugs } chopes sont commandées.
}
event-credited =
    .order = { $who ->
        [you] { $mugs ->
            [0] Vous n’avez rien commandé et ne recevez rien : toujours { $total }.
            [one] Vous recevez la chope commandée : { $total } en tout.
           *[other] Vous recevez les { $mugs } chopes commandées : { $total } en tout.
        }
       *[other] { $mugs ->
            [0] { $name } n’a rien commandé et ne reçoit rien : toujours { $total }.
            [one] { $name } reçoit la chope commandée : { $total } en tout.
           *[other] { $name } reçoit les { $mugs } chopes commandées : { $total } en tout.
        }
    }
    .rest = { $who ->
        [you] { $mugs ->
            [0] Il ne reste rien pour vous : toujours { $total }.
            [one] La chope qui reste est pour vous : { $total } en tout.
           *[other] Les { $mugs } chopes qui restent sont pour vous : { $total } en tout.
        }
       *[other] { $mugs ->
            [0] Il ne reste rien pour { $name } : toujours { $total }.
            [one] La chope qui reste est pour { $name } : { $total } en tout.
           *[other] Les { $mugs } chopes qui restent sont pour { $name } : { $total } en tout.
        }
    }
    .served = { $who ->
        [you] { $mugs ->
            [0] Trop gourmands ! Mais il n’y a rien à garder pour vous : toujours { $total }.
            [one] Trop gourmands ! Vous gardez la seule chope : { $total } en tout.
           *[other] Trop gourmands ! Vous gardez les { $mugs } chopes : { $total } en tout.
        }
       *[other] { $mugs ->
            [0] Trop gourmands ! Mais il n’y a rien à garder pour { $name } : toujours { $total }.
            [one] Trop gourmands ! { $name } garde la seule chope : { $total } en tout.
           *[other] Trop gourmands ! { $name } garde les { $mugs } chopes : { $total } en tout.
        }
    }
    .failed = { $who ->
        [you] Vous repartez les mains vides : toujours { $total }.
       *[other] { $name } repart les mains vides : toujours { $total }.
    }
    .greediest = { $who ->
        [you] { $mugs ->
            [0] Vous avez commandé autant que tous les autres, et cela ne coûte rien : toujours { $total }.
            [one] Vous avez la plus forte commande et perdez { $mugs } chope : { $total } en tout.
           *[other] Vous avez la plus forte commande et perdez { $mugs } chopes : { $total } en tout.
        }
       *[other] { $mugs ->
            [0] { $name } a commandé autant que tous les autres, et cela ne coûte rien : toujours { $total }.
            [one] { $name } a la plus forte commande et perd { $mugs } chope : { $total } en tout.
           *[other] { $name } a la plus forte commande et perd { $mugs } chopes : { $total } en tout.
        }
    }
    .modest = { $who ->
        [you] { $mugs ->
            [one] Vous avez la plus faible commande et gagnez { $mugs } chope : { $total } en tout.
           *[other] Vous avez la plus faible commande et gagnez { $mugs } chopes : { $total } en tout.
        }
       *[other] { $mugs ->
            [one] { $name } a la plus faible commande et gagne { $mugs } chope : { $total } en tout.
           *[other] { $name } a la plus faible commande et gagne { $mugs } chopes : { $total } en tout.
        }
    }
    .between = { $who ->
        [you] Vous êtes entre les deux : toujours { $total }.
       *[other] { $name } est entre les deux : toujours { $total }.
    }
event-ended =
    .target = On ferme ! Quelqu’un a atteint { $target } chopes
    .last-round = On ferme ! Le tour { $number } était le dernier

## Ce qu’attend la table

waits-lot = Le sort décide qui est le premier patron.
waits-first-roll = { $who ->
    [you] Tous les tonneaux sont dans votre gobelet.
   *[other] Tous les tonneaux sont dans le gobelet de { $name }.
}
waits-order = { $number ->
    [one] Il manque une commande : { $names }.
   *[other] Il manque { $number } commandes : { $names }.
}
waits-serving = { $name } décide s’il faut fermer le robinet ou relancer.
waits-roll = { $who ->
    [you] Les tonneaux sont dans votre gobelet.
   *[other] Les tonneaux sont dans le gobelet de { $name }.
}
waits-calculation = { $name } décide ce que font les tonneaux spéciaux debout.
waits-over = La partie est finie.

## Ce que l’on demande au lecteur

ask-order = Que commandez-vous ? Vous avez { $cards } et posez une ou deux de ces cartes.
ask-serving = C’est vous le patron. Fermer le robinet, ou relancer ?
ask-calculation = Les tonneaux spéciaux debout font leur effet. Combien servez-vous ?
type-order = Tapez les cartes : 3+5 en pose deux, 7 en pose une.
type-serving = Tapez un numéro de la liste, ou fermer, relancer, relancer x, relancer y, relancer xy.
type-calculation = Tapez un numéro de la liste, ou les tonneaux par leurs lettres : !c *a détruit c et double a.
choice-close = Fermer le robinet
choice-roll = { $picked ->
    [0] { $thrown ->
        [one] Relancer { $thrown } tonneau
       *[other] Relancer { $thrown } tonneaux
    }
   *[other] { $thrown ->
        [one] Relancer { $thrown } tonneau : { $specials } ({ $letters })
       *[other] Relancer { $thrown } tonneaux, dont { $specials } ({ $letters })
    }
}
choice-assign = { $doubles ->
    [0] { $destroys ->
        [one] { $mugs ->
            [one] { $mugs } chope : détruire le { $destroyed }
           *[other] { $mugs } chopes : détruire le { $destroyed }
        }
       *[other] { $mugs ->
            [one] { $mugs } chope : détruire les { $destroyed }
           *[other] { $mugs } chopes : détruire les { $destroyed }
        }
    }
    [one] { $destroys ->
        [0] { $mugs } chopes : doubler le { $doubled }
       *[other] { $mugs } chopes : détruire le { $destroyed }, doubler le { $doubled }
    }
   *[other] { $mugs } chopes : doubler les { $doubled }
}

## Ce que l’on peut taper, outre la notation ; sans majuscules ni accents, séparé par des virgules

words-close = fermer, f, close
words-roll = relancer, r, roll

## Aide

hint-order = { $spread ->
    [0] { $least ->
        [one] Ce qui est debout servirait { $least } chope à { $guests } clients.
       *[other] Ce qui est debout servirait { $least } chopes à { $guests } clients.
    }
   *[other] Ce qui est debout servirait de { $least } à { $most } chopes à { $guests } clients.
}
hint-close = { $spread ->
    [0] { $least ->
        [one] Fermer maintenant sert { $least } chope.
       *[other] Fermer maintenant sert { $least } chopes.
    }
   *[other] Fermer maintenant sert de { $least } à { $most } chopes.
}
hint-ordered = D’après les cartes posées, les clients ont commandé de { $least } à { $most } chopes à eux tous.
hint-mugs = Chopes
hint-enough = Assez, ou échec
hint-greediest = La plus forte
hint-modest = La plus faible
hint-choice = Choix
hint-fails = Vous échouez

## Le bloc

pad-round = N°
pad-served = Servi
pad-ordered = Commandé

## Refus

refusal-not-the-cup = D’autres tonneaux étaient dans le gobelet : { $cup }.
refusal-no-such-face = L’un de ces tonneaux n’a pas ce bout-là.
refusal-no-order = Une commande se fait d’une ou de deux cartes différentes parmi celles-ci : { $cards }.
refusal-no-roll = On ne reprend que des tonneaux spéciaux debout, et il faut lancer au moins un tonneau.
refusal-no-assignment = Choisissez des tonneaux numérotés debout, tous différents : { $destroys } à détruire, puis { $doubles } à doubler parmi les autres, ou autant qu’il y en a.

## Options et chiffres

option-first-roll = Ce qui doit être debout après le premier lancer : un tonneau numéroté, ou n’importe quel tonneau (décision P1).
    .number-barrel = Un tonneau numéroté
    .any-barrel = N’importe quel tonneau
option-all-equal = Ce qui arrive à des clients trop gourmands aux commandes égales : ils les perdent, ou il ne se passe rien (décision P8).
    .lose = Ils les perdent
    .net-zero = Il ne se passe rien
figure-numbers = Chopes à chaque bout des tonneaux numérotés
figure-specials = Tonneaux spéciaux : doubler à un bout, détruire à l’autre
figure-cards = Les cartes de chaque joueur
figure-target = Chopes qui mettent fin à la partie après le tour
figure-last-round = Le dernier tour, pour que toute partie finisse
figure-stands-alone = Chance qu’un tonneau lancé seul soit debout ; personne n’a publié de mesure
figure-stands-more = Ce qu’y ajoute chaque autre tonneau du gobelet, car ils se soutiennent
figure-top-end = Chance qu’un tonneau debout montre son premier bout : la valeur forte, ou doubler

### La page : la taverne dans un navigateur

tavern-table = La table de la taverne
tavern-others = Les autres à la table
tavern-innkeeper = Patron

## Les tonneaux, pour qui écoute

tavern-barrel-standing = { $mugs ->
    [one] tonneau { $letter }, { $mugs } chope, debout
   *[other] tonneau { $letter }, { $mugs } chopes, debout
}
tavern-barrel-lying = tonneau { $letter }, { $first } ou { $second } chopes, couché
tavern-barrel-double = tonneau spécial { $letter }, doubler, debout
tavern-barrel-destroy = tonneau spécial { $letter }, détruire, debout
tavern-barrel-special-lying = tonneau spécial { $letter }, doubler ou détruire, couché
tavern-lying = { $number ->
    [0] Aucun tonneau n’est couché sur le sous-bock
    [one] { $number } tonneau est couché sur le sous-bock
   *[other] { $number } tonneaux sont couchés sur le sous-bock
}
tavern-standing = { $number ->
    [0] Aucun tonneau n’est debout
    [one] { $number } tonneau est debout
   *[other] { $number } tonneaux sont debout
}
tavern-in-cup = { $number ->
    [one] { $number } tonneau est dans le gobelet
   *[other] { $number } tonneaux sont dans le gobelet
}
tavern-nothing-stands = Rien n’est encore debout.
tavern-serves = si on ferme

## Les gens

tavern-mugs = { $mugs ->
    [one] { $mugs } chope
   *[other] { $mugs } chopes
}
tavern-has-ordered = { $name } a commandé
tavern-is-ordering = { $name } n’a pas encore commandé
tavern-you-are-ordering = Vous n’avez pas encore commandé
tavern-laid = { $number ->
    [one] { $name } a posé { $number } carte
   *[other] { $name } a posé { $number } cartes
}
tavern-shown = { $who ->
    [you] { $mugs ->
        [one] Vos cartes : { $cards }, { $mugs } chope
       *[other] Vos cartes : { $cards }, { $mugs } chopes
    }
   *[other] { $mugs ->
        [one] Cartes de { $name } : { $cards }, { $mugs } chope
       *[other] Cartes de { $name } : { $cards }, { $mugs } chopes
    }
}
tavern-own-cards = Vous avez posé { $cards }, face cachée.
tavern-last-bill = La dernière addition
tavern-board = L’ardoise

## La commande

tavern-hand = Votre main
tavern-card = Carte { $card }
tavern-key-card = Prendre la carte { $card }, ou la remettre
tavern-key-order = Poser la commande
tavern-pick-cards = Choisissez une ou deux cartes
tavern-order = { $mugs ->
    [one] Commander { $mugs } chope
   *[other] Commander { $mugs } chopes
}
tavern-change-order = { $mugs ->
    [one] Commander plutôt { $mugs } chope
   *[other] Commander plutôt { $mugs } chopes
}
tavern-ordered = { $mugs ->
    [one] { $mugs } chope commandée
   *[other] { $mugs } chopes commandées
}
tavern-order-how = Jusqu’à la dernière commande, vous pouvez changer d’avis.
tavern-if-enough = Assez pour tous, ou échec du patron
tavern-if-greediest = Trop gourmands, la vôtre est la plus forte
tavern-if-modest = Trop gourmands, la vôtre est la plus faible
tavern-from-to = { $least } à { $most }

## La tournée

tavern-roll-on = Relancer
tavern-close-serves = { $spread ->
    [0] { $most ->
        [one] sert { $most } chope
       *[other] sert { $most } chopes
    }
   *[other] sert de { $least } à { $most } chopes
}
tavern-roll-barrels = { $thrown ->
    [one] { $thrown } tonneau
   *[other] { $thrown } tonneaux
}
tavern-fails = échoue { $chance } du temps
tavern-pick-specials = Touchez un tonneau spécial debout pour le lancer aussi.
tavern-must-pick = Rien n’est couché : pour relancer, touchez un tonneau spécial debout.

## Le décompte

tavern-destroy-how = { $number ->
    [one] Touchez le tonneau à détruire.
   *[other] Touchez les { $number } tonneaux à détruire.
}
tavern-double-how = { $number ->
    [one] Touchez le tonneau à doubler.
   *[other] Touchez les { $number } tonneaux à doubler.
}
tavern-assign-done = Servez ainsi, ou touchez un autre tonneau.
tavern-totals = Ce que vous pourriez servir
tavern-choose-barrels = Choisissez les tonneaux
tavern-serve = { $mugs ->
    [one] Servir { $mugs } chope
   *[other] Servir { $mugs } chopes
}
tavern-serve-so = Servir ainsi
tavern-key-serve = Servir ce qui est choisi

## L’addition

tavern-bill = L’addition
tavern-bill-served = Servi { $mugs }
tavern-bill-ordered = Commandé { $mugs }
tavern-bill-nothing-served = Rien servi
tavern-bill-failed = { $who ->
    [you] Vous avez échoué : la maison offre toutes les commandes.
   *[other] { $name } a échoué : la maison offre toutes les commandes.
}
tavern-bill-greedy = Trop gourmands !
tavern-bill-enough = Assez pour tous.
tavern-bill-cards = cartes { $cards }
tavern-new-total = nouveau total
tavern-continue = Continuer
reason-order = reçoit sa commande
reason-rest = reçoit le reste
reason-served = garde tout ce qui est servi
reason-failed = échec
reason-greediest = plus forte commande
reason-modest = plus faible commande
reason-between = entre les deux

## L’ardoise et la fin

tavern-board-clean = Rien n’est encore écrit.
tavern-board-foot = Le total du patron est entouré. La partie finit avec le tour où quelqu’un a { $target } chopes.

## Ce qui se raconte, et ce que l’on demande au lecteur

tavern-told-roll = { $who ->
    [you] { $picked ->
        [0] Vous relancez.
        [one] Vous relancez, avec un tonneau spécial qui était debout.
       *[other] Vous relancez, avec les deux tonneaux spéciaux qui étaient debout.
    }
   *[other] { $picked ->
        [0] { $name } relance.
        [one] { $name } relance, avec un tonneau spécial qui était debout.
       *[other] { $name } relance, avec les deux tonneaux spéciaux qui étaient debout.
    }
}
tavern-told-failed = Le patron a échoué : toutes les commandes sont honorées, la maison régale.
tavern-told-served = { $mugs ->
    [one] { $mugs } chope est servie.
   *[other] { $mugs } chopes sont servies.
}
asked-order = Votre commande, s’il vous plaît !
asked-serving = Fermer le robinet, ou relancer ?
asked-calculation = Que font les tonneaux spéciaux ?

## Guide : ce qu’on dit à qui débute, à chaque sorte de moment, la première fois

guide-start = L’un de vous est le patron et lance des tonneaux avec un gobelet : chacun de ceux qui sont debout verse autant de chopes qu’il en montre. Les autres commandent en secret, et qui a le plus de chopes à la fin gagne.
guide-order = Posez une ou deux cartes : leur somme est le nombre de chopes que vous demandez, et s’il y en a assez pour toutes les commandes, elles sont à vous. Si vous demandez trop à vous tous, la plus haute commande est prise à qui l’a passée et va à qui a commandé le moins.
guide-serving = Fermez le robinet pour servir ce qui est debout : ce que les clients laissent est à vous, et tout est à vous s’ils ont demandé trop. Ou relancez les tonneaux couchés pour servir davantage ; si aucun de ceux-là n’est debout, vous n’avez rien et chaque client reçoit sa commande.
guide-calculation = Des tonneaux spéciaux sont debout eux aussi : chaque destructeur annule un tonneau à chiffre, chaque doubleur en fait compter un deux fois. Vous choisissez lesquels, pour servir autant ou aussi peu que cela vous arrange.
guide-end = C’est tout ce qu’il faut savoir à ce comptoir ; ce qui reste à éclaircir est dans les règles.
