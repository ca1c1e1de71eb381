import { splitAlternateNames } from '#shared/domain/text/alternate-names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { cached } from '#server/lib/cached.ts';
import { keyOfWords, phraseKey } from './words/phrase-key.ts';
import type { kindOf } from './words/word-kinds.ts';
import type { SearchDoc } from './words/doc-words.ts';

/** The rank of a name that equals a whole query; the larger is better. */
const LEVEL = { alias: 1, title: 2 } as const;

/** A word of a query as a name is compared with it. */
interface ReadWord {
  /** The stem in each language of the index; null in another script. */
  readonly stems: readonly (string | null)[];
  readonly kind: ReturnType<typeof kindOf>;
}

/** Finds the specialties and services that a whole query names, by title or by one alternate name. */
export class ExactNames {
  readonly #levels = new Map<string, Map<number, number>>();
  /** The keys of names by language and name; the documents of all cities repeat the same names. */
  readonly #keysIn = cached((language: Language) =>
    cached((name: string) => phraseKey(name, language)),
  );

  add({ titles, aliases }: SearchDoc, ordinal: number, languages: readonly Language[]): void {
    for (const language of languages) {
      const keyOf = this.#keysIn(language);
      for (const names of aliases) {
        for (const alias of splitAlternateNames(names[language])) {
          this.#add(keyOf(alias), ordinal, LEVEL.alias);
        }
      }
      this.#add(keyOf(titles[language] ?? ''), ordinal, LEVEL.title);
    }
  }

  /** Returns the levels of the documents that a query names, by ordinal. */
  levelsOf(
    words: readonly ReadWord[],
    languages: readonly Language[],
  ): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const index of languages.keys()) {
      const key = keyOfWords(words.map(({ stems, kind }) => ({ key: stems[index] ?? null, kind })));
      for (const [ordinal, level] of this.#levels.get(key ?? '') ?? []) {
        found.set(ordinal, Math.max(level, found.get(ordinal) ?? 0));
      }
    }
    return found;
  }

  #add(key: string | null, ordinal: number, level: number): void {
    if (key === null) return;
    const levels = this.#levels.get(key) ?? new Map<number, number>();
    levels.set(ordinal, Math.max(level, levels.get(ordinal) ?? 0));
    this.#levels.set(key, levels);
  }
}
