import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from './calendar.module.css';
import { CALENDAR_PARTS } from './calendar-parts.tsx';
import { addMonths, toLocalDate, toPlainDate } from './local-date.ts';

const DAYS = 7;

/** The calendar's texts and formats in a language. */
interface CalendarWords {
  /** The columns in the language's order; 1 is Monday, 7 is Sunday. */
  weekdays: readonly { weekday: number; short: string; long: string }[];
  /** Formats any day of a month as `November 2026`. */
  month: (date: string) => string;
  /** Formats a day as `24 November 2026`. */
  day: (date: string) => string;
  previous: string;
  next: string;
}

/** Days are `YYYY-MM-DD`, without a time zone. */
export interface CalendarProps {
  /** The accessible name. */
  label: string;
  /** The chosen day. The calendar opens at its month, or else at the month of `today`. */
  value: string | null;
  onChange: (date: string) => void;
  today: string;
  /** Days outside of the range are visible but disabled; months outside cannot be shown. */
  min?: string | undefined;
  max?: string | undefined;
  /** Returns true if a day within the range can be chosen; by default all can. */
  isAvailable?: ((date: string) => boolean) | undefined;
  /** Called with a day of the month that the user navigates to. */
  onMonthChange?: ((date: string) => void) | undefined;
  words: CalendarWords;
}

/** A calendar for a single day, with six weeks per month. Load it only when it is opened. */
export function Calendar(props: CalendarProps) {
  const { label, value, onChange, today, min, max, isAvailable, onMonthChange, words } = props;
  const weekdayOf = (date: Date) =>
    words.weekdays.find(({ weekday }) => weekday % DAYS === date.getDay());
  const [month, setMonth] = useState(() => toLocalDate(value ?? today));
  const caption = (date: Date) => words.month(toPlainDate(date));

  return (
    <DayPicker
      aria-label={label}
      mode="single"
      required
      selected={value === null ? undefined : toLocalDate(value)}
      onSelect={(date: Date) => onChange(toPlainDate(date))}
      month={month}
      onMonthChange={(shown: Date) => {
        setMonth(shown);
        onMonthChange?.(toPlainDate(shown));
      }}
      today={toLocalDate(today)}
      // One month more than the range, for the days in the first and last weeks.
      {...(min === undefined ? {} : { startMonth: addMonths(toLocalDate(min), -1) })}
      {...(max === undefined ? {} : { endMonth: addMonths(toLocalDate(max), 1) })}
      disabled={[
        ...(min === undefined ? [] : [{ before: toLocalDate(min) }]),
        ...(max === undefined ? [] : [{ after: toLocalDate(max) }]),
        (date: Date) => isAvailable?.(toPlainDate(date)) === false,
      ]}
      fixedWeeks
      showOutsideDays
      weekStartsOn={words.weekdays[0]?.weekday === 7 ? 0 : 1}
      formatters={{
        formatCaption: caption,
        formatWeekdayName: (date) => weekdayOf(date)?.short ?? '',
        formatDay: (date) => String(date.getDate()),
      }}
      labels={{
        labelGrid: caption,
        labelWeekday: (date) => weekdayOf(date)?.long ?? '',
        labelDayButton: (date) => words.day(toPlainDate(date)),
        labelNav: () => label,
        labelPrevious: () => words.previous,
        labelNext: () => words.next,
      }}
      components={CALENDAR_PARTS}
      classNames={CLASS_NAMES}
    />
  );
}

const CLASS_NAMES = Object.fromEntries(
  Object.entries({
    root: styles.root,
    months: styles.months,
    month: styles.month,
    nav: styles.nav,
    button_previous: styles.turn,
    button_next: styles.turn,
    month_caption: styles.caption,
    month_grid: styles.grid,
    weekday: styles.weekday,
    day: styles.day,
    day_button: styles.button,
    selected: styles.selected,
    today: styles.today,
    outside: styles.outside,
    disabled: styles.disabled,
  }).map(([part, name]) => [part, name ?? '']),
);
