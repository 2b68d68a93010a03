/** L'Encanteur on the page. */
import type { GameUi } from "$kit/table";

import { moves } from "./moves";
import Table from "./Table.svelte";
import { isHeard, tell, waits } from "./tell";
import type { Hints, Order, Setup, Story, View } from "./types";

export default { Table, waits, tell, isHeard, moves } satisfies GameUi<View, Setup, Story, Hints, Order>;
