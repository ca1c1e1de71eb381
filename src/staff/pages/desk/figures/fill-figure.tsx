import { CalendarClock } from 'lucide-react';
import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { addDays, maxDate } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { ShareChart } from '#staff/ui/chart/share-chart.tsx';
import { Figure } from './figure.tsx';
import { useHours } from './hours.ts';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

type Week = Figures['fill'][number];

interface FillFigureProps {
  figures: Figures;
}

/** The part of the offered time that was booked, by week, as a chart and as a table. */
export function FillFigure({ figures }: FillFigureProps) {
  const t = useText('figures');
  const can = usePermission();
  const { fill } = figures;
  if (fill.every((week) => week.offered_minutes === 0)) {
    return (
      <Figure title={t('fill.title')} text={t('fill.text')}>
        <EmptyState
          icon={CalendarClock}
          title={t('fill.nothingOffered')}
          headingLevel={3}
          actions={
            can('schedules.view') ? (
              <LinkButton to="/schedules" icon={CalendarClock}>
                {t('fill.toHours')}
              </LinkButton>
            ) : null
          }
        />
      </Figure>
    );
  }
  const isEmpty = fill.every((week) => week.booked_minutes === 0);
  return (
    <Figure title={t('fill.title')} text={t('fill.text')}>
      {isEmpty ? <p>{t('fill.nothingBooked')}</p> : <FillChart figures={figures} />}
      <SmallDisclosure summary={t('fill.table')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll the table only with the focus */}
        <div className={styles.scroller} role="region" aria-label={t('fill.title')} tabIndex={0}>
          <FillTable fill={fill} />
        </div>
      </SmallDisclosure>
    </Figure>
  );
}

function FillChart({
  figures: { fill, before, first_day: first, last_day: last },
}: FillFigureProps) {
  const t = useText('figures');
  const format = useFormat();
  const { language } = useStaffApp();
  const hoursOf = useHours();
  const day = (date: string) => formatDay(date, language, 'dayMonth');
  const shareOfWeek = (week: Week | undefined) =>
    week === undefined ? null : shareOf(week.booked_minutes, week.offered_minutes);
  return (
    <ShareChart
      label={t('fill.chart')}
      legend={{ current: t('periods.current'), before: t('periods.before') }}
      columns={fill.map((week, index) => {
        const share = shareOfWeek(week);
        const shareBefore = shareOfWeek(before?.fill[index]);
        const sunday = addDays(week.week, 6);
        const words = [
          `${day(maxDate(week.week, first))} – ${day(sunday < last ? sunday : last)}`,
          share === null ? t('fill.closed') : format.percent(share),
          share === null ? null : hoursOf(week.booked_minutes, week.offered_minutes),
          shareBefore === null ? null : t('before', { value: format.percent(shareBefore) }),
        ];
        return {
          key: week.week,
          label: day(week.week),
          share,
          before: shareBefore,
          text: words.filter((each) => each !== null).join(' · '),
        };
      })}
    />
  );
}

/** The same as the chart, for those who read numbers. */
function FillTable({ fill }: Pick<Figures, 'fill'>) {
  const t = useText('figures');
  const format = useFormat();
  const { language } = useStaffApp();
  const hours = (minutes: number) => format.number(Math.round(minutes / 60));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('fill.week')}</th>
          <th scope="col">{t('fill.booked')}</th>
          <th scope="col">{t('fill.offered')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {fill.map((week) => {
          const share = shareOf(week.booked_minutes, week.offered_minutes);
          return (
            <tr key={week.week}>
              <th scope="row">{formatDay(week.week, language, 'dayMonth')}</th>
              <td>{hours(week.booked_minutes)}</td>
              <td>{hours(week.offered_minutes)}</td>
              <td>{share === null ? '–' : format.percent(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
