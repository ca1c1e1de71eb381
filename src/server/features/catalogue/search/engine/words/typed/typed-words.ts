import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';

/** A word of a query. */
export interface TypedWord {
  /** The word as typed. */
  readonly text: string;
  readonly letters: string;
  readonly sound: string;
  /** True for the last word, which may be incomplete. */
  readonly isLast: boolean;
}

const MAX_WORDS = 10;
/** Words up to this length match as a prefix of very many words, and so say little. */
const MAX_INITIAL_LENGTH = 2;
const MAX_INITIALS = 2;

/** Returns true for a word that is too short to be searched for alone. */
export function isInitial({ letters }: Pick<TypedWord, 'letters'>): boolean {
  return letters.length <= MAX_INITIAL_LENGTH;
}

/** Returns the distinct words of a query: at most ten, and at most two of them initials. */
export function typedWords(query: string): TypedWord[] {
  const found = new Map<string, Omit<TypedWord, 'isLast'>>();
  let initials = 0;
  for (const { text } of wordsIn(query)) {
    const { letters, sound } = readingsOf(text);
    if (letters === '' || found.has(letters) || found.size >= MAX_WORDS) continue;
    if (isInitial({ letters })) {
      initials += 1;
      if (initials > MAX_INITIALS) continue;
    }
    found.set(letters, { text, letters, sound });
  }
  return Array.from(found.values(), (word, index) => ({
    ...word,
    isLast: index === found.size - 1,
  }));
}

/** Returns the maximum edit distance for a word of this length. */
export function allowedMistakes(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
