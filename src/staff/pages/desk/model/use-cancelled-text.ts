import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { useText } from '#staff/lib/staff-app.ts';

/** Returns a function that says who cancelled an appointment, and if it was late; empty for one that takes place. */
export function useCancelledText(): (appointment: DeskAppointment) => string {
  const t = useText('desk');
  return ({ cancelled_by: by, is_cancelled_late: isLate }) => {
    if (by === null) return '';
    const text = t(`cancelledBy.${by}`);
    return isLate ? t('cancelledLate', { text }) : text;
  };
}
