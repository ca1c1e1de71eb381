/** Whether a name has every word that was typed, or a part of it, whatever accents and capitals. */
export function matchWords(name: string, typed: string): boolean {
  const text = fold(name);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
