import { splitAlternateNames } from '#shared/domain/text/alternate-names.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { cached } from '#server/lib/cached.ts';
import { keyOfWords, phraseKey } from './words/phrase-key.ts';
import { plain } from './words/stem.ts';
import type { SearchDoc } from './words/doc-words.ts';
import type { kindOf } from './words/word-kinds.ts';

/**
 * The rank of a name that a whole query is, in any form: an alternate name or a title. That of a name with
 * the very letters of the query is added: a title in the language of the query with words that begin with
 * them, a title that begins with them, in any language or in that of the query, or an alternate name of
 * several words. The larger is better.
 */
export const LEVEL = {
  inside: 1,
  alias: 2,
  title: 4,
  beginning: 6,
  ownBeginning: 12,
  phrase: 14,
} as const;

/** A word of a query as a name is compared with it. */
interface ReadWord {
  readonly typed: { readonly text: string };
  /** The stem in each language of the index; null in another script. */
  readonly stems: readonly (string | null)[];
  readonly kind: ReturnType<typeof kindOf>;
}

/** Returns the level of a document, by ordinal; 0 if the query does not name it. */
export type LevelOf = (ordinal: number) => number;

/** Finds the specialties and services that a whole query names: by title, its beginning or one alternate name. */
export class CatalogueNames {
  readonly #levels = new Map<string, Map<number, number>>();
  /** The letters of the title in each language of the index, by ordinal. */
  readonly #letters = new Map<number, readonly string[]>();
  /** The keys of names by language and name; the documents of all cities repeat the same names. */
  readonly #keysIn = cached((language: Language) =>
    cached((name: string) => phraseKey(name, language)),
  );
  readonly #lettersOf = cached((title: string) =>
    lettersOf(wordsIn(title).map(({ text }) => text)),
  );

  add({ titles, aliases }: SearchDoc, ordinal: number, languages: readonly Language[]): void {
    for (const language of languages) {
      const keyOf = this.#keysIn(language);
      for (const names of aliases) {
        for (const alias of splitAlternateNames(names[language])) {
          this.#add(keyOf(alias), ordinal, LEVEL.alias);
          const phrase = this.#lettersOf(alias);
          if (phrase.includes(' ')) this.#add(literalKey(phrase), ordinal, LEVEL.phrase);
        }
      }
      this.#add(keyOf(titles[language] ?? ''), ordinal, LEVEL.title);
    }
    this.#letters.set(
      ordinal,
      languages.map((language) => this.#lettersOf(titles[language] ?? '')),
    );
  }

  /** Returns the levels of the documents that a query in a language names. */
  levelsOf(
    words: readonly ReadWord[],
    languages: readonly Language[],
    language?: Language,
  ): LevelOf {
    const typed = lettersOf(words.map((word) => word.typed.text));
    if (typed === '') return () => 0;
    const keys = languages.map((each, index) =>
      keyOfWords(
        words.map(({ stems, kind }) => ({ key: stems[index] ?? null, kind })),
        each,
      ),
    );
    const levels = new Map<number, number>();
    for (const key of [...keys, literalKey(typed)]) {
      for (const [ordinal, level] of this.#levels.get(key ?? '') ?? []) {
        levels.set(ordinal, Math.max(level, levels.get(ordinal) ?? 0));
      }
    }
    const wanted = language === undefined ? -1 : languages.indexOf(language);
    return (ordinal) => (levels.get(ordinal) ?? 0) + this.#beginningLevel(ordinal, typed, wanted);
  }

  #beginningLevel(ordinal: number, typed: string, wanted: number): number {
    const letters = this.#letters.get(ordinal);
    if (letters === undefined) return 0;
    const own = letters[wanted] ?? '';
    if (own.startsWith(typed)) return LEVEL.ownBeginning;
    if (letters.some((each) => each.startsWith(typed))) return LEVEL.beginning;
    return own.includes(` ${typed}`) ? LEVEL.inside : 0;
  }

  #add(key: string | null, ordinal: number, level: number): void {
    if (key === null) return;
    const levels = this.#levels.get(key) ?? new Map<number, number>();
    levels.set(ordinal, Math.max(level, levels.get(ordinal) ?? 0));
    this.#levels.set(key, levels);
  }
}

function lettersOf(words: readonly string[]): string {
  return words.map(plain).join(' ');
}

/** Returns the key of letters, which is that of no stems. */
function literalKey(letters: string): string {
  return `=${letters}`;
}
