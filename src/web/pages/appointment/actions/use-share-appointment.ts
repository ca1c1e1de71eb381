import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { paths } from '#shared/paths.ts';
import { useAbsoluteUrl } from '#web/lib/routing/use-absolute-url.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useToast } from '#web/ui/toast/toast.tsx';

/**
 * Shares the link of the appointment in the share dialog of the device, or copies it if there is
 * none. The link has no tracking parameters: they would reveal how the patient found the site.
 */
export function useShareAppointment({ id, hash, datetime, timezone, doctor }: Appointment) {
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
