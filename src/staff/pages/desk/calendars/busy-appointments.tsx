import { Link } from 'react-router';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './calendars.module.css';

/** The booked appointments at busy times, with links to their days at the desk. */
export function BusyAppointments({ calendar }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const format = useFormat();
  const { appointments, appointments_count: count } = calendar;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('appointments', { count })}>
      <p>{t('appointmentsHint')}</p>
      <ul className={styles.appointments}>
        {appointments.map(({ id, starts_at: startsAt, branch_id: branchId, branch }) => (
          <li key={id}>
            <Link to={`/desk?branch=${branchId}&day=${wallClockOf(startsAt).date}`}>
              {format.dateTime(startsAt)}
            </Link>{' '}
            {branch}
          </li>
        ))}
      </ul>
      {count > appointments.length ? (
        <p>{t('more', { count: format.number(count - appointments.length) })}</p>
      ) : null}
    </Notice>
  );
}
