import { CalendarPlus, Navigation, Printer, Share2, type LucideIcon } from 'lucide-react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { apiPath } from '#shared/contract/api.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useShareAppointment } from './use-share-appointment.ts';
import styles from './appointment-actions.module.css';

/** The id of the links to maps, beside the address. */
export const DIRECTIONS_ID = 'directions';

/** The links and buttons of a booked appointment: calendar, route, share, print. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const t = useT('appointment');
  const share = useShareAppointment(appointment);
  const { id, hash } = appointment;
  const calendar = useApp().apiBaseUrls.api + apiPath('appointmentCalendar', { id, hash });
  return (
    <ul className={`${styles.actions} no-print`} aria-label={t('actions.label')}>
      <li>
        {/* A plain link, as the router has no page for the download. */}
        <a className={styles.action} href={calendar} download>
          <Label icon={CalendarPlus} text={t('actions.calendar')} />
        </a>
      </li>
      <li>
        <a className={styles.action} href={`#${DIRECTIONS_ID}`}>
          <Label icon={Navigation} text={t('actions.directions')} />
        </a>
      </li>
      <li>
        <button type="button" className={styles.action} onClick={() => void share()}>
          <Label icon={Share2} text={t('actions.share')} />
        </button>
      </li>
      <li>
        <button type="button" className={styles.action} onClick={() => window.print()}>
          <Label icon={Printer} text={t('actions.print')} />
        </button>
      </li>
    </ul>
  );
}

function Label({ icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <>
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
      </span>
      <span className={styles.text}>{text}</span>
    </>
  );
}
