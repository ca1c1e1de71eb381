import type { Language } from '#shared/i18n/languages.ts';
import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { stem, stemsOf } from './stem.ts';

/** Words for any doctor, and words that only connect others. */
const GENERIC: Record<Language, { readonly doctor: string; readonly link: string }> = {
  en: { doctor: 'doctor dr specialist clinic', link: 'the for of in at and to near with my' },
  hu: { doctor: 'orvos szakorvos doktor dr rendelés rendelő', link: 'a az és egy' },
  kk: { doctor: 'дәрігер маман доктор', link: 'үшін мен және' },
  ro: { doctor: 'medic doctor dr specialist', link: 'de la în din pentru cu și pe al' },
  ru: { doctor: 'врач доктор специалист', link: 'к ко у в во на по от для с со и при' },
};

const wordsByLanguage = new Map<Language, ReadonlySet<string>>();

function genericWords(language: Language): ReadonlySet<string> {
  const known = wordsByLanguage.get(language);
  if (known !== undefined) return known;
  const { doctor, link } = GENERIC[language];
  const words = new Set([
    ...doctor.split(' ').flatMap((word) => [readingsOf(word).sound, stem(word, language) ?? '']),
    ...link.split(' ').map((word) => readingsOf(word).sound),
  ]);
  wordsByLanguage.set(language, words);
  return words;
}

/**
 * Returns true for a word that says little beside another one, such as "doctor" in "heart doctor". The
 * last word may be an initial or the beginning of another word, so there a single letter is not generic.
 */
export function isGeneric(word: string, languages: readonly Language[], isLast: boolean): boolean {
  if (isLast && word.length < 2) return false;
  const keys = [readingsOf(word).sound, ...stemsOf(word, languages)];
  return languages.some((language) => keys.some((key) => genericWords(language).has(key)));
}
