import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
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
    <Card tag="section" className={styles.figure}>
      <h2 className={styles.subtitle}>{t('demand.title')}</h2>
      <p className={styles.quiet}>{t('demand.text')}</p>
      {rows.length === 0 ? (
        <p>{t('demand.none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('fill.week')}</th>
              <th scope="col">{t('demand.service')}</th>
              <th scope="col">{t('demand.city')}</th>
              <th scope="col">{t('demand.unmet')}</th>
              <th scope="col">{t('demand.looked')}</th>
              <th scope="col">{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const share = shareOf(row.unmet, row.looked) ?? 0;
              return (
                <tr key={`${row.week} ${row.service} ${row.city}`}>
                  <th scope="row" className={styles.day}>
                    {formatDay(row.week, language, 'dayMonth')}
                  </th>
                  <td>{row.service}</td>
                  <td>{row.city}</td>
                  <td>{format.number(row.unmet)}</td>
                  <td>{format.number(row.looked)}</td>
                  <td>
                    {format.percent(share)}{' '}
                    <svg width={CHART_WIDTH} height={CHART_HEIGHT} aria-hidden="true">
                      <rect width={CHART_WIDTH} height={CHART_HEIGHT} className={styles.offered} />
                      <rect
                        width={share * CHART_WIDTH}
                        height={CHART_HEIGHT}
                        className={styles.booked}
                      />
                    </svg>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Card>
  );
}
