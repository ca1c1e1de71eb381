import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import { formatMoney } from '#shared/domain/money.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { QueryView } from '../../../ui/page/query-view.tsx';
import styles from './times.module.css';
import type { TimesQuery } from './use-times.ts';

interface TimeListProps {
  query: TimesQuery;
  /** Says of each time with whom, where and for how much; not in the list of one doctor. */
  isOfDoctors?: boolean;
  hasBranches?: boolean;
  /** Changes when the first time is to be focused: Enter asks for it. */
  asked: number;
  disabled?: boolean;
  /** Returns other searches, if nothing was found with so many doctors. */
  others: (doctors: number) => ReactNode;
  /** The end of a day of which more times are to be shown, if that can be asked for. */
  afterDay?: (day: PlainDate, shown: number) => ReactNode;
  onChoose: (time: FreeTime) => void;
}

/** The free times of a search by day. Arrow keys go from one to the next. */
export function TimeList({ query, asked, others, disabled = false, ...props }: TimeListProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const list = useRef<HTMLDivElement>(null);
  const pages = query.data?.pages ?? [];
  const times = pages.flatMap((page) => page.times);
  const [later, setLater] = useState({ pages: 0, shown: 0 });
  useFocusOnTime(list, { asked, later, pages: pages.length, isReady: !query.isFetching });
  const last = pages.at(-1);
  const until = last?.next?.from ?? null;

  return (
    <QueryView query={query}>
      {() => (
        <div ref={list} role="presentation" className={styles.list} onKeyDown={focusNeighbour}>
          <p role="status" className={styles.status}>
            {statusText()}
          </p>
          {[...Map.groupBy(times, (time) => wallClockOf(time.starts_at).date)].map(
            ([day, ofDay]) => (
              <section key={day} className={styles.day}>
                <h3 id={`times-${day}`}>{formatDay(day, language, 'short')}</h3>
                <ul
                  aria-labelledby={`times-${day}`}
                  className={props.isOfDoctors === true ? styles.rows : styles.chips}
                >
                  {ofDay.map((time) => (
                    <li key={`${time.starts_at} ${time.offer_id}`}>
                      <TimeButton {...props} time={time} disabled={disabled} />
                    </li>
                  ))}
                </ul>
                {props.afterDay?.(day, ofDay.length)}
              </section>
            ),
          )}
          <div className={styles.others}>
            {times.length === 0 ? others(last?.doctors ?? 0) : null}
            {query.hasNextPage ? (
              <Button
                size="sm"
                variant="secondary"
                data-time=""
                inProgress={query.isFetchingNextPage}
                onClick={() => {
                  setLater({ pages: pages.length, shown: times.length });
                  void query.fetchNextPage();
                }}
              >
                {t('times.later')}
              </Button>
            ) : null}
          </div>
        </div>
      )}
    </QueryView>
  );

  function statusText(): string {
    if (last === undefined) return '';
    if (last.doctors === 0) return t('times.noDoctor');
    if (until === null && times.length === 0) return t('times.never');
    if (until === null || last.times.length > 0) return t('times.found', { count: times.length });
    const day = formatDay(until, language, 'long');
    return t(times.length === 0 ? 'times.until' : 'times.noneUntil', { day });
  }
}

type TimeButtonProps = Pick<TimeListProps, 'isOfDoctors' | 'hasBranches' | 'onChoose'> & {
  time: FreeTime;
  disabled: boolean;
};

function TimeButton({ time, isOfDoctors, hasBranches, disabled, onChoose }: TimeButtonProps) {
  const format = useFormat();
  const { country, language } = useStaffApp();
  const price = formatMoney(time.total, countryOf(country).currency, language);
  return (
    <button
      type="button"
      className={styles.time}
      data-time=""
      disabled={disabled}
      onClick={() => onChoose(time)}
    >
      <strong>{format.time(time.starts_at)}</strong>
      {isOfDoctors === true ? (
        <>
          <span>{time.doctor}</span>
          <small>{hasBranches === true ? `${time.address} · ${price}` : price}</small>
        </>
      ) : null}
    </button>
  );
}

interface Focus {
  /** Changes when Enter asks for the first time. */
  asked: number;
  /** The numbers of pages and times when later ones were asked for. */
  later: { pages: number; shown: number };
  pages: number;
  isReady: boolean;
}

/** Focuses the first time, or the first of a later page, as soon as it is there. */
function useFocusOnTime(
  list: { readonly current: HTMLElement | null },
  { asked, later, pages, isReady }: Focus,
): void {
  const done = useRef({ asked: 0, later });
  useEffect(() => {
    const isFirst = done.current.asked !== asked;
    const isLater = done.current.later !== later && pages > later.pages;
    if (!isReady || !(isFirst || isLater)) return;
    done.current = { asked, later };
    const stops = list.current?.querySelectorAll<HTMLElement>('[data-time]');
    stops?.[isFirst ? 0 : later.shown]?.focus();
  }, [list, asked, later, pages, isReady]);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Moves the focus to the next or the previous time. */
function focusNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  // The keys of the grid would move its cursor.
  event.stopPropagation();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-time]')];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[here + step];
  if (here === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Asks for the first time when Enter is pressed in a field that has no other use for it. */
export function askOnEnter(event: KeyboardEvent<HTMLElement>, ask: () => void): void {
  const isAnswered = event.defaultPrevented || !(event.target instanceof HTMLInputElement);
  if (event.key !== 'Enter' || isAnswered) return;
  // The time that takes the focus would be pressed by the same key.
  event.preventDefault();
  ask();
}
