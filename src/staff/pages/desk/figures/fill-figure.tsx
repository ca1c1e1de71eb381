import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FigureTable } from './figure-table.tsx';
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
    <FigureTable
      title={t('fill.title')}
      text={t('fill.text')}
      chart={
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
      }
      head={[t('fill.week'), t('fill.booked'), t('fill.offered'), t('share')]}
      rows={fill.map((week) => {
        const share = shareOf(week.booked_minutes, week.offered_minutes);
        return {
          key: week.week,
          heading: <span className={styles.day}>{formatDay(week.week, language, 'dayMonth')}</span>,
          cells: [
            hours(week.booked_minutes),
            hours(week.offered_minutes),
            share === null ? '–' : format.percent(share),
          ],
        };
      })}
    />
  );
}
