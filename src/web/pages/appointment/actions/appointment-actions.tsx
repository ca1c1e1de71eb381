import { CalendarPlus, Navigation, Printer, Share2, type LucideIcon } from 'lucide-react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { apiPath } from '#shared/contract/api.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
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

/**
 * Shares the link of the appointment in the share dialog of the device, or copies it if there is
 * none. The link has no tracking parameters: they would reveal how the patient found the site.
 */
function useShareAppointment({ id, hash, datetime, timezone, doctor }: Appointment) {
  const t = useT('appointment');
  const format = useFormat();
  const today = useToday(timezone);
  const absoluteUrl = useAbsoluteUrl();
  const showToast = useToast();
  const url = absoluteUrl(paths.appointment(id, hash));

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', message: t('share.copied') });
    } catch {
      showToast({ tone: 'error', message: t('share.failed') });
    }
  }

  return async function share(): Promise<void> {
    // Many browsers do not support it, although its type is not optional.
    if (!('share' in navigator)) return copy();
    const when = format.dateTime(datetime, today);
    try {
      await navigator.share({
        title: t('share.title'),
        text: t('share.text', { when, doctor: doctor.name }),
        url,
      });
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) await copy();
    }
  };
}
