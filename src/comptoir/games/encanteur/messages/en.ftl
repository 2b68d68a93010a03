### L’Encanteur: the words of the quay.

## Refusals

# $phase: of the game, never shown
refusal-not-now = That cannot be done now.
refusal-not-yours = It is not for you to do that now.
# $last: the highest number of a seat
refusal-not-at-the-table = There is no such seat: seats have the numbers 0 to { $last }.
# $seat: its number
refusal-not-dealt-to-now = Seat { $seat } is dealt to now, and no other.
refusal-no-such-client = There is no such client, or all of these are dealt.
# $number: how many cards
refusal-no-discard = { $number ->
    [one] Put away one card of your set.
   *[other] Put away { $number } different cards of your set, in the order of the table.
}
refusal-no-such-lot = There is no such slate, or none that could still be sold today.
refusal-already-yours = You hold this lot already.
# $price: what it costs; $money: what the player has
refusal-too-dear = That costs { $price }, and you have { $money }.
refusal-live = While the clock ticks there is nothing to say: not pressing is enough.
refusal-no-serving = Whoever can have a fish they eat is served, each bottle goes with a meal, and nothing is served twice.
# $most: how many bottles there are
refusal-no-display = You can show from 0 to { $most } bottles.
refusal-no-dish = Nothing of that kind is free here for this client.
