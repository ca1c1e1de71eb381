import type { SearchIndex } from '../../search-index.ts';
import type { TypedWord } from './typed-words.ts';

/** Joins neighbours that are one word of the catalogue: `anyajegy vizsgálat`, `gyerek fogorvos`. */
export function joinNeighbours(index: SearchIndex, words: readonly TypedWord[]): TypedWord[] {
  const joined: TypedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const both = before === undefined ? word : join(before, word);
    if (before === undefined || !index.isCatalogueWord(both.letters)) joined.push(word);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

function join(before: TypedWord, word: TypedWord): TypedWord {
  return {
    text: before.text + word.text,
    letters: before.letters + word.letters,
    sound: before.sound + word.sound,
    isLast: word.isLast,
  };
}
