import { useState } from 'react';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { isDayWithin, isPlainDate, type PlainDate } from '#shared/domain/time/plain-date.ts';
import {
  formatHours,
  isAscending,
  parseSpans,
  type Span,
} from '#shared/domain/time/working-hours.ts';
import { hasOverlap } from './bars/bar-layout.ts';
import { barsOf, isOfEveryWeek, type HourLine } from './bars/hour-lines.ts';
import { moreHoursOf, type MoreHours } from './more-hours-of.ts';

const DAYS = ['valid_from', 'valid_to'] as const;
export type WeekDay = (typeof DAYS)[number];

/** The settings of a schedule that are numbers, in the order of their fields. */
export const NUMBERS = ['step_minutes', 'lead_minutes', 'horizon_days', 'buffer_minutes'] as const;
/** Those, and the numbers of starts that are kept for the same day. */
export const WEEK_NUMBERS = [...NUMBERS, 'kept_starts', 'kept_until'] as const;
type WeekNumber = (typeof WEEK_NUMBERS)[number];

/** The weekly hours as they are typed. */
export interface Week {
  /** The hours of each weekday, Monday first. */
  readonly texts: readonly string[];
  readonly numbers: Readonly<Record<WeekNumber, string>>;
  /** The first and the last day of the hours; empty for hours that are always valid. */
  readonly period: Readonly<Record<WeekDay, string>>;
  /** The first day, if one is typed. */
  readonly firstDay: PlainDate | undefined;
  /** The hours that the texts mean; null for a text that is not hours. */
  readonly spans: readonly (readonly Span[] | null)[];
  /** The weekly hours of the API; null while a text is not hours. */
  readonly input:
    | (Pick<Schedule, WeekNumber | 'week' | 'more_hours'> & Record<WeekDay, string | null>)
    | null;
  readonly more: MoreHours;
  /** All hours, as the bars draw them. */
  readonly lines: readonly HourLine[];
  /** True if the hours differ from the saved ones. */
  readonly isChanged: boolean;
  setLines(lines: readonly HourLine[]): void;
  setText(index: number, text: string): void;
  setNumber(name: WeekNumber, text: string): void;
  setDay(name: WeekDay, day: string): void;
  /** Gives Tuesday to Friday the hours of Monday. */
  copyMonday(): void;
}

const WORKING_DAYS = 5;

export function useWeek(schedule: Schedule): Week {
  const [lines, setLines] = useState(() => linesOf(schedule));
  const [numbers, setNumbers] = useState(() => convertNumbers(schedule, String));
  const [period, setPeriod] = useState<Record<WeekDay, string>>({ valid_from: '', valid_to: '' });
  const more = moreHoursOf(lines, setLines);
  const texts = lines.filter(isOfEveryWeek).map(({ text }) => text);
  const firstDay = isPlainDate(period.valid_from) ? period.valid_from : undefined;
  const isPeriod =
    (period.valid_from === '' || firstDay !== undefined) &&
    (period.valid_to === '' || isDayWithin(period.valid_to, { min: firstDay }));
  const dayOf = (name: WeekDay) => (period[name] === '' ? null : period[name]);
  const spans = texts.map(parseInAnyOrder);
  const values = convertNumbers(numbers, Number);
  const isValid =
    spans.every((each) => each !== null) &&
    Object.values(values).every((each) => Number.isInteger(each)) &&
    isPeriod &&
    !hasOverlap(barsOf(lines));
  const week = spans.map((each) =>
    (each ?? []).map(([starts, ends]): [number, number] => [starts, ends]),
  );
  return {
    texts,
    numbers,
    period,
    firstDay,
    spans,
    more,
    lines,
    isChanged: JSON.stringify(lines) !== JSON.stringify(linesOf(schedule)),
    setLines,
    input:
      isValid && more.input !== null
        ? {
            ...values,
            week,
            more_hours: more.input,
            valid_from: dayOf('valid_from'),
            valid_to: dayOf('valid_to'),
          }
        : null,
    setText: (index, text) =>
      setLines(lines.map((line) => (line.key === index ? { ...line, text } : line))),
    setNumber: (name, text) => setNumbers({ ...numbers, [name]: text }),
    setDay: (name, day) => setPeriod({ ...period, [name]: day }),
    copyMonday: () =>
      setLines(
        lines.map((line) => (line.key < WORKING_DAYS ? { ...line, text: texts[0] ?? '' } : line)),
      ),
  };
}

function convertNumbers<From, To>(
  numbers: Readonly<Record<WeekNumber, From>>,
  convert: (number: From) => To,
): Record<WeekNumber, To> {
  const entries = WEEK_NUMBERS.map((name) => [name, convert(numbers[name])]);
  return Object.fromEntries(entries) as Record<WeekNumber, To>;
}

/** A bar that was dragged past another is later in its text. */
function parseInAnyOrder(text: string): readonly Span[] | null {
  const spans = parseSpans(text)?.toSorted((a, b) => a[0] - b[0]);
  return spans !== undefined && isAscending(spans) ? spans : null;
}

/** Returns the saved hours as lines. */
function linesOf({ week, more_hours: more }: Schedule): readonly HourLine[] {
  return [
    ...week.map((spans, key) => ({
      key,
      weekday: key + 1,
      weeks: 'every' as const,
      isPhoneOnly: false,
      text: formatHours(spans),
    })),
    ...more.map(({ weekday, weeks, is_phone_only: isPhoneOnly, hours }, index) => ({
      key: week.length + index,
      weekday,
      weeks,
      isPhoneOnly,
      text: formatHours(hours),
    })),
  ];
}
