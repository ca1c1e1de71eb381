import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './figures.module.css';

/** The days until the third next available start of each offer; the longest first. */
export function ThirdNextFigure({ rows }: { rows: Figures['third_next'] }) {
  const t = useText('figures');
  const format = useFormat();
  return (
    <Card tag="section" className={styles.figure}>
      <h2 className={styles.subtitle}>{t('third.title')}</h2>
      <p className={styles.quiet}>{t('third.text')}</p>
      {rows.length === 0 ? (
        <p>{t('noData')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('third.doctor')}</th>
              <th scope="col">{t('third.service')}</th>
              <th scope="col">{t('third.days')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.doctor} ${row.service}`}>
                <th scope="row">{row.doctor}</th>
                <td>{row.service}</td>
                <td>{row.days === null ? t('third.none') : format.number(row.days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
