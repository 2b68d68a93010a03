/** Loads the newer page when a part of this one is gone because the server has been updated. */
import * as stored from "./stored";

/** The entry file of a page, whose name differs in every build. */
function entryFile(page: Document): string | null {
  return page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}

/** Loads a newer page if the server has one, and at most once. */
export async function loadNewer(reload = () => location.reload()): Promise<void> {
  const answer = await fetch("./", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const newer = entryFile(new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (newer === null || newer === entryFile(document) || newer === stored.reloaded.get()) return;
  stored.reloaded.set(newer);
  reload();
}
