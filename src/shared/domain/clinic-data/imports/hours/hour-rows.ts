import type { Language } from '#shared/i18n/languages.ts';
import { addDays, daysBetween, type PlainDate } from '#shared/domain/time/plain-date.ts';
import type { Span } from '#shared/domain/time/working-hours.ts';
import { formatTime } from '#shared/i18n/format-date.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';
import type { Mapping } from '../header.ts';
import { nameKey } from '../name-key.ts';
import { rowsBelow } from '../rows-below.ts';
import { cellIn, type FaultyCell, type Sheet } from '../sheets.ts';
import {
  dateOrderOf,
  isWholeDay,
  parseDate,
  parseTime,
  SHARE_OF_DAY,
  type DateOrder,
} from '../appointments/parse-moment.ts';
import { DAY_FIELDS, type HourField } from './hour-file.ts';
import { parseWeek } from './parse-week.ts';

/** The reasons for which a row has no hours to apply. */
export const HOUR_FAULTS = [
  'no_doctor',
  'no_days',
  'no_hours',
  'unclear_hours',
  'unclear_weeks',
  'unclear_dates',
  'past',
  'too_far',
] as const;
type HourFault = (typeof HOUR_FAULTS)[number];

/** The hours of a weekday in a period. */
interface WeeklyHours {
  readonly weekday: number;
  readonly weeks: Weeks;
  readonly spans: readonly Span[];
}

