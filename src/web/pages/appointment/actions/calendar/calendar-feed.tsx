import { useState } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { apiPath } from '#shared/contract/api.ts';
import { useChangeAppointment } from '#web/features/change-appointment/use-change-appointment.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './calendar-feed.module.css';

/** The address of a calendar that follows moves and the cancellation, and the button that stops it. */
export function CalendarFeed({ appointment }: { appointment: Appointment }) {
  const t = useT('appointment');
  const { apiBaseUrls, origin } = useApp();
  const { isPending, stopCalendar } = useChangeAppointment(appointment);
  const [outcome, setOutcome] = useState('');
  const { id, calendar_token: token } = appointment;
  const url = (apiBaseUrls.api || origin) + apiPath('appointmentFeed', { id, token });

  async function stop() {
    const { type } = await stopCalendar();
    setOutcome(t(type === 'done' ? 'feed.stopped' : 'feed.failed'));
  }

  return (
    <p className={`${styles.feed} no-print`}>
      <a href={url.replace(/^https?/, 'webcal')}>{t('feed.subscribe')}</a> {t('feed.text')}{' '}
      <button
        type="button"
        className={styles.stop}
        disabled={isPending}
        onClick={() => void stop()}
      >
        {t('feed.stop')}
      </button>{' '}
      <span role="status">{outcome}</span>
    </p>
  );
}
