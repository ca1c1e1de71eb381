import { isSurnameFirstInFullName } from '#shared/domain/people/name-order.ts';
import { wordsIn } from '#shared/domain/text/search-skeleton.ts';
import type { SearchType } from '#shared/contract/search/search.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { Names } from '#server/features/reference/index.ts';
import { isHonorific } from './honorifics.ts';
import { knownReadings } from './known-readings.ts';

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
 * that of its best role in another language plus the penalty for the language.
 */
export function traitPenalties(
  wanted: Language,
  penalty: { readonly language: number; readonly role: number },
): Int32Array {
  const languages = Array.from(LANGUAGES.keys());
  return Int32Array.from({ length: 1 << TRAIT_BITS }, (_, traits) => {
    const role = roleIn(traits, LANGUAGES.indexOf(wanted));
    if (role !== null) return role * penalty.role;
    const others = languages.map((language) => roleIn(traits, language) ?? ABSENT);
    return penalty.language + Math.min(...others) * penalty.role;
  });
}

/** Returns the traits of a document's words in these languages, by spelling key and by sound key. */
export function wordsOfDoc(
  { type, titles, aliases }: SearchDoc,
  languages: readonly Language[],
): Map<string, number> {
  const words = new Map<string, number>();
  for (const language of languages) {
    const number = LANGUAGES.indexOf(language);
    const title = titles[language];
    if (title !== undefined) {
      const parts = partsOf(title, type);
      parts.forEach((part, index) => {
        const role =
          type === 'Doctors' ? nameRole(language, index, parts.length) : titleRole(index);
        addPart(words, part, role, number);
      });
    }
    for (const alias of aliases) {
      for (const part of partsOf(alias[language] ?? '', type)) {
        addPart(words, part, ROLES.alias, number);
      }
    }
  }
  return words;
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

/** Adds each part of a hyphenated word, and all parts as one word. */
function addPart(words: Map<string, number>, part: string, role: number, language: number): void {
  const found = wordsIn(part).map(({ text }) => text);
  if (found.length > 1) found.push(found.join(''));
  for (const word of found) {
    const { letters, sound } = knownReadings(word);
    addWord(words, letters, role, language);
    if (sound !== letters) addWord(words, sound, role, language);
  }
}

function addWord(words: Map<string, number>, text: string, role: number, language: number): void {
  if (text === '') return;
  const traits = words.get(text) ?? NO_TRAITS;
  const best = Math.min(role, roleIn(traits, language) ?? ABSENT);
  const shift = language * ROLE_BITS;
  words.set(text, (traits & ~(ABSENT << shift)) | (best << shift));
}
