import { ChevronLeft, ChevronRight, Printer, Rows4, SlidersHorizontal } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { DeskBranch } from '#shared/contract/desk/day.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useKeys } from '../../../lib/keys/key-bindings.ts';
import { useText } from '../../../lib/staff-app.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { DayField } from './day-field.tsx';
import styles from '../desk.module.css';

/** The views of the desk: the day as columns or as a list, the week by doctor, or the month of a doctor. */
export const VIEWS = ['grid', 'list', 'week', 'month'] as const;
export type View = (typeof VIEWS)[number];

/** The names of the steps of a view. */
const STEPS = {
  grid: ['dayBefore', 'dayAfter'],
  list: ['dayBefore', 'dayAfter'],
  week: ['span.previousWeek', 'span.nextWeek'],
  month: ['span.previousMonth', 'span.nextMonth'],
} as const;

/** Data older than this are marked. */
const MAX_AGE_MS = 30_000;

interface DeskToolbarProps {
  branch: DeskBranch;
  branches: readonly DeskBranch[];
  date: string;
  today: string;
  view: View;
  isLive: boolean;
  /** True while there is no connection. */
  isLost: boolean;
  /** The instant as of which the day is shown, and now, in epoch milliseconds. */
  currentAt: number;
  now: number;
  isDense: boolean;
  /** False for the week of a doctor: paper has days. */
  canPrint: boolean;
  /** Null for a view without rows of time. */
  onDense: ((isDense: boolean) => void) | null;
  /** The search for a time, and the choice of doctors. */
  filter: ReactNode;
  onBranch: (id: number) => void;
  onDate: (date: string) => void;
  /** Shows the day, week or month that follows, or the one before with -1. */
  onStep: (steps: 1 | -1) => void;
  onView: (view: View) => void;
}

/** The branch, the day, the view, and how old the shown data are. A phone has one row, with the view behind a button. */
export function DeskToolbar({ branch, branches, date, today, view, ...props }: DeskToolbarProps) {
  const t = useText('desk');
  const { isLive, isLost, currentAt, now, canPrint, onDate, onStep, onDense } = props;
  const [before, after] = STEPS[view];
  const format = useFormat();
  const age = Math.max(0, now - currentAt);
  const isStale = isLost || (!isLive && age > MAX_AGE_MS);
  const isPhone = useIsPhone();
  useKeys(
    useMemo(
      () => [
        { key: 't', label: t('today'), run: () => onDate(today), runsWhileLoading: true },
        { key: '[', label: t(before), run: () => onStep(-1), runsWhileLoading: true },
        ...(canPrint
          ? [{ key: 'p', alias: 'ctrl+p', label: t('print.button'), run: () => window.print() }]
          : []),
        { key: ']', label: t(after), run: () => onStep(1), runsWhileLoading: true },
      ],
      [t, canPrint, onDate, onStep, today, before, after],
    ),
  );
  const choice =
    branches.length === 1 ? (
      <strong>{branch.name}</strong>
    ) : (
      <div className={styles.branch}>
        <NativeSelect
          aria-label={t('branch')}
          value={String(branch.id)}
          options={branches.map(({ id, name, address }) => ({
            value: String(id),
            label: `${name}, ${address}`,
          }))}
          onChange={(id) => props.onBranch(Number(id))}
        />
      </div>
    );
  const days = (
    <div className={styles.days}>
      <IconButton icon={ChevronLeft} label={t(before)} onClick={() => onStep(-1)} />
      <DayField date={date} today={today} isShort={isPhone} onDate={onDate} />
      <IconButton icon={ChevronRight} label={t(after)} onClick={() => onStep(1)} />
      {date === today ? null : (
        <Button size="sm" variant="secondary" onClick={() => onDate(today)}>
          {t('today')}
        </Button>
      )}
    </div>
  );
  const shownAge = (
    <span className={styles.age} data-stale={isStale || undefined} role="status">
      {isPhone && !isStale ? '' : ageText()}
    </span>
  );
  const views = (
    <>
      {props.filter}
      {onDense === null ? null : (
        <IconButton
          icon={Rows4}
          className={styles.dense}
          label={t('view.dense')}
          aria-pressed={props.isDense}
          onClick={() => onDense(!props.isDense)}
        />
      )}
      {canPrint ? (
        <IconButton icon={Printer} label={t('print.button')} onClick={() => window.print()} />
      ) : null}
      <div role="group" aria-label={t('view.label')} className={styles.views}>
        {VIEWS.map((each) => (
          <Chip key={each} pressed={view === each} onClick={() => props.onView(each)}>
            {t(`view.${each}`)}
          </Chip>
        ))}
      </div>
    </>
  );
  if (isPhone) {
    return (
      <div className={styles.toolbar}>
        {days}
        <Popover
          label={t('view.label')}
          align="end"
          trigger={(trigger) => (
            <IconButton {...trigger} icon={SlidersHorizontal} label={t('view.label')} />
          )}
        >
          {() => (
            <div className={styles.options}>
              {choice}
              {views}
            </div>
          )}
        </Popover>
        {shownAge}
      </div>
    );
  }
  return (
    <div className={styles.toolbar}>
      {choice}
      {days}
      <span className={styles.space} />
      {shownAge}
      {views}
    </div>
  );

  function ageText(): string {
    if (isLive) return t('live');
    if (currentAt === 0) return '';
    if (isLost) {
      const at = zonedIso(currentAt, branch.time_zone);
      const isToday = at.startsWith(today);
      return t('offline', { time: isToday ? format.time(at) : format.dateTime(at) });
    }
    return t('age', { count: Math.round(age / 1000) });
  }
}
