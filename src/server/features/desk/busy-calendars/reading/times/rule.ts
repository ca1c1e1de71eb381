import type { Property } from '../lines/content-lines.ts';
import { parseTime, type Time } from './times.ts';
import { UnreadError } from '../unread-error.ts';

/** The parts of a rule that name days and times, as `rrule` takes them. */
type Filters = Partial<
  Record<
    'bymonth' | 'bymonthday' | 'byyearday' | 'byweekno' | 'byhour' | 'byminute' | 'bysecond',
    number[]
  >
>;

/** A rule of repetition (RFC 5545, 3.3.10). */
export interface Rule {
  readonly line: number;
  readonly freq: (typeof FREQUENCIES)[number];
  readonly interval: number;
  readonly count: number | null;
  readonly until: Time | null;
  /** The first day of weeks; Monday is 0. */
  readonly wkst: number;
  /** Days of the week, with the number of each in its month or year. */
  readonly byday: readonly { readonly weekday: number; readonly n: number | null }[];
  readonly filters: Filters;
  /** BYSETPOS. */
  readonly positions: readonly number[];
}

// Rules within a day are not read: no appointment repeats like that.
export const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const;
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const BY_DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/;

/** The parts that are lists of numbers, with their largest number and whether it may be negative. */
const LISTS = {
  BYMONTH: ['bymonth', 1, 12, false],
  BYMONTHDAY: ['bymonthday', 1, 31, true],
  BYYEARDAY: ['byyearday', 1, 366, true],
  BYWEEKNO: ['byweekno', 1, 53, true],
  BYHOUR: ['byhour', 0, 23, false],
  BYMINUTE: ['byminute', 0, 59, false],
  BYSECOND: ['bysecond', 0, 59, false],
  BYSETPOS: ['positions', 1, 366, true],
} as const satisfies Record<string, readonly [string, number, number, boolean]>;
const OTHERS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY']);

/**
 * Parses the rule of an event that begins at `start`. Throws an `UnreadError` for a rule that RFC 5545 does not allow,
 * whose meaning it leaves open, or that repeats within a day.
 */
export function parseRule({ value, number: line }: Property, start: Time): Rule {
  const parts = partsOf(value, line);
  const freq = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  const wkst = DAYS.indexOf(parts.get('WKST') ?? 'MO');
  const untilText = parts.get('UNTIL') ?? null;
  const until = untilText === null ? null : parseTime(untilText, start.zone);
  if (freq === undefined || wkst === -1 || (until === null && untilText !== null)) {
    throw unread(line);
  }
  const { positions = [], ...filters } = listsOf(parts, line);
  const rule: Rule = {
    line,
    freq,
    interval: integerOf(parts.get('INTERVAL') ?? '1', line),
    count: parts.has('COUNT') ? integerOf(parts.get('COUNT') ?? '', line) : null,
    until,
    wkst,
    byday: (parts.get('BYDAY')?.split(',') ?? []).map((text) => dayOf(text, line)),
    filters,
    positions,
  };
  if (!isDefined(rule, start)) throw unread(line);
  return rule;
}

const unread = (line: number) => new UnreadError('unknown_rule', line);

function partsOf(value: string, line: number): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of value.toUpperCase().replace(/;$/, '').split(';')) {
    const [name = '', text = '', ...others] = part.split('=');
    const isKnown = OTHERS.has(name) || name in LISTS;
    if (!isKnown || parts.has(name) || text === '' || others.length > 0) throw unread(line);
    parts.set(name, text);
  }
  return parts;
}

function integerOf(text: string, line: number): number {
  if (!/^0*[1-9]\d{0,5}$/.test(text)) throw unread(line);
  return Number(text);
}

function dayOf(text: string, line: number): Rule['byday'][number] {
  const [, n, day = ''] = BY_DAY.exec(text) ?? [];
  if (day === '' || Number(n) === 0) throw unread(line);
  return { weekday: DAYS.indexOf(day), n: n === undefined ? null : Number(n) };
}

function listsOf(parts: ReadonlyMap<string, string>, line: number) {
  const lists: Filters & { positions?: number[] } = {};
  for (const [name, [key, min, max, isSigned]] of Object.entries(LISTS)) {
    const numbers = parts
      .get(name)
      ?.split(',')
      .map((text) => {
        const size = Math.abs(Number(text));
        const isNumber = isSigned ? /^[+-]?\d{1,3}$/.test(text) : /^\d{1,2}$/.test(text);
        if (!isNumber || size < min || size > max) throw unread(line);
        return Number(text);
      });
    // The library repeats an hour that is named twice, and keeps their order.
    if (numbers !== undefined) lists[key] = [...new Set(numbers)].sort((a, b) => a - b);
  }
  return lists;
}

/** Tells whether RFC 5545 defines the meaning of a rule, in the table of 3.3.10 and the text around it. */
function isDefined(rule: Rule, start: Time): boolean {
  const { freq, interval, count, until, byday, filters, positions } = rule;
  const { bymonthday, byyearday, byweekno, byhour, byminute, bysecond } = filters;
  const hasTimes = [byhour, byminute, bysecond].some((list) => list !== undefined);
  const hasOthers = byday.length > 0 || Object.keys(filters).length > 0;
  const isYearly = freq === 'YEARLY';
  const numbered = byday.filter(({ n }) => n !== null).length;
  return !(
    (count !== null && until !== null) ||
    // Readers disagree whether numbered days limit the others.
    (numbered > 0 && numbered < byday.length) ||
    (numbered > 0 && (byweekno !== undefined || (!isYearly && freq !== 'MONTHLY'))) ||
    (byyearday !== undefined && !isYearly) ||
    (bymonthday !== undefined && freq === 'WEEKLY') ||
    (hasTimes && start.isDate) ||
    // Readers disagree about weeks without days, and about those that begin in another year.
    (byweekno !== undefined && (!isYearly || byday.length === 0 || interval > 1)) ||
    (byweekno !== undefined && [bymonthday, byyearday, positions[0]].some(Boolean)) ||
    (positions.length > 0 && !hasOthers)
  );
}
