/** Checks whether a name contains every typed word, ignoring accents and case. */
export function matchWords(name: string, typed: string): boolean {
  const text = fold(name);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Removes case and accents, so that a name is found as people type it. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
