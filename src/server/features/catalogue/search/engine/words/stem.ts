import type { Language } from '#shared/i18n/languages.ts';
import { readingsOf } from '#shared/domain/text/search-skeleton.ts';

/** The letters of Kazakh that many people type as Russian ones. */
const KAZAKH = 'әіөұүңғқһ';
const RUSSIAN = 'аиоуунгкх';

interface Grammar {
  readonly script: RegExp;
  /** The endings of cases, plurals, adjectives and fields of medicine. */
  readonly endings: readonly string[];
  /** The number of endings that a word may have one after another. */
  readonly count: number;
}

const MIN_STEM_LENGTH = 3;

function grammar(script: 'Cyrillic' | 'Latin', count: number, endings: string): Grammar {
  return {
    script: script === 'Latin' ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u,
    endings: Array.from(new Set(endings.split(/\s+/).map(plain))).sort(
      (a, b) => b.length - a.length,
    ),
    count,
  };
}

const GRAMMARS: Record<Language, Grammar> = {
  en: grammar('Latin', 2, `'s s es ies y ist ists ic ics ical ian ians`),
  hu: grammar(
    'Latin',
    2,
    `ban ben ból ből ról ről tól től hoz hez höz nak nek nál nél val vel ért ba be ra re on en ön
    ok ek ök ak ák ék ot et öt at át ét om em öm am ia iai us i a e á é t k n m ja je`,
  ),
  kk: grammar(
    'Cyrillic',
    3,
    `лар лер дар дер тар тер ның нің дың дің тың тің дан ден тан тен нан нен ға ге қа ке на не
    да де та те нда нде ды ді ты ті ны ні мен бен пен ым ім м ың ің сы сі ы і`,
  ),
  ro: grammar(
    'Latin',
    2,
    'urilor ilor elor ului iile iei ile ele ii ul lor uri le lui ie ia ea a ă e i u',
  ),
  ru: grammar(
    'Cyrillic',
    1,
    `иями иях ями ами ией иям ного ному ного ными ных ный ной ная ное ные ную ого его ому ему ыми
    ими ия ии ию ие ий ый ой ая яя ое ее ые ов ев ей ам ям ах ях ою ею ом ем ым им ую юю ых их ья
    ье а я о е и ы у ю ь`,
  ),
};

/** Removes what `readingsOf` ignores, so that endings match however a word is spelt. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}’әіөұүңғқһ]/gu, (mark) =>
      mark === '’' ? "'" : RUSSIAN.charAt(KAZAKH.indexOf(mark)),
    );
}

/** The last consonants of Kazakh stems that a vowel voices: `тамақ`, `тамағым`. */
const VOICED: Readonly<Record<string, string>> = { г: 'к', б: 'п' };

/**
 * Returns the sound key of a word without its endings in a language, or null if it is written in
 * another script. A light stemmer: it need not find the root, only the same stem for all forms of a word.
 */
export function stem(word: string, language: Language): string | null {
  return stemsIn(word, [language])[0] ?? null;
}

/** Returns the stem of a word in each language; most languages leave most words as they are. */
export function stemsIn(word: string, languages: readonly Language[]): (string | null)[] {
  const text = plain(word);
  const sounds = new Map<string, string>();
  return languages.map((language) => {
    if (!GRAMMARS[language].script.test(word)) return null;
    const rest = withoutEndings(text, language);
    const sound = sounds.get(rest) ?? readingsOf(rest).sound;
    sounds.set(rest, sound);
    return sound;
  });
}

function withoutEndings(text: string, language: Language): string {
  const { endings, count } = GRAMMARS[language];
  let rest = text;
  for (let step = 0; step < count; step += 1) {
    const ending = endings.find(
      (each) => rest.endsWith(each) && rest.length - each.length >= MIN_STEM_LENGTH,
    );
    if (ending === undefined) break;
    rest = rest.slice(0, -ending.length);
  }
  if (language !== 'kk') return rest;
  return rest.slice(0, -1) + (VOICED[rest.slice(-1)] ?? rest.slice(-1));
}

/** Returns the key of a stem, as the same stem in another language is that of other words. */
export function stemKey(stem: string, language: Language): string {
  return `${language} ${stem}`;
}

/** The words of titles and alternate names are the same in every city. */
const MAX_ENTRIES = 50_000;
const cache = new Map<string, string | null>();

/** Returns the stem of a word of a title, and caches it. */
export function knownStem(word: string, language: Language): string | null {
  const key = `${language} ${word}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_ENTRIES) cache.clear();
  const found = stem(word, language);
  cache.set(key, found);
  return found;
}
