import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { PLURAL_CATEGORIES } from '#shared/i18n/plural.ts';

/**
 * Checks that every text exists in every language, with its plural forms and the same placeholders,
 * and is not an untranslated copy of another language.
 */
const folder = join(import.meta.dirname, '../src/shared/i18n/locales');
/** Texts that may be equal in several languages: brands, formats, placeholders and symbols. */
const MAY_EQUAL = /^(?:[^\p{L}]|\{\{\w+\}\}|Vizit|SMS|WhatsApp|Telegram|Email|E-mail)*$/u;
const MIN_TEXTS = 100;
/** The forms of a name, of which every language uses the one that its sentence needs. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  where: 'city',
  services: 'service',
};

type Texts = Map<string, string>;

const problems: string[] = [];
let count = 0;
for (const file of filesOf('en')) {
  const texts = new Map(LANGUAGES.map((language) => [language, read(language, file)]));
  const english = texts.get('en') ?? new Map<string, string>();
  count += english.size;
  for (const [language, own] of texts) check(file, language, own, english);
  compare(file, 'kk', 'ru', texts);
  for (const language of LANGUAGES) if (language !== 'en') compare(file, language, 'en', texts);
}
for (const language of LANGUAGES) {
  for (const file of filesOf(language)) {
    if (!filesOf('en').includes(file)) problems.push(`${language}/${file} has no English`);
  }
}
if (count < MIN_TEXTS) problems.push(`only ${count} texts were read`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length === 0 ? 0 : 1);

function filesOf(language: Language): string[] {
  return readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
}

function check(file: string, language: Language, own: Texts, english: Texts): void {
  const counted = countedKeys(english);
  const expected = new Set(
    [...english.keys()].flatMap((key) => {
      const base = baseOf(key, counted);
      return base === key ? [key] : PLURAL_CATEGORIES[language].map((form) => `${base}_${form}`);
    }),
  );
  for (const key of expected) {
    const text = own.get(key);
    if (text === undefined || text.trim() === '') problems.push(`${language}/${file}: no ${key}`);
    else checkPlaceholders(`${language}/${file}: ${key}`, text, englishOf(key, english, counted));
  }
  for (const key of own.keys()) {
    if (!expected.has(key)) problems.push(`${language}/${file}: ${key} is not in English`);
  }
}

/** A plural form may omit the number, as in "one doctor", but no other placeholder. */
function checkPlaceholders(where: string, text: string, english: string): void {
  const names = (of: string) =>
    new Set(
      [...of.matchAll(/\{\{\s*(\w+)\s*(?:,\s*lower\s*)?\}\}/g)].map(
        ([, name = '']) => PLAIN_NAMES[name] ?? name,
      ),
    );
  const [own, expected] = [names(text), names(english)];
  const different = [...own.symmetricDifference(expected)].filter((name) => name !== 'count');
  if (different.length > 0) problems.push(`${where} differs in {{${different.join('}}, {{')}}}`);
}

function compare(
  file: string,
  language: Language,
  other: Language,
  all: Map<Language, Texts>,
): void {
  for (const [key, text] of all.get(language) ?? []) {
    // A single word, with or without a number, may be a loan: "{{count}} клиника".
    const hasWords = text
      .replaceAll(/\{\{\w+\}\}/g, '')
      .trim()
      .includes(' ');
    const isSame = all.get(other)?.get(key) === text && !MAY_EQUAL.test(text) && hasWords;
    if (isSame) problems.push(`${language}/${file}: ${key} equals the text of ${other}: ${text}`);
  }
}

function englishOf(key: string, english: Texts, counted: ReadonlySet<string>): string {
  const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '');
  return (counted.has(base) ? english.get(`${base}_other`) : english.get(key)) ?? '';
}

/** Returns the bases of keys with plural forms: English has both `_one` and `_other`. */
function countedKeys(english: Texts): ReadonlySet<string> {
  const bases = [...english.keys()]
    .filter((key) => key.endsWith('_one'))
    .map((key) => key.slice(0, -4));
  return new Set(bases.filter((base) => english.has(`${base}_other`)));
}

function baseOf(key: string, counted: ReadonlySet<string>): string {
  const base = key.replace(/_(?:one|other)$/, '');
  return counted.has(base) ? base : key;
}

function read(language: Language, file: string): Texts {
  const tree: unknown = JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  return new Map(flatten(tree, ''));
}

function flatten(tree: unknown, path: string): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    flatten(value, path === '' ? key : `${path}.${key}`),
  );
}
