import { DATE_NAMES } from '#shared/i18n/date-names.ts';

/** A date whose month is a name, and the length of its text. */
interface NamedDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly length: number;
}

const MARKS = /\p{M}/gu;
const MIN_LETTERS = 3;
const CENTURY = 2000;
/** The sign of a year behind it: `2026 г.`, `2026 ж.`. */
const YEAR_SIGN = String.raw`(?:\s*(?:г(?:ода)?|ж(?:ыл\p{L}*)?)(?!\p{L})\.?)?`;
const GAP = String.raw`(?:\s*[-./]\s*|[.,]?\s+)`;
const MONTH = String.raw`(?<month>\p{L}{3,})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?!\d|[:h.]\d)(?:st|nd|rd|th)?\.?`;
const YEAR = String.raw`(?<year>\d{4})(?!\d)`;
const FORMS = [
  // `30 ноября 2026 г.`, `30. noiembrie 2026`, `30-Nov-2026`
  `^${DAY}${GAP}${MONTH},?${GAP}${YEAR}${YEAR_SIGN}`,
  // `30-Nov-26`
  String.raw`^${DAY}(?<gap>[-./])${MONTH}\k<gap>(?<year>\d{2})(?![\d:.])`,
  // `2026. november 30.`
  `^${YEAR}${GAP}${MONTH}${GAP}${DAY}`,
  // `2026 жылғы 30 қараша`
  String.raw`^${YEAR}${YEAR_SIGN},?\s+${DAY}\s+${MONTH}`,
  // `November 30, 2026`
  String.raw`^${MONTH}\s+${DAY},?\s+${YEAR}${YEAR_SIGN}`,
].map((form) => new RegExp(form, 'iu'));

const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

const NAMES = Object.values(DATE_NAMES).flatMap(({ months, standaloneMonths = [], shortMonths }) =>
  [months, standaloneMonths, shortMonths].flatMap((names) =>
    names.map((name, index) => [plain(name).replace('.', ''), index + 1] as const),
  ),
);

/** Returns the month of a name in any language, or of its beginning; null for one of no or several months. */
function monthOf(text: string): number | null {
  const word = plain(text);
  if (word.length < MIN_LETTERS) return null;
  const months = new Set(NAMES.flatMap(([name, month]) => (name.startsWith(word) ? month : [])));
  const [month = null, ...others] = months;
  return others.length === 0 ? month : null;
}

/** Returns the date at the beginning of a text whose month is a name in one of the five languages; null without one. */
export function findNamedDate(text: string): NamedDate | null {
  for (const form of FORMS) {
    const found = form.exec(text);
    const { year = '', month: name = '', day = '' } = found?.groups ?? {};
    const month = found === null ? null : monthOf(name);
    if (found !== null && month !== null) {
      const century = year.length === 2 ? CENTURY : 0;
      return { year: century + Number(year), month, day: Number(day), length: found[0].length };
    }
  }
  return null;
}
