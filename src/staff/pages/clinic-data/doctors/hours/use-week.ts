import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { isDayWithin, isPlainDate } from '#shared/domain/time/plain-date.ts';
import { formatHours, parseHours } from '#shared/domain/time/working-hours.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { overlappingLines } from './bars/bar-layout.ts';
import { barsOf, isOfEveryWeek, type HourLine } from './bars/hour-lines.ts';
import { moreHoursOf } from './more-hours-of.ts';

/** The first and the last day of the hours. */
export const DAYS = ['valid_from', 'valid_to'] as const;
type WeekDay = (typeof DAYS)[number];

/** The settings of a schedule that are numbers, in the order of their fields. */
export const NUMBERS = ['step_minutes', 'lead_minutes', 'horizon_days', 'buffer_minutes'] as const;
/** Those, and the numbers of starts that are kept for the same day. */
export const WEEK_NUMBERS = [...NUMBERS, 'kept_starts', 'kept_until'] as const;
type WeekNumber = (typeof WEEK_NUMBERS)[number];

const WORKING_DAYS = 5;

const NO_PERIOD: Record<WeekDay, string> = { valid_from: '', valid_to: '' };

/** Holds the weekly hours as they are typed. They follow the saved ones, unless they have unsaved changes. */
export function useWeek(schedule: Schedule) {
  const [lines, setLines] = useState(() => linesOf(schedule));
  const [numbers, setNumbers] = useState(() => convertNumbers(schedule, String));
  const [period, setPeriod] = useState(NO_PERIOD);
  /** The hours that the changes are based on. */
  const [base, setBase] = useState(schedule);
  /** The text of `typed` at the last own save, until the hours are read again. */
  const [sent, setSent] = useState<string | null>(null);
  const typed = JSON.stringify([lines, numbers, period]);
  const isSavedElsewhere = savedHours(schedule) !== savedHours(base);
  const isTyped =
    typed !== JSON.stringify([linesOf(base), convertNumbers(base, String), NO_PERIOD]);

  function reset() {
    setBase(schedule);
    setSent(null);
    setLines(linesOf(schedule));
    setNumbers(convertNumbers(schedule, String));
    setPeriod(NO_PERIOD);
  }

  if (isSavedElsewhere && (!isTyped || sent === typed)) reset();
  else if (isSavedElsewhere && sent !== null) {
    setBase(schedule);
    setSent(null);
  }
  const isReading = useIsFetching({ queryKey: [SETUP] }) > 0;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isReading) return;
    const queries = queryClient.getQueryCache().findAll({ queryKey: [SETUP], type: 'active' });
    // The read after a save has succeeded, perhaps with the same hours as before.
    if (queries.every(({ state }) => !state.isInvalidated)) setSent(null);
  }, [isReading, queryClient]);

  const more = moreHoursOf(lines, setLines);
  const texts = lines.filter(isOfEveryWeek).map(({ text }) => text);
  const today = schedule.days[0]?.day;
  const firstDay = isPlainDate(period.valid_from) ? period.valid_from : undefined;
  const wrongDays = DAYS.filter((name) => {
    const min = name === 'valid_to' ? (firstDay ?? today) : today;
    return period[name] !== '' && !isDayWithin(period[name], { min });
  });
  const dayOf = (name: WeekDay) => (period[name] === '' ? null : period[name]);
  const spans = texts.map(parseHours);
  const values = convertNumbers(numbers, Number);
  const overlapping = overlappingLines(barsOf(lines));
  const isValid =
    spans.every((each) => each !== null) &&
    Object.values(values).every((each) => Number.isInteger(each)) &&
    wrongDays.length === 0 &&
    overlapping.size === 0;
  const week = spans.map((each) =>
    (each ?? []).map(([starts, ends]): [number, number] => [starts, ends]),
  );
  return {
    /** The hours of each weekday, Monday first. */
    texts,
    numbers,
    /** Both days are empty for hours that are always valid. */
    period,
    /** The first day, if one is typed. */
    firstDay,
    more,
    /** The days that are none, or not possible. */
    wrongDays,
    /** The keys of the lines whose hours overlap with others. */
    overlapping,
    /** All hours, as the bars draw them. */
    lines,
    /** True if the hours differ from the saved ones. */
    isChanged: JSON.stringify(lines) !== JSON.stringify(linesOf(schedule)),
    setLines,
    /** True if a colleague has saved other hours while these were typed. */
    isSavedElsewhere,
    /** Discards the changes. */
    reset,
    /** All that is typed, to compare. */
    typed,
    /** Notes what was typed at an own save: the editor follows the hours when they are read again. */
    noteSaved: setSent,
    /** The weekly hours of the API; null while a text is not hours. */
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
    setText: (index: number, text: string) =>
      setLines(lines.map((line) => (line.key === index ? { ...line, text } : line))),
    setNumber: (name: WeekNumber, text: string) => setNumbers({ ...numbers, [name]: text }),
    setDay: (name: WeekDay, day: string) => setPeriod({ ...period, [name]: day }),
    /** Gives Tuesday to Friday the hours of Monday. */
    copyMonday: () =>
      setLines(
        lines.map((line) => (line.key < WORKING_DAYS ? { ...line, text: texts[0] ?? '' } : line)),
      ),
  };
}

export type Week = ReturnType<typeof useWeek>;

function convertNumbers<From, To>(
  numbers: Readonly<Record<WeekNumber, From>>,
  convert: (number: From) => To,
): Record<WeekNumber, To> {
  const entries = WEEK_NUMBERS.map((name) => [name, convert(numbers[name])]);
  return Object.fromEntries(entries) as Record<WeekNumber, To>;
}

/** Returns all that the editor shows of the saved hours. */
function savedHours({ week, more_hours: more, changes, ...schedule }: Schedule): string {
  return JSON.stringify([week, more, changes, ...WEEK_NUMBERS.map((name) => schedule[name])]);
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
