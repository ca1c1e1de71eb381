import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useVisitorTime } from '#web/lib/use-visitor-time.ts';
import styles from './change-modal.module.css';

interface AppointmentTimeProps {
  /** ISO 8601 with the offset of the clinic's time zone. */
  iso: string;
  timeZone: TimeZone;
}

/** The time in the clinic's time zone, and in the visitor's if it differs. */
export function AppointmentTime({ iso, timeZone }: AppointmentTimeProps) {
  const t = useT('appointment');
  const format = useFormat();
  const today = useToday(timeZone);
  const visitorTime = useVisitorTime(iso);
  return (
    <>
      <time dateTime={iso} className={styles.time}>
        {format.dateTime(iso, today)}
      </time>
      {visitorTime === null ? null : (
        <p className={styles.zone}>{t('clinicTime', { when: visitorTime })}</p>
      )}
    </>
  );
}