/** A row of a list of hours: weekly ones of a period, or those of single days. */
export interface HourRow {
  readonly row: number;
  readonly doctor: string;
  readonly external_id: string;
  readonly branch: string;
  /** Equal for the same doctor at the same branch, as in lists of appointments. */
  readonly doctor_key: string;
  /** The period; null without a first or last day. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly weekly: readonly WeeklyHours[];
  readonly days: readonly { readonly day: PlainDate; readonly spans: readonly Span[] }[];
}

export interface HourRows {
  readonly rows: readonly HourRow[];
  readonly faults: readonly FaultyCell<HourFault>[];
}

const MAX_DAYS = 366;

type Failure = { readonly fault: HourFault; readonly field: HourField };
type Cells = (field: HourField) => string;

/** Reads the hours below the header of a list, as of `today`. */
export function readHourRows(
  sheets: readonly Sheet[],
  mapping: Mapping<HourField>,
  { languages, today }: { readonly languages: readonly Language[]; readonly today: PlainDate },
): HourRows {
  const { columns } = mapping;
  const rows: HourRow[] = [];
  const faults: HourRows['faults'][number][] = [];
  const below = rowsBelow(sheets, mapping).rows;
  const dates = (['days', 'valid_from', 'valid_to'] as const).flatMap((field) =>
    below.map((each) => cellIn(each, columns[field])),
  );
  const order = dateOrderOf(dates);
  for (const each of below) {
    const row = each.number;
    const cell = (field: HourField) => cellIn(each, columns[field]).trim();
    const read = readRow(cell, { languages, today, order });
    if ('fault' in read) {
      const { fault, field } = read;
      faults.push({ row, column: (columns[field] ?? -1) + 1, value: cell(field), fault });
    } else rows.push({ row, ...read });
  }
  return { rows, faults };
}

interface Reading {
  readonly languages: readonly Language[];
  readonly today: PlainDate;
  readonly order: DateOrder;
}

function readRow(cell: Cells, reading: Reading): Omit<HourRow, 'row'> | Failure {
  const [doctor, externalId, branch] = [cell('doctor'), cell('external_id'), cell('branch')];
  const name = externalId === '' ? nameKey(doctor) : `#${externalId}`;
  if (name === '') return { fault: 'no_doctor', field: 'doctor' };
  const period = periodOf(cell, reading);
  if ('fault' in period) return period;
  const hours = hoursOf(cell, reading);
  if ('fault' in hours) return hours;
  return {
    doctor: doctor === '' ? externalId : doctor,
    external_id: externalId,
    branch,
    doctor_key: `${name}@${nameKey(branch)}`,
    ...period,
    ...hours,
  };
}

function periodOf(cell: Cells, { order, today }: Reading): Pick<HourRow, 'from' | 'to'> | Failure {
  const dates = (['valid_from', 'valid_to'] as const).map((field) => {
    if (cell(field) === '') return null;
    const found = parseDate(cell(field), order);
    return found !== null && isWholeDay(found) ? found.date : 'unclear';
  });
  const [from = null, to = null] = dates;
  if (from === 'unclear') return { fault: 'unclear_dates', field: 'valid_from' } as const;
  if (to === 'unclear' || (to !== null && from !== null && to < from)) {
    return { fault: 'unclear_dates', field: 'valid_to' } as const;
  }
  if (to !== null && to < today) return { fault: 'past', field: 'valid_to' } as const;
  return { from: from !== null && from <= today ? null : from, to };
}

function hoursOf(cell: Cells, reading: Reading): Pick<HourRow, 'weekly' | 'days'> | Failure {
  const weeks = weeksOf(cell('weeks'), reading.languages);
  if (weeks === null) return { fault: 'unclear_weeks', field: 'weeks' };
  const grid = DAY_FIELDS.filter((field) => cell(field) !== '');
  if (grid.length > 0) return gridOf(cell, grid, weeks, reading);
  const dates = datesOf(cell('days'), reading);
  const own = ownHours(cell);
  if (dates !== null) {
    const parts = parseWeek(own, reading.languages);
    const spans = parts?.length === 1 && parts[0]?.weekdays === null ? parts[0].spans : null;
    if (own === '') return { fault: 'no_hours', field: 'hours' };
    if (spans === null) return { fault: 'unclear_hours', field: 'hours' };
    if ('fault' in dates) return dates;
    return { weekly: [], days: dates.days.map((day) => ({ day, spans })) };
  }
  const text = [cell('days'), own].filter((each) => each !== '').join(' ');
  if (text === '') return { fault: 'no_hours', field: 'hours' };
  const parts = parseWeek(text, reading.languages);
  if (parts === null) return { fault: 'unclear_hours', field: own === '' ? 'days' : 'hours' };
  if (parts.some((part) => part.weekdays === null)) return { fault: 'no_days', field: 'days' };
  if (parts.some((part) => part.spans === null)) return { fault: 'no_hours', field: 'hours' };
  const weekly = parts.flatMap((part) =>
    (part.weekdays ?? []).map((weekday) => ({
      weekday,
      weeks: part.weeks === 'every' ? weeks : part.weeks,
      spans: part.spans ?? [],
    })),
  );
  return { weekly, days: [] };
}

function gridOf(
  cell: Cells,
  fields: readonly (typeof DAY_FIELDS)[number][],
  weeks: Weeks,
  { languages }: Reading,
): Pick<HourRow, 'weekly' | 'days'> | Failure {
  const weekly: WeeklyHours[] = [];
  for (const field of fields) {
    const parts = parseWeek(cell(field), languages);
    if (parts === null || parts.some((part) => part.weekdays !== null || part.spans === null)) {
      return { fault: 'unclear_hours', field };
    }
    const weekday = DAY_FIELDS.indexOf(field) + 1;
    weekly.push(
      ...parts.map((part) => ({
        weekday,
        spans: part.spans ?? [],
        weeks: part.weeks === 'every' ? weeks : part.weeks,
      })),
    );
  }
  return { weekly, days: [] };
}

/** Returns the cell of the hours, or the hours between the cells of a start and an end. */
function ownHours(cell: Cells): string {
  const [from, to] = [cell('starts'), cell('ends')];
  // Spreadsheets store 24:00 as a whole day.
  const until = SHARE_OF_DAY.test(from) && to === '1' ? '24:00' : to;
  const times = [from, until].map((text) => {
    const minute = parseTime(text);
    return minute === null ? text : formatTime(minute);
  });
  if (cell('hours') !== '' && times.some((text) => parseTime(text) === null)) return cell('hours');
  return times.filter((text) => text !== '').join('-');
}

function weeksOf(text: string, languages: readonly Language[]): Weeks | null {
  if (text === '') return 'every';
  const parts = parseWeek(text, languages);
  const [part, ...others] = parts ?? [];
  if (part !== undefined && others.length === 0 && part.weekdays === null && part.spans === null) {
    return part.weeks;
  }
  return /^(every|all|minden|osszes|összes|toate|все|каждую|барлық|-)/iu.test(text.trim())
    ? 'every'
    : null;
}

/** Reads a date or a range of dates; null for a text that is not of dates. */
function datesOf(
  text: string,
  { order, today }: Reading,
): { readonly days: PlainDate[] } | Failure | null {
  const first = parseDate(text, order);
  if (first === null) return null;
  const rest = first.rest.replace(/^[-–—\s]+/u, '');
  const last = rest === '' ? first : parseDate(rest, order);
  const field = 'days' as const;
  if (last === null || (rest !== '' && last.rest !== '') || last.date < first.date) {
    return { fault: 'unclear_dates', field };
  }
  if (last.date < today) return { fault: 'past', field };
  if (daysBetween(today, last.date) > MAX_DAYS) return { fault: 'too_far', field };
  const begin = first.date < today ? today : first.date;
  const days = Array.from({ length: daysBetween(begin, last.date) + 1 }, (_, index) =>
    addDays(begin, index),
  );
  return { days };
}
