### L’Encanteur: le parole del molo.

## Rifiuti

refusal-not-now = Adesso non si può.
refusal-not-yours = Adesso non tocca a te.
refusal-not-at-the-table = Questo posto non c’è: i posti hanno i numeri da 0 a { $last }.
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
refusal-no-serving = Chi può avere un pesce di suo gusto viene servito, ogni bottiglia va con un piatto, e niente si serve due volte.
refusal-no-display = Puoi mostrare da 0 a { $most } bottiglie.
refusal-no-dish = Qui non c’è niente del genere di libero per questo cliente.
