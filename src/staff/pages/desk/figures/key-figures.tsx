import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Figures, PeriodFigures } from '#shared/contract/desk/figures/figures.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useHours } from './hours.ts';
import { shareOf } from './share-of.ts';
import { sumOf } from './sum-of.ts';
import styles from './figures.module.css';

/** A number of a period: null without a denominator. */
interface KeyFigure {
  name: string;
  value: number | null;
  /** Its denominator, in words. */
  note: string;
  isMoreBetter: boolean;
  /** Says a value in its unit. */
  say: (value: number) => string;
}

/** The figures that are one number, beside those of the period before. */
export function KeyFigures({ figures }: { figures: Figures }) {
  const read = useKeyFigures();
  const before = figures.before === null ? [] : read(figures.before);
  return (
    <Card tag="section">
      <dl className={styles.numbers}>
        {read(figures).map((figure, index) => (
          <div key={figure.name}>
            <dt className={styles.number}>{figure.name}</dt>
            <dd className={styles.value}>
              {figure.value === null ? '–' : figure.say(figure.value)}
            </dd>
            <dd className={styles.note}>{figure.note}</dd>
            <Change figure={figure} before={before[index]?.value ?? null} />
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The number of the period before, with an arrow if it differs in what is shown. */
function Change({ figure: { value, isMoreBetter, say }, before }: ChangeProps) {
  const t = useText('figures');
  if (value === null || before === null) return null;
  const isMore = value > before;
  return (
    <dd className={styles.note}>
      {say(value) === say(before) ? null : (
        <span className={isMore === isMoreBetter ? styles.better : styles.worse}>
          <Icon of={isMore ? ArrowUp : ArrowDown} size={16} />
          <VisuallyHidden>{t(isMore ? 'change.more' : 'change.less')}</VisuallyHidden>
        </span>
      )}{' '}
      {t('before', { value: say(before) })}
    </dd>
  );
}

interface ChangeProps {
  figure: KeyFigure;
  before: number | null;
}

/** Returns a function that reads the figures of a period, always in the same order. */
function useKeyFigures(): (figures: PeriodFigures) => KeyFigure[] {
  const t = useText('figures');
  const format = useFormat();
  const hoursOf = useHours();
  const of = (count: number, total: number) =>
    t('of', { number: format.number(count), total: format.number(total) });
  const minutes = (value: number) => t('minutes', { count: Math.round(value) });
  const share = (
    name: string,
    count: number | null,
    total: number,
    {
      isMoreBetter = false,
      note = count === null ? t('appointments', { count: total }) : of(count, total),
    } = {},
  ): KeyFigure => ({
    name,
    value: shareOf(count, total),
    note,
    isMoreBetter,
    say: (value) => format.percent(value),
  });
  return ({ fill, refill, no_shows: noShows, wait, by_clinic: clinic, by_patient: patient }) => {
    const booked = sumOf(fill, (week) => week.booked_minutes);
    const offered = sumOf(fill, (week) => week.offered_minutes);
    const wanted = { isMoreBetter: true };
    const waiting = (name: string, value: number | null): KeyFigure => ({
      name,
      value,
      note: t('appointments', { count: wait.appointments }),
      isMoreBetter: false,
      say: minutes,
    });
    return [
      share(t('fill.title'), booked, offered, { ...wanted, note: hoursOf(booked, offered) }),
      share(t('refill'), refill.refilled_minutes, refill.cancelled_minutes, {
        ...wanted,
        note: hoursOf(refill.refilled_minutes, refill.cancelled_minutes),
      }),
      share(
        t('noShow.count'),
        sumOf(noShows, (row) => row.no_shows),
        sumOf(noShows, (row) => row.appointments),
      ),
      share(t('late'), patient.late, patient.cancelled),
      share(t('moved'), clinic.moved, clinic.appointments),
      share(t('cancelled'), clinic.cancelled, clinic.appointments),
      waiting(t('waitMedian'), wait.median_minutes),
      waiting(t('waitLong'), wait.p90_minutes),
    ];
  };
}
