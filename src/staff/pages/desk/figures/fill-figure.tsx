import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

const BAR_WIDTH = 20;
const GAP = 6;
const HEIGHT = 100;
const MINUTES_PER_HOUR = 60;

/** The part of the offered time that was booked, by week, as a chart and a table. */
export function FillFigure({ fill }: { fill: Figures['fill'] }) {
  const t = useText('figures');
  const format = useFormat();
  const { language } = useStaffApp();
  const hours = (minutes: number) => format.number(Math.round(minutes / MINUTES_PER_HOUR));
  const width = Math.max(1, fill.length) * (BAR_WIDTH + GAP);
  return (
    <Card tag="section" className={styles.figure}>
      <h2 className={styles.subtitle}>{t('fill.title')}</h2>
      <p className={styles.quiet}>{t('fill.text')}</p>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className={styles.chart}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {fill.map((week, index) => {
          const height =
            Math.min(1, shareOf(week.booked_minutes, week.offered_minutes) ?? 0) * HEIGHT;
          const x = index * (BAR_WIDTH + GAP);
          return (
            <g key={week.week}>
              <rect x={x} y={0} width={BAR_WIDTH} height={HEIGHT} className={styles.offered} />
              <rect
                x={x}
                y={HEIGHT - height}
                width={BAR_WIDTH}
                height={height}
                className={styles.booked}
              />
            </g>
          );
        })}
      </svg>
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
                <th scope="row" className={styles.day}>
                  {formatDay(week.week, language, 'dayMonth')}
                </th>
                <td>{hours(week.booked_minutes)}</td>
                <td>{hours(week.offered_minutes)}</td>
                <td>{share === null ? '–' : format.percent(share)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
