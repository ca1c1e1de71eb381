import { Plus } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './week-bars.module.css';
import { Bar, type BarEvents } from './bar.tsx';
import type { PlacedBar, Shown } from './bar-layout.ts';
import { freeTimes, type Grid } from './bar-moves.ts';
import { addBar, changeBar, type BarPlace, type HourBar, type HourLine } from './hour-lines.ts';
import { useBarDrag } from './use-bar-drag.ts';
import type { Period } from './use-bar-words.ts';

const HOUR_MINUTES = 60;

interface BarRowProps {
  name: string;
  weekday: number;
  placed: readonly PlacedBar[];
  lines: readonly HourLine[];
  grid: Grid;
  shown: Shown;
  selected: BarPlace | null;
  events: BarEvents;
  /** The id of the text that says what the keys do. */
  hintId: string;
  periodOf: (bar: HourBar) => Period;
}

/** The bars of a weekday. An empty place that is dragged over becomes a bar. */
export function BarRow(props: BarRowProps) {
  const { name, weekday, placed, lines, grid, shown, selected, events, hintId, periodOf } = props;
  const t = useText('schedule');
  const startDrag = useBarDrag(shown, grid, lines, {
    onStart: () => events.onHold(true),
    onMove: (grip, hours, before) =>
      events.onChange('bar' in grip ? changeBar(before, grip.bar, hours) : addBar(before, hours)),
    onEnd: () => events.onHold(false),
    onCancel(before) {
      events.onHold(false);
      events.onRestore(before);
    },
  });
  const isSelected = ({ line, index }: HourBar) =>
    selected?.line === line && selected.index === index;
  const times = freeTimes(
    placed.map(({ bar }) => bar),
    grid,
  );

  return (
    <div data-row="" className={styles.row}>
      <span className={styles.day}>{name}</span>
      {/* The empty place is for pointers; the button beside it adds hours as well. */}
      <div
        data-track=""
        className={styles.track}
        style={
          {
            '--lanes': Math.max(1, ...placed.map(({ lane }) => lane + 1)),
            '--hours': (shown.to - shown.from) / HOUR_MINUTES,
          } as CSSProperties
        }
        onPointerDown={(event) => startDrag({ weekday }, event)}
      >
        {placed.map((each) => (
          <Bar
            key={`${each.bar.line}-${each.bar.index}`}
            placed={each}
            isSelected={isSelected(each.bar)}
            period={periodOf(each.bar)}
            lines={lines}
            grid={grid}
            shown={shown}
            events={events}
            hintId={hintId}
            startDrag={startDrag}
          />
        ))}
      </div>
      <IconButton
        icon={Plus}
        label={t('bars.add', { weekday: name })}
        disabled={times === null}
        onClick={() => {
          if (times === null) return;
          events.onChange(addBar(lines, { weekday, weeks: 'every', isPhoneOnly: false, ...times }));
        }}
      />
    </div>
  );
}
