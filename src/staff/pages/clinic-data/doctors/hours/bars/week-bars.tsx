import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { BarDialog } from './bar-dialog.tsx';
import { placeBars, shownHours, type Shown } from './bar-layout.ts';
import { gridOf } from './bar-moves.ts';
import type { BarEvents } from './bar.tsx';
import { BarRow } from './bar-row.tsx';
import { barsOf, type BarPlace, type Changed, type HourBar, type HourLine } from './hour-lines.ts';
import { lastDayOf, type Period } from './use-bar-words.ts';
import styles from './week-bars.module.css';

const HOUR_MINUTES = 60;

interface WeekBarsProps {
  lines: readonly HourLine[];
  onChange: (lines: readonly HourLine[]) => void;
  /** The step of the schedule in minutes; none while it is typed. */
  step: number;
  /** The days of an edit that has a first or a last one. */
  period: Period;
  /** The later hours, while nothing is changed: bars say on which day they end. */
  changes: Schedule['changes'];
}

/** The weekly hours as bars, which are dragged or moved with the arrow keys; a row for each weekday. */
export function WeekBars({ lines, onChange, step, period, changes }: WeekBarsProps) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  const hintId = useId();
  const week = useRef<HTMLDivElement>(null);
  const [isWholeDay, setWholeDay] = useState(false);
  const [selected, setSelected] = useState<BarPlace | null>(null);
  const [edited, setEdited] = useState<HourBar | null>(null);
  /** The part of the day that is shown must not change during a drag. */
  const [held, setHeld] = useState<Shown | null>(null);
  const focusNext = useRef<BarPlace | null>(null);
  const bars = barsOf(lines);
  const grid = gridOf(step);
  const shown = held ?? shownHours(bars, isWholeDay);
  const rows = DATE_NAMES[language].weekdays.map((name, index) => {
    const weekday = index + 1;
    const placed = placeBars(
      bars.filter((bar) => bar.weekday === weekday),
      grid.unit,
    );
    return { name, weekday, placed };
  });
  const isOverlapping = ({ placed }: (typeof rows)[number]) =>
    placed.some(({ problem }) => problem === 'overlap');

  useEffect(() => {
    if (focusNext.current === null) return;
    const { line, index } = focusNext.current;
    focusNext.current = null;
    week.current?.querySelector<HTMLElement>(`[data-bar="${line}-${index}"]`)?.focus();
  }, [lines]);

  const events: BarEvents = {
    onChange(changed: Changed | null) {
      if (changed === null) return;
      focusNext.current = changed.bar;
      setSelected(changed.bar);
      onChange(changed.lines);
    },
    onRestore: onChange,
    onSelect: setSelected,
    onOpen: setEdited,
    onHold: (isHeld) => setHeld(isHeld ? shown : null),
  };

  return (
    <div className={styles.bars}>
      <p className={common.quiet} id={hintId}>
        {t('bars.hint')} <span className={styles.byKey}>{t('bars.keys')}</span>
        <span className={styles.byTouch}>{t('bars.touch')}</span>
      </p>
      <div ref={week} data-week="" className={styles.week}>
        <HourScale shown={shown} />
        {rows.map(({ name, weekday, placed }) => (
          <BarRow
            key={name}
            name={name}
            weekday={weekday}
            placed={placed}
            lines={lines}
            grid={grid}
            shown={shown}
            selected={selected}
            events={events}
            hintId={hintId}
            periodOf={(bar) =>
              period.from !== '' || period.to !== ''
                ? period
                : { from: '', to: lastDayOf(bar, changes) }
            }
          />
        ))}
      </div>
      {rows.some(isOverlapping) ? (
        <Notice tone="error" announce>
          {t('bars.overlaps', {
            weekdays: rows
              .filter(isOverlapping)
              .map(({ name }) => name)
              .join(', '),
          })}
        </Notice>
      ) : null}
      <SwitchField
        name="whole-day"
        label={t('bars.wholeDay')}
        value={isWholeDay}
        onChange={setWholeDay}
      />
      {edited === null ? null : (
        <BarDialog
          bar={edited}
          lines={lines}
          onChange={(changed) => {
            setEdited(null);
            onChange(changed);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/** The full hours above the bars. */
function HourScale({ shown: { from, to } }: { shown: Shown }) {
  const hours = Array.from({ length: (to - from) / HOUR_MINUTES + 1 }, (_, index) => index);
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span
            key={hour}
            className={styles.hour}
            style={{ '--at': (hour * HOUR_MINUTES) / (to - from) } as CSSProperties}
          >
            {from / HOUR_MINUTES + hour}
          </span>
        ))}
      </div>
    </div>
  );
}
