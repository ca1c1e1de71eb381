import { splitAlternateNames } from '#shared/domain/text/alternate-names.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import { knownReadings } from './words/known-readings.ts';

/** An alternate name and the keys of its words, by spelling and by sound. */
export interface Alias {
  readonly name: string;
  readonly words: readonly ReturnType<typeof knownReadings>[];
}

type AliasList = Partial<Record<Language, readonly Alias[]>>;

/** Holds the alternate names of documents; those of a service are the same in every city. */
export class AliasLists {
  readonly #lists: (AliasList | null)[] = [];
  readonly #known = new Map<string, AliasList>();

  /** Adds the alternate names of the next ordinal. */
  add(aliases: readonly Names[] | null): void {
    this.#lists.push(aliases === null ? null : this.#listOf(aliases));
  }

  at(ordinal: number, language: Language): readonly Alias[] {
    return this.#lists[ordinal]?.[language] ?? [];
  }

  #listOf(aliases: readonly Names[]): AliasList {
    const key = JSON.stringify(aliases);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const list = Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        aliases.flatMap((names) => splitAlternateNames(names[language])).map(aliasOf),
      ]),
    );
    this.#known.set(key, list);
    return list;
  }
}

function aliasOf(name: string): Alias {
  return { name, words: wordsIn(name).map(({ text }) => knownReadings(text)) };
}
