/** Bots are named after the letter of their seat, alike in every language. */
const BOTS = ["Anselm", "Berthe", "Carlo", "Dora", "Emil", "Flora"] as const;

/** The name shown for the player in a seat. */
export function displayName(seat: number, name: string | undefined): string {
  return name || (BOTS[seat] ?? "");
}

export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "";
}
