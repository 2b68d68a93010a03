/** A part of the page that is gone because a newer page has been put in its place: then the new one is loaded. */
import * as stored from "./stored";

/** The file with which a page begins; another build has another one. */
function beginning(page: Document): string | null {
  return page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Loads a newer page, if the server has one: once, whatever happens then. */
export async function takeNewer(reload = () => location.reload()): Promise<void> {
  const answer = await fetch("./", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const newer = beginning(new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (newer === null || newer === beginning(document) || newer === stored.reloaded.get()) return;
  stored.reloaded.set(newer);
  reload();
}
