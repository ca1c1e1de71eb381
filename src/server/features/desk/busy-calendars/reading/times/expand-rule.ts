// oxlint-disable-next-line import/default -- a module of CommonJS, whose exports Node cannot name
import rrule, { type Options, type Weekday } from 'rrule';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { FREQUENCIES, type Rule } from './rule.ts';
import { instantOf, type Time } from './times.ts';
import { UnreadError } from '../unread-error.ts';

/** The occurrences of one rule that are looked at, past ones included: a century of days. */
const MAX_OCCURRENCES = 40_000;
/** The longest period of a rule, whose occurrences are needed for BYSETPOS. */
const MAX_PERIOD_MS = 366 * DAY_MS;
const MONDAY = Date.UTC(2026, 10, 23) / DAY_MS;

/**
 * Returns the occurrences of a rule until an instant, as what the clock shows. They are computed without a zone, and
 * are ordered. Throws an `UnreadError` for too many.
 */
export function expandRule(rule: Rule, start: Time, until: number): number[] {
  const limit = start.zone.clockOf(until) + DAY_MS;
  const clocks: number[] = [];
  const isTaken = (clock: number): boolean => {
    if (clock > limit || isPast(rule.until, clock, start)) return false;
    if (clocks.length >= MAX_OCCURRENCES) throw new UnreadError('too_many', rule.line);
    clocks.push(clock);
    return clocks.length !== rule.count;
  };
  if (rule.positions.length === 0) run(optionsOf(rule, start.clock, limit), isTaken);
  else runByPosition(rule, start, limit, isTaken);
  return clocks;
}

/**
 * Tells whether a start has the day and the time that a rule names. A rule that never applies has no such start, and
 * is not searched until the year 9999.
 */
export function fitsFilters({ freq, byday, filters }: Rule, { clock }: Time): boolean {
  const { bymonth, bymonthday, byyearday, byhour, byminute, bysecond } = filters;
  const at = new Date(clock);
  const isWithinMonth = freq === 'MONTHLY' || bymonth !== undefined;
  const [month, year] = [daysAround(clock, true), daysAround(clock, false)];
  const fits = (list: readonly number[] | undefined, ...values: number[]) =>
    list === undefined || values.some((value) => list.includes(value));
  const weeks = (isWithinMonth ? month : year).map(
    (day) => Math.sign(day) * Math.ceil(Math.abs(day) / 7),
  );
  return (
    fits(bymonth, at.getUTCMonth() + 1) &&
    fits(bymonthday, ...month) &&
    fits(byyearday, ...year) &&
    (byday.length === 0 ||
      byday.some(
        ({ weekday, n }) => weekday === weekdayOf(clock) && (n === null || weeks.includes(n)),
      )) &&
    fits(byhour, at.getUTCHours()) &&
    fits(byminute, at.getUTCMinutes()) &&
    fits(bysecond, at.getUTCSeconds())
  );
}

/** Returns the number of a day in its month or year, counted from its beginning and, negative, from its end. */
function daysAround(clock: number, isInMonth: boolean): [number, number] {
  const at = new Date(clock);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const begins = Date.UTC(year, isInMonth ? month : 0);
  const ends = isInMonth ? Date.UTC(year, month + 1) : Date.UTC(year + 1, 0);
  return [Math.floor((clock - begins) / DAY_MS) + 1, Math.floor((clock - ends) / DAY_MS)];
}

const weekdayOf = (clock: number): number => mod(Math.floor(clock / DAY_MS) - MONDAY, 7);
const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** A date includes its whole day, and some programs write the end of a series in local time. */
function isPast(until: Time | null, clock: number, start: Time): boolean {
  if (until === null) return false;
  if (until.isDate) return clock >= until.clock + DAY_MS;
  return until.zone === start.zone
    ? clock > until.clock
    : instantOf({ ...start, clock }) > instantOf(until);
}

