import { CircleCheck, CircleX, History, type LucideIcon } from 'lucide-react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useVisitorTime } from '#web/lib/use-visitor-time.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './appointment-time.module.css';

const STATUS_ICONS = {
  booked: CircleCheck,
  cancelled: CircleX,
  completed: History,
} as const satisfies Record<Appointment['status'], LucideIcon>;

interface AppointmentTimeProps {
  appointment: Appointment;
  /** The formatted time; by default, relative to the current day. */
  when?: string;
  /** True if the page has the general warning, which says when to arrive. */
  isWarned?: boolean;
}

/** The status of the appointment and, as the largest text of the page, its time. */
export function AppointmentTime({ appointment, when, isWarned = false }: AppointmentTimeProps) {
  const t = useT('appointment');
  const format = useFormat();
  const today = useToday(appointment.timezone);
  const { status, datetime, duration, displaced, arrive_early: early } = appointment;
  const visitorTime = useVisitorTime(datetime);
  // The doctor is absent then: the page asks for another time.
  const isDisplaced = displaced !== null;
  const time = classNames(styles.time, (status === 'cancelled' || isDisplaced) && styles.struck);
  return (
    <header className={styles.header}>
      {isDisplaced ? null : (
        <p className={classNames(styles.status, styles[status])}>
          <Icon of={STATUS_ICONS[status]} size={20} />
          {t(`status.${status}`)}
        </p>
      )}
      <h1 className={classNames(time, 'no-print')}>
        <time dateTime={datetime}>{when ?? format.dateTime(datetime, today)}</time>
      </h1>
      {/* Paper is read on another day, when "tomorrow" is wrong. */}
      <p className={classNames(time, 'print-only')}>
        <time dateTime={datetime}>{format.fullDateTime(datetime)}</time>
      </p>
      {status === 'booked' ? (
        <p className={styles.duration}>
          {t('duration', { count: duration })}.
          {isWarned ? null : ` ${t('early', { count: early })}`}
        </p>
      ) : null}
      {visitorTime === null ? null : (
        <p className={`${styles.zone} no-print`}>{t('clinicTime', { when: visitorTime })}</p>
      )}
    </header>
  );
}
