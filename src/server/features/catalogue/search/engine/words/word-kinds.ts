import type { Language } from '#shared/i18n/languages.ts';
import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { cached } from '#server/lib/cached.ts';
import { stem } from './stem.ts';

/** The kinds of words that say little beside another one: for any doctor, for any pain, and links. */
const KINDS = ['doctor', 'symptom', 'link'] as const;
type Kind = (typeof KINDS)[number];

const WORDS: Record<Language, Readonly<Record<Kind, string>>> = {
  en: {
    doctor: 'doctor doctors dr doc specialist physician clinic',
    symptom: 'pain pains painful ache aches aching hurt hurts hurting sore bad poor',
    link: 'the for of in at and to near with my is me price prices cost appointment book',
  },
  hu: {
    doctor: 'orvos szakorvos doktor dr specialista rendelés rendelő',
    symptom: 'fáj fájás fájdalom fájó fájnak rossz rosszul',
    link: 'a az és egy is ár ára árak időpont',
  },
  kk: {
    doctor: 'дәрігер маман доктор',
    symptom: 'ауыру ауырады ауру ауырсыну нашар',
    link: 'үшін мен және бағасы баға жазылу алу салу жасау',
  },
  ro: {
    doctor: 'medic doctor dr specialist',
    symptom: 'doare durere dureri prost slab',
    link: 'de la în din pentru cu și pe al o un mă preț prețuri programare',
  },
  ru: {
    doctor: 'врач доктор специалист',
    symptom: 'болит болят боль боли болей ноет плохо плохой',
    link: 'к ко у в во на по от для с со и при цена цены стоимость запись записаться рядом',
  },
};

const kindsIn = cached((language: Language): ReadonlyMap<string, Kind> => {
  const kinds = new Map<string, Kind>();
  for (const kind of KINDS) {
    for (const word of WORDS[language][kind].split(' ')) {
      kinds.set(readingsOf(word).sound, kind);
      // Links are too short for endings.
      if (kind !== 'link') kinds.set(stem(word, language) ?? '', kind);
    }
  }
  return kinds;
});

/** Returns the kind of a word by its sound key and its stem in each language, or null for a word that says something. */
export function kindOf(
  sound: string,
  stems: readonly (string | null)[],
  languages: readonly Language[],
): Kind | null {
  for (const [at, language] of languages.entries()) {
    const kinds = kindsIn(language);
    const kind = kinds.get(sound) ?? kinds.get(stems[at] ?? '');
    if (kind !== undefined) return kind;
  }
  return null;
}

/** Returns true for a word of a query that looks for a doctor rather than a procedure. */
export function asksForDoctor(kind: Kind | null): boolean {
  return kind === 'doctor' || kind === 'symptom';
}
