import type { CSSProperties, ReactNode, Ref } from 'react';
import { formatTime } from '#shared/i18n/format-date.ts';
import { IconSprite } from './icon-sprite.tsx';
import styles from './grid.module.css';

interface GridFrameProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  /** The first and the last minute that are shown, whole hours. */
  from: number;
  to: number;
  /** The number of columns. */
  columns: number;
  /** The minutes of the shortest step. */
  step: number;
  /** The current minute, if it is on a shown day. */
  nowMinute: number | null;
  /** The index of the only column that is of now; by default all are. */
  nowColumn?: number;
  isDense: boolean;
  heads: ReactNode;
  children: ReactNode;
}

/** The frame of the columns of a day or of a week: heads, the axis of hours, and the line of now. */
export function GridFrame({
  ref,
  from,
  to,
  nowMinute,
  nowColumn,
  isDense,
  ...props
}: GridFrameProps) {
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60);
  const size = {
    '--from': from,
    '--shown': to - from,
    '--columns': props.columns,
    '--step': props.step,
  } as CSSProperties;
  return (
    <div
      ref={ref}
      className={styles.grid}
      style={size}
      data-dense={isDense || undefined}
      role="region"
      aria-label={props.label}
      data-scroller
    >
      <div className={styles.heads}>
        <div className={styles.corner} />
        {props.heads}
      </div>
      <div className={styles.days}>
        <div className={styles.hoursAxis} data-axis aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute}>{formatTime(minute)}</span>
          ))}
        </div>
        {props.children}
        {nowMinute === null || nowMinute < from || nowMinute > to ? null : (
          <div data-now="" className={styles.now} style={nowStyle(nowMinute, nowColumn)} />
        )}
      </div>
      <IconSprite />
    </div>
  );
}

/** The hours are the first column of the grid. */
const FIRST_COLUMN = 2;

function nowStyle(minute: number, column: number | undefined): CSSProperties {
  const start = { '--start': minute } as CSSProperties;
  if (column === undefined) return start;
  const line = column + FIRST_COLUMN;
  // Without its end it would go on to that of the grid.
  return { ...start, gridColumn: `${line} / ${line + 1}` };
}
