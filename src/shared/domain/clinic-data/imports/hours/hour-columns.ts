import {
  columnsOfHeader,
  fieldOfHeader,
  findHeader,
  NO_COLUMNS,
  type HeaderWords,
  type Mapping,
} from '../header.ts';
import { BRANCH_WORDS, DOCTOR_WORDS, ID_WORDS, PERSON_WORDS, words } from '../header-words.ts';
import type { Sheet, SheetRow } from '../sheets.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { DAY_FIELDS, type HourField } from './hour-file.ts';
import { parseWeek } from './parse-week.ts';

/** Header words in the five languages. */
const WORDS: HeaderWords<HourField> = [
  [
    'valid_from',
    words('ervenyes…tol ervenyes…kezd* valid_from valabil…de_la действ…_с басталу_күні'),
  ],
  [
    'valid_to',
    words(
      'ervenyes…ig ervenyes…vege* valid_to valid_until valabil…pana* действ…_по действ…_до аяқталу_күні',
    ),
  ],
  [
    'weeks',
    words(
      'paros* paratlan* parit* odd even чет четн* нечет* тақ жұп par para pare impar* ^het$ ^week$ ^weeks$ ^saptaman* ^недел* ^апта$ апталар* апта_түрі',
    ),
  ],
  ['external_id', words(ID_WORDS)],
  ['doctor', words(`${DOCTOR_WORDS} ${PERSON_WORDS}`)],
  ['branch', words(BRANCH_WORDS)],
  ['starts', words('kezd* tol de_la начало с басталу* *start* from')],
  ['ends', words('vege* ig pana_la конец до аяқтал* end ends to until')],
  ['hours', words('rendeles* ido* ora orar* ore orele *program* часы время уақыт* *hours* *time*')],
  ['days', words('nap napok* napja zile* ziua дни день дата күн* *day *days date *datum* data')],
];

const REQUIRED = [
  ['doctor', 'hours'],
  ['doctor', 'starts', 'ends'],
  ['doctor', 'day_1'],
  ['doctor'],
] as const;

/** Proposes the columns of a list of hours by the words of a header row; none without one. */
export function proposeHourMapping(sheets: readonly Sheet[]): Mapping<HourField> {
  return findHeader(sheets, columnsOf, REQUIRED) ?? NO_COLUMNS;
}

const columnsOf = (row: SheetRow) =>
  columnsOfHeader(row, (cell) => weekdayOfHeader(cell) ?? fieldOfHeader(cell, WORDS));

/** A header that is a day of the week is a column of a grid. */
function weekdayOfHeader(cell: string): HourField | undefined {
  const parts = parseWeek(cell, LANGUAGES);
  const [part, ...others] = parts ?? [];
  const isDay = part?.weekdays?.length === 1 && part.spans === null && part.weeks === 'every';
  const [weekday = 0] = part?.weekdays ?? [];
  return isDay && others.length === 0 ? DAY_FIELDS[weekday - 1] : undefined;
}
