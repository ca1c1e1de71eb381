import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import styles from './calendar.module.css';
import { CALENDAR_PARTS } from './calendar-parts.tsx';
import { addMonths, toLocalDate, toPlainDate } from './local-date.ts';

const DAYS = 7;

/** How a language speaks of days. */
interface CalendarWords {
  /** The columns in the language's order; 1 is Monday, 7 is Sunday. */
  weekdays: readonly { weekday: number; short: string; long: string }[];
  /** `November 2026`, of any day of the month. */
  month: (date: string) => string;
  /** `24 November 2026`. */
  day: (date: string) => string;
  previous: string;
  next: string;
}

/** Days are `YYYY-MM-DD`, without a time zone. */
export interface CalendarProps {
  /** Names the calendar. */
  label: string;
  /** The day chosen; its month is shown at first, else that of `today`. */
  value: string | null;
  onChange: (date: string) => void;
  today: string;
  /** Days before and after are there, but cannot be chosen; months beyond cannot be turned to. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether a day within the bounds can be chosen; all can unless given. */
  isAvailable?: ((date: string) => boolean) | undefined;
  /** Another month is turned to; told with a day of it. */
  onMonthChange?: ((date: string) => void) | undefined;
  words: CalendarWords;
}

/** A single day out of a month of six weeks. Load it only once it is opened. */
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
      onMonthChange={(turned: Date) => {
        setMonth(turned);
        onMonthChange?.(toPlainDate(turned));
      }}
      today={toLocalDate(today)}
      // One month more than can be turned to: its days are in the first and last weeks.
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
