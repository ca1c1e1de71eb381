import { memo, useRef, type CSSProperties, type MouseEvent, type PointerEvent } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import { busyTimes } from '../model/day/busy-times.ts';
import {
  appointmentAt,
  type DeskColumnModel,
  type PlacedAppointment,
} from '../model/day/day-model.ts';
import { misplacedKey, misplacedOf, type Misplaced } from '../model/live/use-desk-tasks.ts';
import { useBusyText } from '../model/use-texts.ts';
import { minutesPassed, stateOf } from '../model/appointment-look.ts';
import styles from './grid.module.css';
import { useNearViewport } from './use-near-viewport.ts';
import { AppointmentBlock } from './appointment-block.tsx';

interface GridColumnProps {
  column: DeskColumnModel;
  /** The name of the column: the doctor, or a day. */
  name: string;
  /** The first minute of the grid. */
  from: number;
  shownMinutes: number;
  now: number;
  openId: number | null;
  isDense: boolean;
  /** The minute of the cursor if it is in this column. */
  cursor: number | null;
  /** The text of the cursor: what pressing it does. */
  cursorKey: 'bookAt' | 'moveTo';
  misplaced: Misplaced;
  onOpen: (id: number) => void;
  onFree: (schedule: number, minute: number) => void;
  onDragStart: (appointment: PlacedAppointment, event: PointerEvent<HTMLButtonElement>) => void;
}

const span = (start: number, end: number) =>
  ({ '--start': start, '--minutes': end - start }) as CSSProperties;

/** A day of one doctor: hours, kept, blocked and held times, appointments, and the cursor of the keyboard. */
export const GridColumn = memo(function GridColumn({
  column,
  name,
  from,
  shownMinutes,
  now,
  openId,
  isDense,
  cursor,
  cursorKey,
  misplaced,
  onOpen,
  onFree,
  onDragStart,
}: GridColumnProps) {
  const t = useText('desk');
  const textOfBusy = useBusyText();
  const canBook = usePermission()('appointments.edit');
  const { doctor, appointments, schedule_id: schedule } = column;
  const step = doctor.step_minutes;
  const focused = cursor === null ? undefined : appointmentAt(column, cursor);
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const services = new Map(doctor.offers.map((offer) => [offer.id, offer.service]));

  function pressFree(event: MouseEvent<HTMLDivElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const minute = from + ((event.clientY - top) / height) * shownMinutes;
    onFree(schedule, Math.floor(minute / step) * step);
  }

  return (
    <section ref={section} className={styles.column} aria-label={name}>
      {/* The cursor is the control for keys; a press on a free time is its shortcut for pointers. */}
      <div role="presentation" className={styles.body} data-schedule={schedule} onClick={pressFree}>
        {column.hours.map(([start, end]) => (
          <div key={start} className={styles.hours} style={span(start, end)} />
        ))}
        {column.phone_hours.map(([start, end]) => (
          <div key={start} className={styles.phone} style={span(start, end)}>
            {t('byPhone')}
          </div>
        ))}
        {column.kept.map(([start, end]) => (
          <div key={start} className={styles.phone} style={span(start, end)}>
            {t('keptUntil', { time: formatTime(column.kept_until) })}
          </div>
        ))}
        {busyTimes(column).map((busy) => (
          <div
            key={`${busy.kind} ${busy.from}`}
            className={busy.kind === 'held' ? styles.held : styles.blocked}
            style={span(busy.from, busy.to)}
          >
            {textOfBusy(busy)}
          </div>
        ))}
      </div>
      {(isNear || cursor !== null ? appointments : []).map((appointment) => (
        <AppointmentBlock
          key={appointment.id}
          appointment={appointment}
          state={stateOf(appointment, now)}
          passed={minutesPassed(appointment, now)}
          service={services.get(appointment.offer_id) ?? ''}
          misplaced={misplacedKey(misplacedOf(misplaced, appointment))}
          isOpen={appointment.id === openId}
          isDense={isDense}
          isFocused={appointment.id === focused?.id}
          onOpen={onOpen}
          onDragStart={onDragStart}
        />
      ))}
      {cursor === null || focused !== undefined ? null : (
        <button
          type="button"
          className={classNames(styles.cursor)}
          style={span(cursor, cursor + step)}
          data-focused
          onClick={() => onFree(schedule, cursor)}
        >
          {canBook ? t(cursorKey, { time: formatTime(cursor) }) : formatTime(cursor)}
        </button>
      )}
    </section>
  );
});
