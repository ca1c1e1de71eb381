import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../lib/staff-app.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { moveCursor } from '../model/day/cursor.ts';
import type { DayViewProps } from '../model/day/day-view-props.ts';
import { ColumnHead } from './column-head.tsx';
import { useArrowKeys, useColumnKeys } from './cursor-keys.ts';
import { useDrag, type Drop } from './drag/use-drag.ts';
import { DoctorPager } from './doctor-pager.tsx';
import { GridColumn } from './grid-column.tsx';
import { GridFrame } from './grid-frame.tsx';
import { useOpenColumn } from './use-open-column.ts';

/** The part of the day above the place at which it opens. */
const ABOVE_CURSOR_PX = 120;
const ABOVE_NOW_PX = 16;

interface DayGridProps extends DayViewProps {
  isDense: boolean;
  /** Opens at the column of the cursor as well: a doctor was asked for. */
  opensAtColumn: boolean;
  onDrop: (drop: Drop) => void;
}

/** The day as columns of doctors. Arrow keys move a cursor over appointments and free times. */
export function DayGrid({
  day,
  nowMinute,
  now,
  openId,
  cursor,
  isMoving,
  isDense,
  opensAtColumn,
  misplaced,
  ...on
}: DayGridProps) {
  const t = useText('desk');
  const grid = useRef<HTMLDivElement>(null);
  const followsKeys = useRef(false);
  const shownMinutes = day.to - day.from;
  const drag = useDrag({ from: day.from, minutes: shownMinutes }, on.onDrop);
  const latest = useLatest({ ...on, drag });
  // Stable functions: a change of one appointment renders its column only.
  const open = useCallback((id: number) => latest.current.onOpen(id), [latest]);
  const pressFree = useCallback<typeof on.onFree>(
    (schedule, minute) => latest.current.onFree(schedule, minute),
    [latest],
  );
  const startDrag = useCallback<typeof drag>(
    (appointment, event) => latest.current.drag(appointment, event),
    [latest],
  );

  useArrowKeys((direction) => {
    if (cursor === null) return;
    followsKeys.current = true;
    on.onCursor(moveCursor(day, cursor, direction));
  });
  useColumnKeys(day.columns, ({ schedule_id: schedule }) => {
    if (cursor === null) return;
    followsKeys.current = true;
    on.onCursor({ schedule, minute: cursor.minute });
  });
  const isPhone = useIsPhone();
  const openAtStart = useEffectEvent(() => {
    // A phone shows few hours: it opens at now, not at the cursor, which is at the next free time.
    const now = isPhone ? grid.current?.querySelector<HTMLElement>('[data-now]') : null;
    const place = now ?? grid.current?.querySelector<HTMLElement>('[data-focused]');
    if (!place || !grid.current) return;
    grid.current.scrollTop = place.offsetTop - (now ? ABOVE_NOW_PX : ABOVE_CURSOR_PX);
    if (opensAtColumn) place.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useEffect(() => openAtStart(), []);
  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    const element = grid.current?.querySelector<HTMLElement>('[data-focused]');
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor]);

  useOpenColumn(grid, day, openId);

  return (
    <>
      <DoctorPager grid={grid} columns={day.columns} />
      <GridFrame
        ref={grid}
        label={t('grid')}
        from={day.from}
        to={day.to}
        columns={day.columns.length}
        step={Math.min(...day.columns.map(({ doctor }) => doctor.step_minutes))}
        nowMinute={nowMinute}
        isDense={isDense}
        heads={day.columns.map((column) => (
          <ColumnHead
            key={column.schedule_id}
            column={column}
            nowMinute={nowMinute}
            onDelay={on.onDelay}
            onCancelled={on.onCancelled}
          />
        ))}
      >
        {day.columns.map((column) => (
          <GridColumn
            key={column.schedule_id}
            column={column}
            name={column.doctor.name}
            from={day.from}
            shownMinutes={shownMinutes}
            now={now}
            openId={openId}
            isDense={isDense}
            cursor={cursor?.schedule === column.schedule_id ? cursor.minute : null}
            cursorKey={isMoving ? 'moveTo' : 'bookAt'}
            misplaced={misplaced}
            onOpen={open}
            onFree={pressFree}
            onDragStart={startDrag}
          />
        ))}
      </GridFrame>
    </>
  );
}
