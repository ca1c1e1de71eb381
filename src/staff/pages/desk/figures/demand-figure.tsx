import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FigureTable } from './figure-table.tsx';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

const CHART_WIDTH = 100;
const CHART_HEIGHT = 12;

/** The people who looked for a service in a city and found no time, by week, with a bar for the part of them. */
export function DemandFigure({ rows }: { rows: Figures['demand'] }) {
  const t = useText('figures');
  const format = useFormat();
  const { language } = useStaffApp();
  return (
    <FigureTable
      title={t('demand.title')}
      text={t('demand.text')}
      empty={t('demand.none')}
      head={[
        t('fill.week'),
        t('demand.service'),
        t('demand.city'),
        t('demand.unmet'),
        t('demand.looked'),
        t('share'),
      ]}
      rows={rows.map((row) => {
        const share = shareOf(row.unmet, row.looked) ?? 0;
        return {
          key: `${row.week} ${row.service} ${row.city}`,
          heading: <span className={styles.day}>{formatDay(row.week, language, 'dayMonth')}</span>,
          cells: [
            row.service,
            row.city,
            format.number(row.unmet),
            format.number(row.looked),
            <>
              {format.percent(share)}{' '}
              <svg width={CHART_WIDTH} height={CHART_HEIGHT} aria-hidden="true">
                <rect width={CHART_WIDTH} height={CHART_HEIGHT} className={styles.offered} />
                <rect width={share * CHART_WIDTH} height={CHART_HEIGHT} className={styles.booked} />
              </svg>
            </>,
          ],
        };
      })}
    />
  );
}
