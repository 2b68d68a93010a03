/** A unique id for a command. Unlike `crypto.randomUUID`, this works without a secure context. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
