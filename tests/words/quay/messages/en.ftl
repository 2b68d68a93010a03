ballast = sand
    .some = a bag of sand
rides = { $who ->
    [you] You ride the tide.
   *[other] { $name } rides the tide.
}
hands = { $to ->
    [you] { $name } hands you { $what }.
   *[other] { $who ->
        [you] You hand { $to-name } { $what }.
       *[other] { $name } hands { $to-name } { $what }.
    }
}
crew = { $crew } sail, { $cards } cards aboard.
odds = It fails in { $risk } of all voyages.
log = In the log: { $lines }
