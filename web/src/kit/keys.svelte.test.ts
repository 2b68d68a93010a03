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

/** Holds a key down, and returns for each event whether the browser may still do its default action. */
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

test("keys stay bound if another component goes away in the same moment", () => {
  let question = $state(1);
  const answered: number[] = [];
  const bindFor = (asked: number) => {
    if (question === asked) bindKeys(() => [{ key: "1", label: "", run: () => answered.push(asked) }]);
  };
  unbind = $effect.root(() => {
    $effect.pre(() => bindFor(2));
    $effect.pre(() => bindFor(1));
  });
  flushSync();
  question = 2;
  flushSync();
  hold("1");
  expect(answered).toEqual([2]);
});

describe("a key that stays down", () => {
  test.each(["1", " ", "Enter", "Escape", "c"])("runs the action bound to %j once", (key) => {
    bind({ key });
    expect(hold(key)).toEqual([false, false, false]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("runs no action that is bound only afterwards", () => {
    hold("1");
    bind({});
    for (const key of ["1", " "])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, repeat: true, bubbles: true }));
    expect(run).not.toHaveBeenCalled();
  });

  test("runs the action of a movement key once, unless the binding repeats", () => {
    bind({ key: "ArrowRight" });
    hold("ArrowRight");
    expect(run).toHaveBeenCalledTimes(1);
    unbind();
    bind({ key: "ArrowRight", repeats: true });
    hold("ArrowRight");
    expect(run).toHaveBeenCalledTimes(4);
  });

  test.each(["<button></button>", "<a href='#'></a>", "<input>", "<select></select>"])(
    "clicks the focused element once: %s",
    (html) => {
      expect(hold("Enter", element(html))).toEqual([true, false, false]);
    },
  );

  test("reaches no other listener", () => {
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
  ])("goes on writing, moving and scrolling: %j in %s", (key, html) => {
    expect(hold(key, element(html))).toEqual([true, true, true]);
  });

  test("leaves the browser its shortcuts, but clicks nothing again", () => {
    expect(hold("+", document.body, { ctrlKey: true })).toEqual([true, true, true]);
    expect(hold("Enter", element("<button></button>"), { ctrlKey: true })).toEqual([true, false, false]);
  });
});

describe("the space bar", () => {
  test("goes on scrolling while it is down, if it scrolled when it went down", () => {
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

  test("clicks a button once, when it goes down", () => {
    const button = element("<button></button>");
    button.onclick = run;
    expect(hold(" ", button)).toEqual([false, false, false]);
    expect(run).toHaveBeenCalledTimes(1);
    expect(button.dispatchEvent(new KeyboardEvent("keyup", { key: " ", bubbles: true, cancelable: true }))).toBe(false);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("does not run its binding if it clicks a button", () => {
    bind({ key: " " });
    hold(" ", element("<button></button>"));
    expect(run).not.toHaveBeenCalled();
  });
});
