/**
 * The panels open above the page, one on top of another. Escape and "back" close the top one.
 *
 * Each panel has an entry in the browser's history. If one panel replaces another at the same moment,
 * it takes over the entry.
 */

const panels: (() => void)[] = [];
/** How many history entries belong to closed panels and have not been removed yet. */
let surplus = 0;
/** How many removals the browser has not finished yet. */
let leaving = 0;
/** What runs once the history is settled. */
let after: (() => void)[] = [];

/** Opens a panel; the returned function closes it from within the page. */
export function openPanel(close: () => void): () => void {
  panels.push(close);
  let entered = false;
  if (surplus > 0) {
    surplus -= 1;
    entered = true;
  } else {
    // While the browser is removing an entry, it would remove a new one instead.
    onceSettled(() => {
      if (!panels.includes(close)) return;
      history.pushState({ panel: panels.length }, "");
      entered = true;
    });
  }
  return () => {
    const place = panels.lastIndexOf(close);
    if (place < 0) return; // "back" has closed it
    panels.splice(place, 1);
    if (!entered) return;
    surplus += 1;
    setTimeout(settle);
  };
}

/** Runs `then` once the history has no entry of a closed panel. */
export function onceSettled(then: () => void): void {
  if (leaving === 0 && surplus === 0) then();
  else after.push(then);
}

function settle(): void {
  if (surplus > 0) {
    leaving += 1;
    history.go(-surplus);
    surplus = 0;
  } else runWaiting();
}

function runWaiting(): void {
  if (leaving > 0 || surplus > 0) return;
  const ready = after;
  after = [];
  ready.forEach((then) => then());
}

addEventListener("popstate", () => {
  if (leaving > 0) {
    leaving -= 1;
    runWaiting();
  } else panels.pop()?.();
});
