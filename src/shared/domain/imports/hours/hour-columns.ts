import { fieldOfHeader, findHeader, type HeaderWords, type Mapping } from '../header.ts';
import type { Sheet, SheetRow } from '../sheets.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { parseWeek } from './parse-week.ts';

/** The columns of a grid with a column for each weekday, Monday first. */
export const DAY_FIELDS = ['day_1', 'day_2', 'day_3', 'day_4', 'day_5', 'day_6', 'day_7'] as const;

/** The columns of a list of working hours. */
export const HOUR_FIELDS = [
  'doctor',
  'external_id',
  'branch',
  'days',
  'hours',
  'starts',
  'ends',
  'weeks',
  'valid_from',
  'valid_to',
  ...DAY_FIELDS,
] as const;
export type HourField = (typeof HOUR_FIELDS)[number];
export type HourMapping = Mapping<HourField>;

/** Header words in the five languages. */
const WORDS: HeaderWords<HourField> = [
  [
    'valid_from',
    /ervenyes.*(tol|kezd)|valid from|valabil.*de la|действ.*с\b|действует с|басталу күні/u,
  ],
  ['valid_to', /ervenyes.*(ig|vege)|valid (to|until)|valabil.*pana|действ.*(по|до)|аяқталу күні/u],
  [
    'weeks',
    /paros|parit|^het$|^week|odd|even|^saptaman|недел|^апта|\bpar[ea]?\b|чет|апта түрі|тақ/u,
  ],
  [
    'external_id',
    /(?<!\p{L})id(?!\p{L})|azonosito|\bkod|\bcod\b|\bcode\b|(?<!\p{L})код|идентификатор/u,
  ],
  ['doctor', /orvos|doctor|medic|\bnev|\bname|врач|доктор|фио|дәрігер|аты/u],
  ['branch', /telephely|filial|sediu|locati|филиал|адрес|бөлімше|branch|clinic|location/u],
  ['starts', /kezd|\btol\b|de la|начало|(?<!\p{L})с(?!\p{L})|басталу|start|from/u],
  ['ends', /vege|\big\b|pana la|конец|(?<!\p{L})до(?!\p{L})|аяқтал|\bend|\bto\b|until/u],
  ['hours', /rendeles|rendelesi|\bido|\bor[ae]|program|часы|время|уақыт|hours|time/u],
  ['days', /napok|\bnap\b|zile|\bziua|дни|день|дата|күн|day|date|datum/u],
];

/** Proposes the columns of a list of hours by the words of a header row; none without one. */
export function proposeHourMapping(sheets: readonly Sheet[]): HourMapping {
  return (
    findHeader(sheets, columnsOfHeader, ['doctor', 'hours']) ??
    findHeader(sheets, columnsOfHeader, ['doctor', 'starts', 'ends']) ??
    findHeader(sheets, columnsOfHeader, ['doctor', 'day_1']) ??
    findHeader(sheets, columnsOfHeader, ['doctor']) ?? {
      ...{ sheet: 0, header_row: 0, columns: {} },
    }
  );
}

function columnsOfHeader({ cells }: SheetRow): HourMapping['columns'] {
  const columns: { [Field in HourField]?: number } = {};
  cells.forEach((cell, column) => {
    const field = weekdayOfHeader(cell) ?? fieldOfHeader(cell, WORDS);
    if (field !== undefined) columns[field] ??= column;
  });
  return columns;
}

/** A header that is a day of the week is a column of a grid. */
function weekdayOfHeader(cell: string): HourField | undefined {
  const parts = parseWeek(cell, LANGUAGES);
  const [part, ...others] = parts ?? [];
  const isDay = part?.weekdays?.length === 1 && part.spans === null && part.weeks === 'every';
  const [weekday = 0] = part?.weekdays ?? [];
  return isDay && others.length === 0 ? DAY_FIELDS[weekday - 1] : undefined;
}
