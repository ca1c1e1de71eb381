/**
 * Returns whether a name contains all typed words or their beginnings, whatever the accents and
 * case.
 */
export function matchWords(name: string, typed: string): boolean {
  const text = fold(name);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
