import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useToday } from '#web/lib/clock.ts';

interface CancelNoticeProps {
  appointment: Appointment;
  /** True where the sentence is said only if the time has passed. */
  isLateOnly?: boolean;
}

/** Says until when the clinic asks to cancel, or that it asked for more notice. */
export function CancelNotice({ appointment, isLateOnly = false }: CancelNoticeProps) {
  const t = useT('appointment');
  const format = useFormat();
  const today = useToday(appointment.timezone);
  const notice = appointment.cancel_notice;
  if (notice === null || (isLateOnly && !notice.is_over)) return null;
  const when = format.dateTime(notice.until, today);
  return <p>{notice.is_over ? t('cancel.late', { when }) : t('cancel.notice', { when })}</p>;
}
