import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { type Binding, bindKeys, keyDown, keyUp, runBinding } from "./keys.svelte";

let run: ReturnType<typeof vi.fn<() => void>>;
let unbind: () => void;

/** Binds a key for one test. */
function bind(binding: Partial<Binding>): void {
  unbind = $effect.root(() => bindKeys(() => [{ key: "1", label: "", run, ...binding }]));
  flushSync();
}

/** A key goes down, and stays so for a while; for each event, whether the browser may still do its default action. */
function hold(key: string, at: Element = document.body, more: KeyboardEventInit = {}): boolean[] {
  return [false, true, true].map((repeat) =>
    at.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true, ...more })),
  );
}

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  [run, unbind] = [vi.fn(), () => undefined];
  addEventListener("keydown", keyDown, true);
  addEventListener("keyup", keyUp, true);
  addEventListener("keydown", runBinding);
});
afterEach(() => {
  removeEventListener("keydown", keyDown, true);
  removeEventListener("keyup", keyUp, true);
  removeEventListener("keydown", runBinding);
  unbind();
  document.body.innerHTML = "";
});

describe("a key that stays down", () => {
  test.each(["1", " ", "Enter", "Escape", "c"])("does once what %j is bound to", (key) => {
    bind({ key });
    expect(hold(key)).toEqual([false, false, false]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("does nothing that is bound only afterwards", () => {
    hold("1");
    bind({});
    for (const key of ["1", " "])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, repeat: true, bubbles: true }));
    expect(run).not.toHaveBeenCalled();
  });

  test("does not answer with a movement key either, unless that is what it is for", () => {
    bind({ key: "ArrowRight" });
    hold("ArrowRight");
    expect(run).toHaveBeenCalledTimes(1);
    unbind();
    bind({ key: "ArrowRight", repeats: true });
    hold("ArrowRight");
    expect(run).toHaveBeenCalledTimes(4);
  });

  test.each(["<button></button>", "<a href='#'></a>", "<input>", "<select></select>"])(
    "presses once what has the focus: %s",
    (html) => {
      expect(hold("Enter", element(html))).toEqual([true, false, false]);
    },
  );

  test("is heard by nobody else", () => {
    const heard = vi.fn();
    const field = element("<div></div>");
    field.onkeydown = heard;
    hold("Enter", field);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["x", "<input>"],
    [" ", "<input>"],
    ["Backspace", "<textarea></textarea>"],
    ["Enter", "<textarea></textarea>"],
    ["ArrowDown", "<select></select>"],
    ["ArrowDown", "<div></div>"],
    ["Tab", "<button></button>"],
  ])("writes and moves on: %j in %s", (key, html) => {
    expect(hold(key, element(html))).toEqual([true, true, true]);
  });

  test("leaves the browser its shortcuts, but no other way to press", () => {
    expect(hold("+", document.body, { ctrlKey: true })).toEqual([true, true, true]);
    expect(hold("Enter", element("<button></button>"), { ctrlKey: true })).toEqual([true, false, false]);
  });
});

describe("the space bar", () => {
  test("scrolls as long as it is down, if it did so when it went down", () => {
    expect(hold(" ")).toEqual([true, true, true]);
    bind({ key: " " });
    expect(hold(" ")).toEqual([false, false, false]);
    unbind();
    expect(
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: " ", repeat: true, bubbles: true, cancelable: true }),
      ),
    ).toBe(false);
  });

  test("presses a button when it goes down, once, and not when it comes up", () => {
    const button = element("<button></button>");
    button.onclick = run;
    expect(hold(" ", button)).toEqual([false, false, false]);
    expect(run).toHaveBeenCalledTimes(1);
    expect(button.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true }))).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("presses no button besides what it is bound to", () => {
    bind({ key: " " });
    hold(" ", element("<button></button>"));
    expect(run).not.toHaveBeenCalled();
  });
});
