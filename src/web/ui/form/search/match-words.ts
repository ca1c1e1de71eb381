/** Checks whether a name contains every typed word, ignoring accents and case. */
export function matchWords(name: string, typed: string): boolean {
  const text = fold(name);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
