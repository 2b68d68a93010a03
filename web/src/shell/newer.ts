/** Loads the server's newer page, if an update has removed a part of this one. */
import * as stored from "./stored";

/** The entry file of a page. Its name differs in every build. */
function entryFile(page: Document): string | null {
  return page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Reloads if the server has a newer page, but only once for each. */
export async function loadNewer(reload = () => location.reload()): Promise<void> {
  const answer = await fetch("./", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const newer = entryFile(new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (newer === null || newer === entryFile(document) || newer === stored.reloaded.get()) return;
  stored.reloaded.set(newer);
  reload();
}
