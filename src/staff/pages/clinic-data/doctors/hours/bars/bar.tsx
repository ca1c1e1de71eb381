import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './week-bars.module.css';
import type { PlacedBar, Shown } from './bar-layout.ts';
import { FINE_GRID, nudged, resized, weekdayAfter, type Grid } from './bar-moves.ts';
import {
  changeBar,
  removeBar,
  type BarHours,
  type BarPlace,
  type Changed,
  type HourBar,
  type HourLine,
} from './hour-lines.ts';
import { useBarWords, type Period } from './use-bar-words.ts';
import type { useBarDrag } from './use-bar-drag.ts';

export interface BarEvents {
  /** Writes a change and focuses its bar; null for one that is not possible. */
  onChange: (changed: Changed | null) => void;
  /** Writes lines without moving the focus. */
  onRestore: (lines: readonly HourLine[]) => void;
  onSelect: (bar: BarPlace | null) => void;
  onOpen: (bar: HourBar) => void;
  /** Keeps the shown part of the day, or lets it follow the bars. */
  onHold: (isHeld: boolean) => void;
}

interface BarProps {
  placed: PlacedBar;
  period: Period;
  isSelected: boolean;
  lines: readonly HourLine[];
  grid: Grid;
  shown: Shown;
  events: BarEvents;
  hintId: string;
  startDrag: ReturnType<typeof useBarDrag>;
}

const EDGES = ['starts', 'ends'] as const;

/** Hours as a bar: dragged as a whole or by its ends, moved with the arrow keys, opened with Enter. */
export function Bar(props: BarProps) {
  const { placed, period, isSelected, lines, grid, shown, events, hintId, startDrag } = props;
  const { bar, lane, problem } = placed;
  const { short, marks, full } = useBarWords(grid.unit)(placed, period);
  /** A first tap selects the bar and shows its ends, which are too close to each other to be always there. */
  const isTapToSelect = useRef(false);
  const length = shown.to - shown.from;
  const place = {
    '--start': (bar.starts - shown.from) / length,
    '--end': (bar.ends - shown.from) / length,
    '--lane': lane,
  } as CSSProperties;

  function press(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      event.currentTarget
        .closest('[data-row]')
        ?.querySelector<HTMLElement>('button:not([data-bar])')
        ?.focus();
      return events.onRestore(removeBar(lines, bar));
    }
    const hours = hoursAfter(bar, event, event.altKey ? FINE_GRID : grid);
    if (hours === null) return undefined;
    // Alt with an arrow would leave the page.
    event.preventDefault();
    return events.onChange(changeBar(lines, bar, hours));
  }

  return (
    <>
      <button
        type="button"
        data-bar={`${bar.line}-${bar.index}`}
        data-weeks={bar.weeks}
        data-phone={bar.isPhoneOnly || undefined}
        data-ends={period.from !== '' || period.to !== '' || undefined}
        data-problem={problem ?? undefined}
        aria-describedby={hintId}
        title={full}
        className={classNames(styles.bar, isSelected && styles.selected)}
        style={place}
        onFocus={() => events.onSelect(bar)}
        onKeyDown={press}
        onPointerDown={(event) => {
          isTapToSelect.current = event.pointerType === 'touch' && !isSelected;
          startDrag({ bar, edge: null }, event);
        }}
        onClick={() => {
          events.onSelect(bar);
          if (!isTapToSelect.current) events.onOpen(bar);
          isTapToSelect.current = false;
        }}
      >
        <VisuallyHidden>{full}</VisuallyHidden>
        <span className={styles.time} aria-hidden="true">
          {short}
        </span>
        {marks.length === 0 ? null : (
          <span className={styles.marks} aria-hidden="true">
            {marks.join(' · ')}
          </span>
        )}
      </button>
      {EDGES.map((edge) => (
        <span
          key={edge}
          data-edge={edge}
          className={classNames(styles.handle, isSelected && styles.selected)}
          style={place}
          onPointerDown={(event) => startDrag({ bar, edge }, event)}
        />
      ))}
    </>
  );
}

/** Returns the hours that a key makes of a bar; null for a key without meaning. */
function hoursAfter(bar: BarHours, event: KeyboardEvent, grid: Grid): BarHours | null {
  const { key, shiftKey } = event;
  const { weekday, weeks, isPhoneOnly, starts, ends } = bar;
  const hours = { weekday, weeks, isPhoneOnly, starts, ends };
  const isForward = key === 'ArrowRight';
  if (isForward || key === 'ArrowLeft') {
    if (shiftKey) return resized(hours, 'ends', isForward ? grid.unit : -grid.unit, grid);
    return nudged(hours, isForward ? 1 : -1, grid);
  }
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { ...hours, weekday: weekdayAfter(weekday, 1) };
  if (key === 'ArrowUp') return { ...hours, weekday: weekdayAfter(weekday, -1) };
  return null;
}
