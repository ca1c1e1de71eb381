import type { DayPlan } from '#shared/contract/staff/setup/schedules.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import styles from '../doctors.module.css';

/** The hours of the next days, and the starts that patients can book. */
export function DayPlans({ days }: { days: readonly DayPlan[] }) {
  const t = useText('schedule');
  const { language } = useStaffApp();
  return (
    <table className={styles.days}>
      <caption className={styles.subtitle}>{t('days.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('days.day')}</th>
          <th scope="col">{t('days.hours')}</th>
          <th scope="col" className={styles.count}>
            {t('days.free')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, hours, free }) => (
          <tr key={day} data-empty={free === 0 || undefined}>
            <th scope="row">{formatDay(day, language, 'short')}</th>
            <td>{hours.length === 0 ? t('days.closed') : formatHours(hours)}</td>
            <td className={styles.count}>{free}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
