/**
 * Words with too little contrast, where each surface has one colour: WCAG 2.2, 1.4.3.
 *
 * The first call finds what lies under each word, drawings included, at the middle of its visible part. The function
 * that it returns judges by the colours at the moment of its own call. axe does not judge short words, such as numbers,
 * or words on a drawing, and those are most of the text here.
 */
() => {
  const colour = (words) => {
    const [red, green, blue, alpha = 1] = words.match(/[\d.]+(?:e-\d+)?/g)?.map(Number) ?? [0, 0, 0, 0];
    const full = words.startsWith("color(") ? 255 : 1;
    return [red * full, green * full, blue * full, alpha];
  };
  const over = (top, below) => below.map((part, at) => top[at] * top[3] + part * (1 - top[3]));
  const linear = (part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (...colours) => {
    const [low, high] = colours.map(luminance).sort((left, right) => left - right);
    return (high + 0.05) / (low + 0.05);
  };

  const least = (element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 3 : 4.5;
  };

  /** The middle of the visible part of a word: an ellipsis may have cut off the rest. */
  const middle = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [word, box] = [range.getClientRects()[0], node.parentElement.getBoundingClientRect()];
    if (!word) return null;
    const [left, right] = [Math.max(word.left, box.left), Math.min(word.right, box.right)];
    return right - left < 2 ? null : [(left + right) / 2, (word.top + word.bottom) / 2];
  };
  /** What lies at the middle of a word, which is scrolled into view if needed: the page knows only what is in sight. */
  const stacked = (node) => {
    const at = middle(node);
    if (!at) return [];
    const stack = document.elementsFromPoint(...at);
    if (stack.some((one) => one.contains(node))) return stack;
    node.parentElement.scrollIntoView({ block: "center", behavior: "instant" });
    return document.elementsFromPoint(...middle(node));
  };
  /** The elements under a word, from its own element down. */
  const under = (node) => {
    const stack = stacked(node);
    const first = stack.findIndex((one) => one.contains(node));
    return first < 0 ? [] : stack.slice(first);
  };
  const once = (look) => {
    const seen = new Map();
    return (element) => seen.get(element) ?? seen.set(element, look(element)).get(element);
  };
  /** Judges by the current colours. Each element is looked at once, although it may lie under many words. */
  const judging = () => {
    const surface = once((element) => {
      const { fill, backgroundColor } = getComputedStyle(element);
      if (!(element instanceof SVGElement)) return colour(backgroundColor);
      return colour(element instanceof SVGGeometryElement && !fill.startsWith("url") ? fill : "none");
    });
    // The opacity of the whole page is ignored: tests make the page faint where nothing is to be drawn.
    const opacity = once((element) =>
      element.parentElement ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1,
    );
    const ink = (element) => {
      const { fill, color } = getComputedStyle(element);
      const [red, green, blue, alpha] = colour(element instanceof SVGElement ? fill : color);
      return [red, green, blue, alpha * opacity(element)];
    };
    return ({ node, stack }) => {
      const ground = stack.reduceRight((below, one) => over(surface(one), below), [255, 255, 255]);
      const is = contrast(over(ink(node.parentElement), ground), ground);
      if (is >= least(node.parentElement)) return [];
      const { tagName, classList } = node.parentElement;
      return [`${node.data.trim()} (${tagName} ${classList}): ${is.toFixed(2)}`];
    };
  };

  const seen = { visibilityProperty: true, opacityProperty: true };
  const isRead = ({ data, parentElement: element }) =>
    data.trim() && !element.closest(":disabled, .unseen") && element.checkVisibility(seen);
  const shown = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const words = [];
  for (const walk = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT); walk.nextNode(); ) {
    if (isRead(walk.currentNode)) words.push(walk.currentNode);
  }
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(touchable);
  const placed = words.map((node) => ({ node, stack: under(node) })).filter(({ stack }) => stack.length > 0);
  document.adoptedStyleSheets.pop();
  return () => placed.filter(({ node }) => node.isConnected).flatMap(judging());
}
