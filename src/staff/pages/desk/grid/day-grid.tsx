import { useCallback, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { useKeys } from '../../../lib/keys/key-bindings.ts';
import { useText } from '../../../lib/staff-app.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import { moveCursor, type Cursor, type Direction } from '../model/cursor.ts';
import { nextFreeMinute, type DayModel } from '../model/day-model.ts';
import { GridColumn } from './grid-column.tsx';
import { useDrag, type Drop } from './use-drag.ts';
import styles from './grid.module.css';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** The part of the day above the cursor that is in view at first. */
const ABOVE_CURSOR_PX = 120;

interface DayGridProps {
  day: DayModel;
  /** The current minute, if the day is today. */
  nowMinute: number | null;
  now: number;
  openId: number | null;
  cursor: Cursor | null;
  onCursor: (cursor: Cursor) => void;
  onOpen: (id: number) => void;
  onFree: (schedule: number, minute: number) => void;
  onDrop: (drop: Drop) => void;
}

/** The day as columns of doctors. Arrow keys move a cursor over visits and free times. */
export function DayGrid({ day, nowMinute, now, openId, cursor, ...on }: DayGridProps) {
  const t = useText('desk');
  const grid = useRef<HTMLDivElement>(null);
  const followsKeys = useRef(false);
  const { onOpen, onFree } = on;
  const drag = useDrag(day.from, on.onDrop);
  const start = useLatest(drag);
  // Stable functions: a change of one visit renders its column only.
  const open = useCallback((id: number) => onOpen(id), [onOpen]);
  const startDrag = useCallback<typeof drag>(
    (visit, event) => start.current(visit, event),
    [start],
  );

  const step = useLatest((direction: Direction) => {
    if (cursor === null) return;
    followsKeys.current = true;
    on.onCursor(moveCursor(day, cursor, direction));
  });
  useKeys(
    useMemo(
      () =>
        DIRECTIONS.map((direction) => ({
          key: `arrow${direction}`,
          label: t(`directions.${direction}`),
          run: () => step.current(direction),
        })),
      [t, step],
    ),
  );
  // Opens at the cursor, which is at the next free time.
  useEffect(() => {
    const place = grid.current?.querySelector<HTMLElement>('[data-focused]');
    if (place && grid.current) grid.current.scrollTop = place.offsetTop - ABOVE_CURSOR_PX;
  }, []);
  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    const element = grid.current?.querySelector<HTMLElement>('[data-focused]');
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor]);

  const hours = Array.from(
    { length: (day.to - day.from) / 60 },
    (_, index) => day.from + index * 60,
  );
  const size = {
    '--from': day.from,
    '--shown': day.to - day.from,
    '--columns': day.columns.length,
  } as CSSProperties;

  return (
    <div ref={grid} className={styles.grid} style={size} role="region" aria-label={t('grid')}>
      <div className={styles.heads}>
        <div className={styles.corner} />
        {day.columns.map((column) => {
          const free = nextFreeMinute(column, nowMinute ?? 0);
          return (
            <div key={column.schedule_id} className={styles.head}>
              <strong>{column.doctor.name}</strong>
              <span>
                {free === null ? t('full') : t('nextFree', { time: formatTime(free) })}
                {column.cancelled.length === 0
                  ? null
                  : ` · ${t('cancelledCount', { count: column.cancelled.length })}`}
              </span>
            </div>
          );
        })}
      </div>
      <div className={styles.days}>
        <div className={styles.hoursAxis} aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute}>{formatTime(minute)}</span>
          ))}
        </div>
        {day.columns.map((column) => (
          <GridColumn
            key={column.schedule_id}
            column={column}
            from={day.from}
            now={now}
            openId={openId}
            cursor={cursor?.schedule === column.schedule_id ? cursor.minute : null}
            onOpen={open}
            onFree={onFree}
            onDragStart={startDrag}
          />
        ))}
        {nowMinute === null || nowMinute < day.from || nowMinute > day.to ? null : (
          <div className={styles.now} style={{ '--start': nowMinute } as CSSProperties} />
        )}
      </div>
    </div>
  );
}
