import { isSurnameFirstInFullName } from '#shared/domain/people/name-order.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import { isHonorific } from './honorifics.ts';
import { knownReadings } from './known-readings.ts';
import { knownStem, stemKey } from './stem.ts';

/** A searchable doctor, clinic or service in one city. */
export interface SearchDoc {
  readonly id: number;
  readonly city: number;
  readonly type: SearchType;
  /** The id of the doctor, clinic or service. */
  readonly entity: number;
  readonly slug: string;
  readonly titles: Names;
  /** The alternate names. */
  readonly aliases: readonly Names[];
  /** The popularity within its type, which breaks ties. */
  readonly weight: number;
}

/**
 * The role of a word in a title, the most relevant first. People search by surname, and rarely by
 * patronymic. In other titles the first word is the most relevant.
 */
const ROLES = { surname: 0, first: 0, given: 1, further: 1, patronymic: 2, alias: 2 } as const;
const ABSENT = 3;

/**
 * The traits of a word are its roles in the title of each language, two bits each. They leave 22 bits
 * of a 32-bit integer for the ordinal: enough for four million documents.
 */
const ROLE_BITS = 2;
export const TRAIT_BITS = LANGUAGES.length * ROLE_BITS;
const NO_TRAITS = (1 << TRAIT_BITS) - 1;

/** Returns the role of a word in the title of a language, or null if it is absent. */
function roleIn(traits: number, language: number): number | null {
  const role = (traits >> (language * ROLE_BITS)) & ABSENT;
  return role === ABSENT ? null : role;
}

/**
 * Returns the penalty of every combination of traits for a language: that of the word's role in it, or
 * that of its best role in another language plus the penalty for the language if that is less.
 */
export function traitPenalties(
  wanted: Language,
  penalty: { readonly alias: number; readonly language: number; readonly role: number },
): Int32Array {
  const languages = Array.from(LANGUAGES.keys());
  const penaltyOf = (role: number) => (role === ROLES.alias ? penalty.alias : role * penalty.role);
  return Int32Array.from({ length: 1 << TRAIT_BITS }, (_, traits) => {
    const role = roleIn(traits, LANGUAGES.indexOf(wanted));
    const own = role === null ? Infinity : penaltyOf(role);
    const others = languages.map((language) => roleIn(traits, language) ?? ABSENT);
    return Math.min(own, penalty.language + penaltyOf(Math.min(...others)));
  });
}

/** Returns true for a word of a specialty's or service's title, not only of its alternate names. */
export function isInTitle(traits: number): boolean {
  return LANGUAGES.some((_, language) => (roleIn(traits, language) ?? ABSENT) < ROLES.alias);
}

/** Specialties and services, whose titles are common nouns: people inflect them, unlike names. */
export function isCatalogue(type: SearchType): boolean {
  return type === 'Specialties' || type === 'Services';
}

/** The traits of a document's words, by their key. */
interface DocWords {
  /** By spelling key and by sound key. */
  readonly words: Map<string, number>;
  /** By the key of the stem; only for specialties and services. */
  readonly stems: Map<string, number>;
}

/** Returns the words of a document in these languages. */
export function wordsOfDoc(
  { type, titles, aliases }: SearchDoc,
  languages: readonly Language[],
): DocWords {
  const found: DocWords = { words: new Map(), stems: new Map() };
  const add = (part: string, role: number, language: Language) => {
    addPart(found, part, { role, language, isStemmed: isCatalogue(type) });
  };
  for (const language of languages) {
    const title = titles[language];
    if (title !== undefined) {
      const parts = partsOf(title, type);
      parts.forEach((part, index) => {
        const role =
          type === 'Doctors' ? nameRole(language, index, parts.length) : titleRole(index);
        add(part, role, language);
      });
    }
    for (const alias of aliases) {
      for (const part of partsOf(alias[language] ?? '', type)) {
        add(part, ROLES.alias, language);
      }
    }
  }
  return found;
}

function partsOf(title: string, type: SearchType): string[] {
  const parts = title.split(/\s+/);
  if (type !== 'Doctors') return parts;
  return parts.filter((part) => !isHonorific(knownReadings(part.replace(/\.$/, '')).letters));
}

function nameRole(language: Language, index: number, count: number): number {
  if (isSurnameFirstInFullName(language)) {
    if (index === 0) return ROLES.surname;
    return index === 1 ? ROLES.given : ROLES.patronymic;
  }
  if (index === count - 1) return ROLES.surname;
  return index === 0 ? ROLES.given : ROLES.patronymic;
}

function titleRole(index: number): number {
  return index === 0 ? ROLES.first : ROLES.further;
}

interface PartOptions {
  readonly role: number;
  readonly language: Language;
  readonly isStemmed: boolean;
}

/** Adds each part of a hyphenated word, and all parts as one word. */
function addPart({ words, stems }: DocWords, part: string, options: PartOptions): void {
  const { role, isStemmed } = options;
  const language = LANGUAGES.indexOf(options.language);
  const found = wordsIn(part).map(({ text }) => text);
  if (found.length > 1) found.push(found.join(''));
  for (const word of found) {
    const { letters, sound } = knownReadings(word);
    addWord(words, letters, role, language);
    if (sound !== letters) addWord(words, sound, role, language);
    const stem = isStemmed ? knownStem(word, options.language) : null;
    if (stem !== null) addWord(stems, stemKey(stem, options.language), role, language);
  }
}

function addWord(words: Map<string, number>, text: string, role: number, language: number): void {
  if (text === '') return;
  const traits = words.get(text) ?? NO_TRAITS;
  const best = Math.min(role, roleIn(traits, language) ?? ABSENT);
  const shift = language * ROLE_BITS;
  words.set(text, (traits & ~(ABSENT << shift)) | (best << shift));
}
