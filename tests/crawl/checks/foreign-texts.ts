import { francAll } from 'franc-min';
import { globSync, readFileSync } from 'node:fs';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/i18n/languages.ts';

const ISO_639_3 = { en: 'eng', hu: 'hun', kk: 'kaz', ro: 'ron', ru: 'rus' } as const;
/** The minimum length in characters; names dominate shorter texts. */
const MIN_LENGTH = 80;
/** The minimum score of the expected language; the most likely language has 1. */
const MIN_SCORE = 0.9;
/** The names that other languages of doctors have in themselves. */
const OTHER_ENDONYMS = ['Deutsch', 'Français', 'Türkçe', 'Кыргызча', 'العربية', 'हिन्दी', 'اردو'];

/** Returns the texts that are long enough to detect and are in another language of the product. */
export function foreignTexts(texts: readonly string[], language: Language): string[] {
  return texts.filter((text) => {
    if (text.length < MIN_LENGTH) return false;
    const scores = new Map(francAll(text, { only: Object.values(ISO_639_3) }));
    return (scores.get(ISO_639_3[language]) ?? 0) < MIN_SCORE;
  });
}

const messages = new Map(LANGUAGES.map((language) => [language, new Set(messagesOf(language))]));

/** Returns the texts of any length that are messages of other languages only. */
export function foreignMessages(texts: readonly string[], language: Language): string[] {
  const others = [...messages].filter(([other]) => other !== language).map(([, own]) => own);
  return texts.filter(
    (text) => !messages.get(language)?.has(text) && others.some((own) => own.has(text)),
  );
}

/** Returns the texts that name a language in that language instead of the page's. */
export function endonyms(texts: readonly string[], language: Language): string[] {
  const names = LANGUAGES.filter((other) => other !== language).map(
    (other) => LANGUAGE_NAMES[other],
  );
  return texts.filter((text) => [...names, ...OTHER_ENDONYMS].some((name) => text.includes(name)));
}

/** Returns the messages of a language that need no values. */
function messagesOf(language: Language): string[] {
  const folder = new URL(`../../../src/shared/i18n/locales/${language}/`, import.meta.url);
  return globSync('*.json', { cwd: folder })
    .flatMap((file) => leavesOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .filter((text) => !text.includes('{{'));
}

function leavesOf(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(leavesOf);
}
