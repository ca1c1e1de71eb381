import type { Near } from './vocabulary.ts';

/**
 * Finds words with at most one typo by their texts without one letter: two such texts are equal if the
 * words differ in one letter or in the order of two. A lookup takes a few microseconds, whatever the
 * number of words.
 */
export class AlikeWords<Word extends { readonly text: string }> {
  readonly #words = new Map<string, Word[]>();

  constructor(words: Iterable<Word>) {
    for (const word of words) {
      for (const key of keysOf(word.text)) {
        const others = this.#words.get(key);
        if (others === undefined) this.#words.set(key, [word]);
        else others.push(word);
      }
    }
  }

  /** Returns the words with at most `limit` typos, which is 0 or 1. */
  near(typed: string, limit: number): Near<Word>[] {
    const found = new Set<Word>();
    for (const key of limit > 0 ? keysOf(typed) : [typed]) {
      for (const word of this.#words.get(key) ?? []) {
        if (word.text === typed || (limit > 0 && hasOneTypo(word.text, typed))) found.add(word);
      }
    }
    return Array.from(found, (word) => {
      return { word, distance: word.text === typed ? 0 : 1, isWhole: true };
    });
  }
}

function keysOf(text: string): Set<string> {
  const keys = new Set([text]);
  for (let at = 0; at < text.length; at += 1) keys.add(text.slice(0, at) + text.slice(at + 1));
  return keys;
}

/** Returns true for words that differ in one letter, or in the order of two neighbours. */
function hasOneTypo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const max = Math.min(a.length, b.length) - start;
  while (end < max && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2;
}
