/** Tidewater on the page. */
import { type Kinds, plainUi } from "$kit/plain/plain";

import Table from "./Table.svelte";
import type { Hints, Setup, Step, Story, View } from "./types";

const STEPS: Kinds<Step> = { first: true, drawn: true, rolled: true, stow: true, load: true, sail: true };

export default plainUi<View, Setup, Story, Hints>(Table, STEPS);
