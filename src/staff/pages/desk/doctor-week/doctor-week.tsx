import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { firstWeekday } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { useArrowKeys, useColumnKeys } from '../grid/cursor-keys.ts';
import { GridFrame } from '../grid/grid-frame.tsx';
import { moveCursor } from '../model/day/cursor.ts';
import type { DayViewProps } from '../model/day/day-view-props.ts';
import { weekOf } from '../span/span-dates.ts';
import { DayHead } from './day-head.tsx';
import { useWeekDays, type WeekDay } from './use-week-days.ts';
import { WeekColumn } from './week-column.tsx';
import styles from './doctor-week.module.css';

/** The part of the day above the cursor at which it opens. */
const ABOVE_CURSOR_PX = 120;

/** The week of a doctor, besides the day of its cursor. */
export interface DoctorWeekOptions {
  readonly doctor: DeskDoctor;
  readonly branch: number;
  readonly today: PlainDate;
  /** The current minute of today. */
  readonly minute: number;
  /** After how many milliseconds the days are read again; false while changes arrive by themselves. */
  readonly pollMs: number | false;
  /** Moves the cursor to another day. */
  readonly onDate: (date: PlainDate) => void;
  /** Moves it by days from the day that was asked for last. */
  readonly onDays: (days: number) => void;
  /** Shows the day of all doctors. */
  readonly onDay: (date: PlainDate, schedule: number) => void;
}

type OfDay = 'day' | 'now' | 'openId' | 'cursor' | 'isMoving' | 'misplaced' | 'onCursor';

interface DoctorWeekProps extends Pick<DayViewProps, OfDay>, DoctorWeekOptions {
  /** The day of the cursor, which is `day`. */
  date: PlainDate;
  isDense: boolean;
  onOpen: (id: number) => void;
  /** Books or moves at a minute of a day. */
  onFree: (minute: number, date: PlainDate) => void;
  onCancelled: (schedule: number) => void;
}

/**
 * The week of one doctor as columns of days. One day has the cursor, and all keys of the day are for it; left and right
 * choose another, also of the week beside.
 */
export function DoctorWeek({
  branch,
  doctor,
  date,
  day,
  today,
  cursor,
  ...props
}: DoctorWeekProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const { openId, isDense } = props;
  const grid = useRef<HTMLDivElement>(null);
  /** The change by the keys that the focus follows; the day changes later than the cursor. */
  const followed = useRef<'cursor' | 'day' | null>(null);
  const dates = weekOf(date, firstWeekday(language));
  const read = useWeekDays(branch, doctor, dates, props.pollMs);
  // The day of the cursor also has the arrivals that wait to be sent.
  const days = read.map((each) => (each.date === date ? { date, model: day } : each));
  const { from, to } = shownHours(days);
  const latest = useLatest({ ...props, date });
  // Stable functions: a change of one appointment renders its column only.
  const choose = useCallback(
    (of: PlainDate) => {
      if (of !== latest.current.date) latest.current.onDate(of);
    },
    [latest],
  );
  const open = useCallback(
    (id: number, of: PlainDate) => {
      choose(of);
      latest.current.onOpen(id);
    },
    [choose, latest],
  );
  const pressFree = useCallback(
    (minute: number, of: PlainDate) => {
      choose(of);
      latest.current.onFree(minute, of);
    },
    [choose, latest],
  );
  const showCancelled = useCallback(
    (of: PlainDate) => {
      choose(of);
      latest.current.onCancelled(doctor.schedule_id);
    },
    [choose, latest, doctor.schedule_id],
  );
  const showDay = useCallback(
    (of: PlainDate) => latest.current.onDay(of, doctor.schedule_id),
    [latest, doctor.schedule_id],
  );

  useArrowKeys((direction) => {
    if (cursor === null) return;
    if (direction === 'up' || direction === 'down') {
      followed.current = 'cursor';
      return props.onCursor(moveCursor({ ...day, from, to }, cursor, direction));
    }
    followed.current = 'day';
    // The minute stays, also if it was only the first free one.
    props.onCursor(cursor);
    props.onDays(direction === 'left' ? -1 : 1);
  }, 'days');
  useColumnKeys(
    dates,
    (of) => {
      followed.current = 'day';
      if (cursor !== null) props.onCursor(cursor);
      choose(of);
    },
    'days',
  );
  const openAtStart = useEffectEvent(() => {
    const place = grid.current?.querySelector<HTMLElement>('[data-focused]');
    if (!place || !grid.current) return;
    grid.current.scrollTop = place.offsetTop - ABOVE_CURSOR_PX;
    place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => openAtStart(), []);
  const follow = useEffectEvent((changed: 'cursor' | 'day') => {
    if (followed.current !== changed) return;
    followed.current = null;
    const element = grid.current?.querySelector<HTMLElement>('[data-focused]');
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => follow('cursor'), [cursor]);
  useEffect(() => follow('day'), [date]);
  useEffect(() => {
    const opened = grid.current?.querySelector(`[data-appointment="${openId ?? 0}"]`);
    opened?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [openId]);

  return (
    <GridFrame
      ref={grid}
      label={t('span.weekOf', { name: doctor.name })}
      from={from}
      to={to}
      columns={days.length}
      step={doctor.step_minutes}
      nowMinute={dates.includes(today) ? props.minute : null}
      nowColumn={dates.indexOf(today)}
      isDense={isDense}
      heads={days.map(({ date: of, model }) => (
        <DayHead
          key={of}
          date={of}
          column={model?.columns[0]}
          isToday={of === today}
          isChosen={of === date}
          isPast={of < today}
          nowMinute={of === today ? props.minute : null}
          onDay={showDay}
          onCancelled={showCancelled}
        />
      ))}
    >
      {days.map(({ date: of, model }) => {
        const column = model?.columns[0];
        return column === undefined ? (
          <div key={of} className={styles.reading} />
        ) : (
          <WeekColumn
            key={of}
            date={of}
            column={column}
            from={from}
            shownMinutes={to - from}
            now={props.now}
            openId={openId}
            isDense={isDense}
            cursor={of === date ? (cursor?.minute ?? null) : null}
            cursorKey={props.isMoving ? 'moveTo' : 'bookAt'}
            misplaced={props.misplaced}
            onOpen={open}
            onFree={pressFree}
          />
        );
      })}
    </GridFrame>
  );
}

/** Returns the hours that all days have room in, in local minutes. */
function shownHours(days: readonly WeekDay[]) {
  const models = days.flatMap(({ model }) => model ?? []);
  return {
    from: Math.min(...models.map(({ from }) => from)),
    to: Math.max(...models.map(({ to }) => to)),
  };
}
