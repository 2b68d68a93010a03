/** Impitoyable ! on the page. */
import type { GameUi } from "$kit/table";

import { moves } from "./moves";
import Table from "./Table.svelte";
import { waits } from "./tell";
import type { Hints, Setup, Story, View } from "./types";

export default { Table, waits, moves } satisfies GameUi<View, Setup, Story, Hints>;
