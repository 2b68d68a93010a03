### L’Encanteur: die Worte am Kai.

## Ablehnungen

refusal-not-now = Das geht jetzt nicht.
refusal-not-yours = Das ist jetzt nicht deine Sache.
refusal-not-at-the-table = Diesen Platz gibt es nicht: Die Plätze haben die Nummern 0 bis { $last }.
refusal-not-dealt-to-now = Jetzt bekommt Platz { $seat } einen Gast und kein anderer.
refusal-no-such-client = Diesen Gast gibt es nicht, oder alle davon sind schon verteilt.
refusal-no-discard = { $number ->
    [one] Leg eine Karte deines Satzes weg.
   *[other] Leg { $number } verschiedene Karten deines Satzes weg, in der Reihenfolge der Tabelle.
}
refusal-no-such-lot = Diese Tafel gibt es nicht, oder sie kann heute nicht mehr verkauft werden.
refusal-already-yours = Du hältst diesen Posten schon.
refusal-too-dear = Das kostet { $price }, und du hast { $money }.
refusal-live = Solange die Uhr läuft, gibt es nichts zu sagen: Nicht drücken genügt.
refusal-no-serving = Wer einen Fisch nach seinem Geschmack bekommen kann, wird bedient, jede Flasche gehört zu einem Gericht, und nichts wird zweimal serviert.
refusal-no-display = Du kannst 0 bis { $most } Flaschen zeigen.
refusal-no-dish = Davon ist hier für diesen Gast nichts frei.
