import { splitAlternateNames } from '#shared/domain/text/alternate-names.ts';
import type { Language } from '#shared/i18n/languages.ts';
import {
  readName,
  type MeantWord,
} from '#server/features/catalogue/search/engine/words/near-words.ts';
import type { SearchIndex } from '#server/features/catalogue/search/engine/search-index.ts';
import { isFiller } from './filler-words.ts';
import type { NamedService } from './match-input.ts';

/** The significant words of a service’s name in one language. */
interface Phrase {
  readonly service: number;
  readonly length: number;
  /** The factor for the score of a match: titles rank before alternate names. */
  readonly weight: number;
  /** True for an alternate name, which the search knows too: it can be only a part of the service. */
  readonly isAlias: boolean;
}

/** A word of a phrase. */
interface PhraseWord {
  readonly phrase: Phrase;
  readonly position: number;
}

/** The match of a word of a text with one of a phrase. */
interface Share {
  readonly weighed: number;
  readonly isAlike: boolean;
}

const WEIGHTS = { title: 1, form: 1, alias: 0.97 } as const;
/** The factor for a word that matches with a typo or by its beginning. */
const TYPO = 0.9;
/** The factor for a word that only sounds alike. */
const SOUND = 0.98;
/** The factor for another form of a word: very short stems are of several words. */
const FORM = 0.97;

export interface PhraseMatch {
  readonly service: number;
  readonly score: number;
  /** True if text and phrase have the same significant words. */
  readonly isComplete: boolean;
  readonly isAlias: boolean;
  /** True if the text has words that do not change the service, such as what an appointment is called. */
  readonly hasFillers: boolean;
  /** True if a word of the text only resembles one of the name, by its letters. */
  readonly isAlike: boolean;
}

/** Finds the names of services that share words with a text, by the words and stems of the search. */
export class PhraseIndex {
  readonly #byKey = new Map<string, PhraseWord[]>();
  readonly #index: SearchIndex;
  readonly #languages: readonly Language[];

  constructor(
    index: SearchIndex,
    services: readonly NamedService[],
    languages: readonly Language[],
  ) {
    this.#index = index;
    this.#languages = languages;
    for (const service of services) {
      for (const language of languages) {
        const forms = [service.consultation_names?.[language], service.plural_names?.[language]];
        this.#add(service.id, service.names[language], WEIGHTS.title);
        for (const form of forms) this.#add(service.id, form, WEIGHTS.form);
        for (const alias of splitAlternateNames(service.alternate_names?.[language])) {
          this.#add(service.id, alias, WEIGHTS.alias);
        }
      }
    }
  }

  /** Returns the best match of every service that shares a word with the text. */
  find(words: readonly MeantWord[]): PhraseMatch[] {
    const telling = this.#telling(words);
    const hasFillers = words.some(({ stems }) => isFiller(stems, this.#languages));
    const shares = new Map<Phrase, Map<number, Share>>();
    telling.forEach((word, at) => {
      for (const [{ phrase, position }, share] of this.#wordsLike(word)) {
        const matched = shares.get(phrase) ?? new Map<number, Share>();
        // A word of the phrase is matched once. The first words of a name are the most specific.
        const weighed = share - at * POSITION_PENALTY;
        if (weighed > (matched.get(position)?.weighed ?? 0)) {
          matched.set(position, { weighed, isAlike: share === TYPO });
        }
        shares.set(phrase, matched);
      }
    });
    const best = new Map<number, PhraseMatch>();
    for (const [phrase, matched] of shares) {
      const parts = Array.from(matched.values());
      const sum = parts.reduce((total, { weighed }) => total + weighed, 0);
      const score = (phrase.weight * 2 * sum) / (telling.length + phrase.length);
      const isComplete = matched.size === phrase.length && matched.size === telling.length;
      const known = best.get(phrase.service);
      if (known !== undefined && known.score >= score) continue;
      const { service, isAlias } = phrase;
      const isAlike = parts.some((part) => part.isAlike);
      best.set(service, { service, score, isComplete, isAlias, hasFillers, isAlike });
    }
    return Array.from(best.values());
  }

  /** Returns the words of phrases that match a word of the text, each with its factor. */
  #wordsLike({ typed, stems, near }: MeantWord): Map<PhraseWord, number> {
    const found = new Map<PhraseWord, number>();
    const add = (key: string, share: number) => {
      for (const word of this.#byKey.get(key) ?? []) {
        found.set(word, Math.max(share, found.get(word) ?? 0));
      }
    };
    add(typed.letters, 1);
    add(typed.sound, SOUND);
    for (const stem of stems) if (stem !== null) add(stem, FORM);
    for (const { word, isWhole, isFar } of near) {
      if (isWhole && !isFar) add(word.text, TYPO);
    }
    return found;
  }

  #add(service: number, name: string | undefined, weight: number): void {
    if (name === undefined) return;
    const words = this.#telling(readName(this.#index, name));
    const isAlias = weight === WEIGHTS.alias;
    const phrase: Phrase = { service, length: words.length, weight, isAlias };
    words.forEach(({ typed, stems }, position) => {
      const keys = new Set([typed.letters, typed.sound, ...stems.filter((stem) => stem !== null)]);
      for (const key of keys) {
        const others = this.#byKey.get(key) ?? [];
        others.push({ phrase, position });
        this.#byKey.set(key, others);
      }
    });
  }

  /** Returns the significant words; all words if there are none. */
  #telling<Word extends Omit<MeantWord, 'near'>>(words: readonly Word[]): readonly Word[] {
    const telling = words.filter(
      ({ typed, stems, kind }) =>
        kind !== 'link' && !/^\d+$/.test(typed.letters) && !isFiller(stems, this.#languages),
    );
    return telling.length > 0 ? telling : words;
  }
}

const POSITION_PENALTY = 0.002;
