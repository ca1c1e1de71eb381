import { readingsOf, wordsIn } from '#shared/domain/text/search-skeleton.ts';

/** A word of a query. */
export interface TypedWord {
  /** The word as typed. */
  readonly text: string;
  readonly letters: string;
  readonly sound: string;
  /** The word may be half typed, mistakes included. */
  readonly isLast: boolean;
}

const MAX_WORDS = 10;
/** A word so short says little, and begins every other word of the index. */
const MAX_INITIAL_LENGTH = 2;
const MAX_INITIALS = 2;

/** Returns true for a word too short to be searched for alone. */
export function isInitial({ letters }: Pick<TypedWord, 'letters'>): boolean {
  return letters.length <= MAX_INITIAL_LENGTH;
}

/** The words of a query, each once; of initials the first two. */
export function typedWords(query: string): TypedWord[] {
  const found = new Map<string, string>();
  let initials = 0;
  for (const { text } of wordsIn(query)) {
    const { letters } = readingsOf(text);
    if (letters === '' || found.has(letters) || found.size >= MAX_WORDS) continue;
    if (isInitial({ letters })) {
      initials += 1;
      if (initials > MAX_INITIALS) continue;
    }
    found.set(letters, text);
  }
  return Array.from(found.values(), (text, index) => ({
    text,
    ...readingsOf(text),
    isLast: index === found.size - 1,
  }));
}

/** Returns the maximum edit distance for a word of this length. */
export function allowedMistakes(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}
