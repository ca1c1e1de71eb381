import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#shared/i18n/spoken-languages.ts';
import { nameKey } from '../name-key.ts';
import { isLongCell } from '../sheets.ts';

const MARKS = /\p{M}/gu;
const MONTHS = 12;
const MAX_MONTHS = 1200;
const MAX_EXPERIENCE = 70;
const MIN_YEAR = 1940;
/** Cells leave out the word for a language, and end it as they like: `қазақ`, `на русском`. */
const MIN_STEM = 4;
const ENDING = 2;

const STEMS = Object.entries(SPOKEN_LANGUAGES).map(([code, names]) => ({
  code: code as SpokenLanguage,
  stems: Object.values(names).map((name) => {
    const [first = ''] = nameKey(name).split(' ');
    return first.length > MIN_STEM + ENDING ? first.slice(0, -ENDING) : first;
  }),
}));
const NOISE = new Set(['es', 'si', 'and', 'i', 'jane', 'na', 'tili', 'til', 'iazik', 'limba']);

/** Reads the languages that a doctor speaks: `magyar, angol`, `ru/en`. Returns null if one is not known. */
export function parseLanguages(text: string): SpokenLanguage[] | null {
  const words = nameKey(text)
    .split(' ')
    .filter((word) => word !== '' && !NOISE.has(word));
  const found = words.map(
    (word) =>
      STEMS.find(({ code }) => code === word) ??
      STEMS.find(({ stems }) => stems.some((stem) => word.startsWith(stem))),
  );
  if (!found.every((each) => each !== undefined)) return null;
  return Array.from(new Set(found.map(({ code }) => code)));
}

/** Reads since when a doctor practises: a year, or `15 years` before the year of the file. Null for any other text. */
export function parsePractisingSince(text: string, year: number): number | null {
  const plain = text.trim();
  if (isLongCell(plain)) return null;
  const numbers = plain.match(/\d+/g) ?? [];
  if (numbers.length !== 1) return null;
  const [value = 0] = numbers.map(Number);
  const since = value <= MAX_EXPERIENCE ? year - value : value;
  return since >= MIN_YEAR && since <= year ? since : null;
}

/** The ages of patients, in months. */
export interface AgeRange {
  readonly from: number;
  readonly to: number | null;
}

const UNIT = String.raw`\s*(ho(?:nap)?|luni|мес\p{L}*|ай|m(?:o(?:nths?)?)?)?\p{L}*\.?`;
const RANGE = new RegExp(String.raw`^\D*?(\d{1,3})${UNIT}\s*[-–—]\s*\D*?(\d{1,3})${UNIT}$`, 'iu');
const FROM = new RegExp(
  String.raw`^\D*?(\d{1,3})${UNIT}\s*(?:\+|-?t[oe]l|felett|жастан|.*)$`,
  'iu',
);

/** Reads ages: `0-18`, `18+`, `6 months – 14 years`, `от 3 лет`. Returns null for any other text. */
export function parseAges(text: string): AgeRange | null {
  const plain = text.trim().toLowerCase().normalize('NFD').replace(MARKS, '');
  if (isLongCell(plain)) return null;
  const [range, low, lowUnit, high, highUnit] = RANGE.exec(plain) ?? [];
  if (range !== undefined) {
    const ages = { from: monthsOf(low, lowUnit), to: monthsOf(high, highUnit) };
    return ages.from < ages.to && ages.to <= MAX_MONTHS ? ages : null;
  }
  const [from, age, unit] = FROM.exec(plain) ?? [];
  if (from === undefined || (plain.match(/\d+/g) ?? []).length > 1) return null;
  if (!/\+|t[oe]l|felett|^(?:from|over|от|с|de la|peste)\s|жастан/iu.test(plain)) return null;
  const months = monthsOf(age, unit);
  return months <= MAX_MONTHS ? { from: months, to: null } : null;
}

function monthsOf(age: string | undefined, unit: string | undefined): number {
  return Number(age) * (unit === undefined ? MONTHS : 1);
}
