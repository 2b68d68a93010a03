### L’Encanteur : les mots du quai.

## Refus

refusal-not-now = Ce n’est pas le moment.
refusal-not-yours = Ce n’est pas à vous de le faire maintenant.
refusal-not-at-the-table = Cette place n’existe pas : les places portent les numéros 0 à { $last }.
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
refusal-no-serving = Tout client qui peut avoir un poisson à son goût est servi, chaque bouteille va avec un plat, et rien n’est servi deux fois.
refusal-no-display = Vous pouvez montrer de 0 à { $most } bouteilles.
refusal-no-dish = Il n’y a rien de tel de libre ici pour ce client.
