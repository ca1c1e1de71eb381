import { CalendarOff } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { nextAttendances } from '#shared/domain/desk/attendance.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { ColumnHead } from '../grid/column-head.tsx';
import { useArrowKeys, useColumnKeys } from '../grid/cursor-keys.ts';
import type { DayViewProps } from '../model/day/day-view-props.ts';
import type { DeskActions } from '../model/actions/use-desk-actions.ts';
import { misplacedKey, misplacedOf } from '../model/live/use-desk-tasks.ts';
import { minutesPassed, observed, stateOf } from '../model/appointment-look.ts';
import { ListLine, type LinePress } from './list-line.tsx';
import { cursorAt, listRows, rowAt, rowBeside, type ListRow } from './list-rows.ts';
import desk from '../desk.module.css';
import styles from './list.module.css';

interface ListViewProps extends DayViewProps {
  /** The doctor whose day is shown; null for the appointments of all. */
  listed: number | null;
  actions: DeskActions;
  onListed: (schedule: number | null) => void;
}

const COLUMNS = ['time', 'patient', 'doctor', 'state', 'next'] as const;

/**
 * The day as rows by time: the appointments of all doctors, or the appointments and the free times of one.
 * The keys are those of the grid; each row says in words what the grid shows by place and colour.
 */
export function ListView({ day, nowMinute, now, openId, cursor, isMoving, ...on }: ListViewProps) {
  const t = useText('desk');
  const can = usePermission();
  const table = useRef<HTMLTableElement>(null);
  const followsKeys = useRef(false);
  const listed = isMoving ? (cursor?.schedule ?? null) : on.listed;
  const column = day.columns.find((column) => column.schedule_id === listed);
  const rows = useMemo(
    () => listRows(day, column?.schedule_id ?? null, nowMinute),
    [day, column?.schedule_id, nowMinute],
  );
  const cancelled = day.columns.reduce((sum, each) => sum + each.cancelled.length, 0);
  const focused = rowAt(day, rows, cursor);
  const latest = useLatest(on);
  // Stable, so that a change of one appointment renders its row only.
  const press = useCallback<LinePress>(
    ({ schedule, minute, appointment, busy }, step) => {
      if (busy !== null) return;
      if (appointment === null) latest.current.onFree(schedule, minute);
      else if (step === null) latest.current.onOpen(appointment.id);
      else void latest.current.actions.setAttendance(appointment, step);
    },
    [latest],
  );

  const focus = useCallback((row: ListRow) => latest.current.onCursor(cursorAt(row)), [latest]);

  /** Shows the day of a doctor, with the cursor at the same time, or the appointments of all. */
  function show(schedule: number | null) {
    if (!isMoving) on.onListed(schedule);
    if (schedule !== null) on.onCursor({ schedule, minute: cursor?.minute ?? day.from });
  }

  useArrowKeys((direction) => {
    followsKeys.current = true;
    if (direction === 'up' || direction === 'down') {
      const row = rowBeside(day, rows, cursor, direction);
      if (row !== undefined) on.onCursor(cursorAt(row));
      return;
    }
    const shown = [...(isMoving ? [] : [null]), ...day.columns.map((column) => column.schedule_id)];
    const next = shown[shown.indexOf(listed) + (direction === 'left' ? -1 : 1)];
    if (next !== undefined) show(next);
  });
  useColumnKeys(day.columns, (chosen) => {
    followsKeys.current = true;
    show(chosen.schedule_id);
  });
  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    table.current?.querySelector<HTMLElement>('[data-focused]')?.focus();
  }, [cursor, listed]);

  return (
    <>
      <div className={styles.head}>
        <NativeSelect
          aria-label={t('columns.doctor')}
          value={String(column?.schedule_id ?? '')}
          options={[
            ...(isMoving ? [] : [{ value: '', label: t('allDoctors') }]),
            ...day.columns.map(({ schedule_id: id, doctor }) => ({
              value: String(id),
              label: doctor.name,
            })),
          ]}
          onChange={(value) => show(value === '' ? null : Number(value))}
        />
        {column === undefined && cancelled > 0 ? (
          <button type="button" className={desk.link} onClick={() => on.onCancelled(null)}>
            {t('cancelledCount', { count: cancelled })}
          </button>
        ) : null}
        {column === undefined ? null : (
          <ColumnHead
            column={column}
            nowMinute={nowMinute}
            onDelay={on.onDelay}
            onCancelled={on.onCancelled}
          />
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={CalendarOff}
          title={column === undefined ? t('noAppointments') : t('full')}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- screen readers pass the keys of a grid on
        <table ref={table} role="grid" className={styles.list} data-one={column && ''}>
          <caption>
            {column === undefined ? t('list') : t('listOf', { name: column.doctor.name })}
          </caption>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <ListLine
                key={`${row.schedule} ${row.minute} ${row.appointment?.id ?? row.busy?.kind ?? ''}`}
                row={row}
                {...lookOf(row, now)}
                misplaced={misplacedKey(misplacedOf(on.misplaced, row.appointment ?? undefined))}
                isOpen={row.appointment !== null && row.appointment.id === openId}
                isFocused={index === focused}
                isMoving={isMoving}
                canBook={can('appointments.edit')}
                onFocus={focus}
                onPress={press}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** Returns what the time makes of a row: the state of its appointment, and the next step. */
function lookOf({ appointment }: ListRow, now: number) {
  if (appointment === null) return { state: 'expected', passed: null, next: undefined } as const;
  const next = nextAttendances(observed(appointment), now)[0];
  return { state: stateOf(appointment, now), passed: minutesPassed(appointment, now), next };
}
