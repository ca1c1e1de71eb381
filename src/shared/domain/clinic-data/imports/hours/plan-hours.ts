import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import {
  fitsGrid,
  formatHours,
  isAscending,
  type Span,
} from '#shared/domain/time/working-hours.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';
import type { HourRow } from './hour-rows.ts';

/** Weekly hours that are valid from a day to another one; both may be infinite, as PostgreSQL writes it. */
interface HourRule {
  readonly weekday: number;
  readonly weeks: Weeks;
  readonly starts: number;
  readonly ends: number;
  readonly from: string;
  readonly to: string;
  readonly is_phone_only: boolean;
}

/** The hours of a schedule: weekly ones, and those of single days. */
export interface Hours {
  readonly rules: readonly HourRule[];
  readonly days: Readonly<Record<PlainDate, readonly Span[]>>;
}

/** A schedule of the clinic as it is. */
export interface CurrentHours extends Hours {
  readonly id: number;
  readonly step_minutes: number;
  /** The hours that an import last gave it. */
  readonly imported: Hours | null;
}

export const HOUR_REASONS = ['off_grid', 'overlap', 'twice'] as const;
type HourReason = (typeof HOUR_REASONS)[number];

/** The hours of a schedule in a file, and what they change. */
export interface SchedulePlan {
  readonly row: number;
  readonly schedule: number;
  readonly before: Hours;
  readonly after: Hours;
  /** The hours that imports gave the schedule, with those of this one. */
  readonly imported: Hours;
}

export interface HoursPlan {
  readonly changed: readonly SchedulePlan[];
  /** Hours that a person entered, which stay. */
  readonly kept: readonly SchedulePlan[];
  readonly refused: readonly (SchedulePlan & { readonly reason: HourReason })[];
  readonly same: number;
  readonly unconfirmed: number;
  readonly ignored: number;
}

export interface HoursInput {
  readonly rows: readonly HourRow[];
  /** The schedule by the key of a doctor; null for none of the clinic. */
  readonly doctors: ReadonlyMap<string, number | null>;
  readonly schedules: readonly CurrentHours[];
  readonly today: PlainDate;
  /** The schedules whose hours are overwritten even if a person entered them. */
  readonly overwrite: readonly number[];
}

const BEGIN = '-infinity';
const END = 'infinity';

/** Computes which hours a list changes. The order of the rows does not matter. */
export function planHours(input: HoursInput): HoursPlan {
  const current = new Map(input.schedules.map((schedule) => [schedule.id, schedule]));
  const changed: SchedulePlan[] = [];
  const kept: SchedulePlan[] = [];
  const refused: HoursPlan['refused'][number][] = [];
  let [same, unconfirmed, ignored] = [0, 0, 0];
  const bySchedule = new Map<CurrentHours, HourRow[]>();
  for (const row of input.rows) {
    const id = input.doctors.get(row.doctor_key);
    const schedule = id === undefined || id === null ? undefined : current.get(id);
    if (id === null) ignored += 1;
    else if (schedule === undefined) unconfirmed += 1;
    else bySchedule.set(schedule, [...(bySchedule.get(schedule) ?? []), row]);
  }
  for (const [schedule, rows] of bySchedule) {
    const before = currentHours(schedule, input.today);
    const after = hoursAfter(before, rows, input.today);
    const plan = {
      row: Math.min(...rows.map(({ row }) => row)),
      schedule: schedule.id,
      before,
      after,
      imported: importedAfter(schedule, after, rows),
    };
    const reason = reasonAgainst(after, rows, schedule.step_minutes);
    if (isEqualHours(before, after)) same += 1;
    else if (reason !== null) refused.push({ ...plan, reason });
    else if (isOwn(schedule, before, rows, input)) changed.push(plan);
    else kept.push(plan);
  }
  const byRow = (a: SchedulePlan, b: SchedulePlan) => a.row - b.row;
  return {
    changed: changed.sort(byRow),
    kept: kept.sort(byRow),
    refused: refused.sort(byRow),
    same,
    unconfirmed,
    ignored,
  };
}

