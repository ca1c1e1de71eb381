import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

/** The patients who did not come, by the time since the booking and by reminder. */
export function NoShowFigure({ rows }: { rows: Figures['no_shows'] }) {
  const t = useText('figures');
  const format = useFormat();
  return (
    <Card tag="section" className={styles.figure}>
      <h2 className={styles.subtitle}>{t('noShow.title')}</h2>
      <p className={styles.quiet}>{t('noShow.text')}</p>
      {rows.length === 0 ? (
        <p>{t('noData')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('noShow.lead')}</th>
              <th scope="col">{t('noShow.reminder')}</th>
              <th scope="col">{t('noShow.count')}</th>
              <th scope="col">{t('noShow.appointments')}</th>
              <th scope="col">{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.lead} ${row.is_reminded}`}>
                <th scope="row">{t(`leads.${row.lead}`)}</th>
                <td>{t(row.is_reminded ? 'yes' : 'no')}</td>
                <td>{format.number(row.no_shows)}</td>
                <td>{format.number(row.appointments)}</td>
                <td>{format.percent(shareOf(row.no_shows, row.appointments) ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