function optionsOf(rule: Rule, from: number, until: number): Partial<Options> {
  const { freq, interval, wkst, byday, filters } = rule;
  const days = byday.map(({ weekday, n }): Weekday => new rrule.Weekday(weekday, n ?? undefined));
  return {
    ...filters,
    freq: FREQUENCIES.indexOf(freq),
    interval,
    wkst,
    // An empty list would replace the day of the start.
    byweekday: days.length === 0 ? null : days,
    dtstart: new Date(from),
    until: new Date(until),
  };
}

/** Calls a function with each occurrence until it returns false. */
function run(options: Partial<Options>, isTaken: (clock: number) => boolean): void {
  // The library keeps no results for a second search.
  new rrule.RRule(options, true).all((date) => isTaken(date.getTime()));
}

/**
 * Takes the occurrences that BYSETPOS names in each period. `rrule` repeats an occurrence that two positions name, and
 * takes the first one of a period for a negative position beyond it.
 */
function runByPosition(
  rule: Rule,
  start: Time,
  limit: number,
  isTaken: (clock: number) => boolean,
): void {
  let isOpen = true;
  let looked = 0;
  let current: number[] = [];
  const close = () => {
    // Readers disagree whether the days of the first week before the start count.
    if (rule.freq === 'WEEKLY' && (current[0] ?? start.clock) < start.clock) {
      throw new UnreadError('unknown_rule', rule.line);
    }
    const named = rule.positions.map((position) => current.at(position - (position > 0 ? 1 : 0)));
    for (const clock of [...new Set(named)].sort((one = 0, other = 0) => one - other)) {
      if (clock !== undefined && clock >= start.clock) isOpen &&= isTaken(clock);
    }
  };
  const from = startOfPeriod(rule, start.clock);
  run(optionsOf(withDefaults(rule, start.clock), from, limit + MAX_PERIOD_MS), (clock) => {
    looked += 1;
    if (looked > MAX_OCCURRENCES) throw new UnreadError('too_many', rule.line);
    if (
      current[0] !== undefined &&
      startOfPeriod(rule, current[0]) !== startOfPeriod(rule, clock)
    ) {
      close();
      current = [];
    }
    current.push(clock);
    return isOpen;
  });
  if (isOpen) close();
}

/** Returns the midnight with which the period of a time begins, in which a rule has its own positions. */
function startOfPeriod({ freq, wkst }: Rule, clock: number): number {
  const at = new Date(clock);
  const day = Math.floor(clock / DAY_MS);
  if (freq === 'YEARLY') return Date.UTC(at.getUTCFullYear(), 0);
  if (freq === 'MONTHLY') return Date.UTC(at.getUTCFullYear(), at.getUTCMonth());
  if (freq === 'WEEKLY') return (day - mod(day - MONDAY - wkst, 7)) * DAY_MS;
  return day * DAY_MS;
}

/** Adds the parts that a rule takes from its start, because a period begins before that. */
function withDefaults(rule: Rule, clock: number): Rule {
  const at = new Date(clock);
  const { freq, byday, filters } = rule;
  const { bymonth = [at.getUTCMonth() + 1], bymonthday, byyearday } = filters;
  const hasDays = byday.length > 0 || bymonthday !== undefined || byyearday !== undefined;
  const needsDate = !hasDays && (freq === 'YEARLY' || freq === 'MONTHLY');
  return {
    ...rule,
    filters: {
      byhour: [at.getUTCHours()],
      byminute: [at.getUTCMinutes()],
      bysecond: [at.getUTCSeconds()],
      ...filters,
      ...(needsDate ? { bymonthday: [at.getUTCDate()] } : {}),
      ...(needsDate && freq === 'YEARLY' ? { bymonth } : {}),
    },
    ...(!hasDays && freq === 'WEEKLY' ? { byday: [{ weekday: weekdayOf(clock), n: null }] } : {}),
  };
}
