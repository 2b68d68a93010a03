/** The rules pages as a tree: headings, paragraphs, lists and tables, with bold, italics and references. */

export type Inline =
  | { kind: "text" | "bold" | "italic"; text: string }
  /** The number of a paragraph or ruling on this page. */
  | { kind: "reference"; text: string };

export type Block =
  | { kind: "heading"; level: number; id: string; inline: Inline[]; text: string }
  | { kind: "paragraph"; id: string; inline: Inline[]; text: string }
  | { kind: "item"; id: string; inline: Inline[]; text: string }
  | { kind: "table"; id: string; head: Inline[][]; rows: Inline[][][]; text: string };

const NUMBER = /^\*\*([A-Z]?\d+(?:\.\d+)?)\*\*/;
const SECTION = /^(\d+)\./;
const REFERENCE = /(?<![\w.,/])([A-Z]\d+|\d{1,2}\.\d{1,2})(?![\w/]|\.\d)/g;
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*/g;

export function parse(source: string): Block[] {
  const pieces = source
    .replaceAll("\r", "")
    .split(/\n{2,}/)
    .flatMap(lists);
  const known = new Set(pieces.map((piece) => NUMBER.exec(piece)?.[1] ?? "").filter(Boolean));
  return pieces.filter((piece) => piece.trim()).map((piece, place) => block(piece.trim(), place, known));
}

/** One block for each item of a list. */
function lists(piece: string): string[] {
  return piece.trimStart().startsWith("- ") ? piece.trim().split(/\n(?=- )/) : [piece];
}

function block(piece: string, place: number, known: Set<string>): Block {
  const heading = /^(#+) (.*)$/.exec(piece);
  if (heading) {
    const text = heading[2]!;
    const id = SECTION.exec(text)?.[1] ?? `h${place}`;
    return { kind: "heading", level: heading[1]!.length, id, inline: inline(text, known), text };
  }
  if (piece.startsWith("|")) return table(piece, place, known);
  const item = piece.startsWith("- ");
  const text = piece.replace(/^- /, "").replaceAll(/\s*\n\s*/g, " ");
  return {
    kind: item ? "item" : "paragraph",
    id: NUMBER.exec(text)?.[1] ?? `p${place}`,
    inline: inline(text, known),
    text: plain(text),
  };
}

function table(piece: string, place: number, known: Set<string>): Block {
  const rows = piece.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => inline(cell.trim(), known)),
  );
  const [head = [], , ...body] = rows;
  return { kind: "table", id: `t${place}`, head, rows: body, text: plain(piece.replaceAll("|", " ")) };
}

export function inline(text: string, known: Set<string>): Inline[] {
  const found: Inline[] = [];
  let last = 0;
  for (const match of text.matchAll(MARKED)) {
    found.push(...references(text.slice(last, match.index), known));
    found.push(match[1] !== undefined ? { kind: "bold", text: match[1] } : { kind: "italic", text: match[2]! });
    last = match.index + match[0].length;
  }
  found.push(...references(text.slice(last), known));
  return found;
}

function references(text: string, known: Set<string>): Inline[] {
  const found: Inline[] = [];
  let last = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (!known.has(match[1]!)) continue;
    found.push({ kind: "text", text: text.slice(last, match.index) }, { kind: "reference", text: match[1]! });
    last = match.index + match[0].length;
  }
  found.push({ kind: "text", text: text.slice(last) });
  return found.filter((piece) => piece.text);
}

function plain(text: string): string {
  return text.replaceAll("*", "");
}

/** The text without capitals and accents, which people often omit in a search. */
export function foldCase(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The blocks that contain all the search words, with the headings above them. */
export function search(blocks: readonly Block[], sought: string): Block[] {
  const words = foldCase(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...blocks];
  let heading: Block | null = null;
  const found: Block[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      heading = block;
      continue;
    }
    const text = foldCase(block.text);
    if (!words.every((word) => text.includes(word))) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(block);
  }
  return found;
}