/** Returns the hours from today on, in one form for equal hours. */
export function currentHours({ rules, days }: Hours, today: PlainDate): Hours {
  const valid = rules
    .filter(({ to }) => to >= today)
    .map((rule) => ({ ...rule, from: rule.from <= today ? BEGIN : rule.from }));
  const groups = Map.groupBy(valid, ({ from: _from, to: _to, ...rule }) => JSON.stringify(rule));
  const merged = Array.from(groups.values(), mergePeriods).flat();
  const key = (rule: HourRule) => JSON.stringify(rule);
  return {
    rules: merged.map(inOrder).sort((a, b) => (key(a) < key(b) ? -1 : 1)),
    days: Object.fromEntries(
      Object.entries(days)
        .filter(([day]) => day >= today)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}

/** Tells whether hours are equal. Both must be current ones. */
export function isEqualHours(a: Hours, b: Hours): boolean {
  return JSON.stringify([a.rules, a.days]) === JSON.stringify([b.rules, b.days]);
}

function inOrder({ weekday, weeks, starts, ends, from, to, is_phone_only }: HourRule): HourRule {
  return { weekday, weeks, starts, ends, from, to, is_phone_only };
}

/** Periods that follow each other are one. */
function mergePeriods(rules: readonly HourRule[]): HourRule[] {
  const merged: HourRule[] = [];
  for (const rule of rules.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1);
    const isNext = last !== undefined && (last.to === END || rule.from <= dayAfter(last.to));
    if (!isNext) merged.push(rule);
    else if (rule.to > last.to) merged[merged.length - 1] = { ...last, to: rule.to };
  }
  return merged;
}

/** Rows with a period come after those without one: they replace the hours in it. */
function hoursAfter(before: Hours, rows: readonly HourRow[], today: PlainDate): Hours {
  const weekly = rows.filter((row) => row.weekly.length > 0);
  const periods = Map.groupBy(weekly, ({ from, to }) => `${from ?? BEGIN} ${to ?? END}`);
  const length = ([key]: [string, unknown]) => {
    const [from = BEGIN, to = END] = key.split(' ');
    return Number(from === BEGIN) + Number(to === END);
  };
  const ordered = Array.from(periods).sort(
    (a, b) => length(b) - length(a) || (a[0] < b[0] ? -1 : 1),
  );
  let { rules } = before;
  for (const [key, own] of ordered) {
    const [from = BEGIN, to = END] = key.split(' ');
    const wanted = own.flatMap((row) =>
      row.weekly.flatMap(({ weekday, weeks, spans }) =>
        spans.map(([starts, ends]) => ({
          weekday,
          weeks,
          starts,
          ends,
          from,
          to,
          is_phone_only: false,
        })),
      ),
    );
    rules = [...rules.flatMap((rule) => outsideOf(rule, from, to)), ...wanted];
  }
  const days = rows.flatMap((row) => row.days.map(({ day, spans }) => [day, spans] as const));
  return currentHours({ rules, days: { ...before.days, ...Object.fromEntries(days) } }, today);
}

/** Returns the parts of a rule before and after a period. */
function outsideOf(rule: HourRule, from: string, to: string): HourRule[] {
  if (rule.to < from || rule.from > to) return [rule];
  return [
    ...(rule.from < from ? [{ ...rule, to: addDays(from, -1) }] : []),
    ...(rule.to > to ? [{ ...rule, from: dayAfter(to) }] : []),
  ];
}

function dayAfter(day: string): string {
  return day === END || day === BEGIN ? day : addDays(day, 1);
}

function importedAfter({ imported }: CurrentHours, after: Hours, rows: readonly HourRow[]): Hours {
  const days = rows.flatMap((row) => row.days.map(({ day, spans }) => [day, spans] as const));
  const setsWeek = rows.some(({ weekly }) => weekly.length > 0);
  return {
    rules: setsWeek ? after.rules : (imported?.rules ?? []),
    days: { ...imported?.days, ...Object.fromEntries(days) },
  };
}

function reasonAgainst(after: Hours, rows: readonly HourRow[], step: number): HourReason | null {
  const own = rows.flatMap((row) => [...row.weekly, ...row.days]).map(({ spans }) => spans);
  if (!own.every((spans) => fitsGrid(spans, step))) return 'off_grid';
  const isTwice = after.rules.some((a, index) =>
    after.rules.slice(index + 1).some((b) => meet(a, b)),
  );
  return isTwice || !own.every(isAscending) ? 'twice' : null;
}

function meet(a: HourRule, b: HourRule): boolean {
  return (
    a.weekday === b.weekday &&
    a.starts < b.ends &&
    b.starts < a.ends &&
    a.from <= b.to &&
    b.from <= a.to &&
    (a.weeks === b.weeks || a.weeks === 'every' || b.weeks === 'every')
  );
}

/** Hours belong to the file if there are none, if an import gave them, or if a person says so. */
function isOwn(
  schedule: CurrentHours,
  before: Hours,
  rows: readonly HourRow[],
  { overwrite, today }: HoursInput,
): boolean {
  if (overwrite.includes(schedule.id)) return true;
  const imported = schedule.imported === null ? null : currentHours(schedule.imported, today);
  const hasOwnRules =
    before.rules.length === 0 ||
    (imported !== null && JSON.stringify(imported.rules) === JSON.stringify(before.rules));
  const setsWeek = rows.some(({ weekly }) => weekly.length > 0);
  const hasOwnDays = rows
    .flatMap(({ days }) => days)
    .every(({ day }) => {
      const [now, last] = [before.days[day], imported?.days[day]];
      return now === undefined || (last !== undefined && formatHours(now) === formatHours(last));
    });
  return (hasOwnRules || !setsWeek) && hasOwnDays;
}
