import type { CalendarFault } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';

interface FaultNoticeProps {
  fault: CalendarFault;
  /** When the calendar is read again, as ISO 8601; null for a file. */
  nextReadAt?: string | null;
}

/** Says why a calendar cannot be read, and when the next try is. */
export function FaultNotice({ fault: { reason, number }, nextReadAt = null }: FaultNoticeProps) {
  const t = useText('calendars');
  const format = useFormat();
  const place =
    number === undefined || (reason !== 'status' && reason !== 'damaged')
      ? ''
      : `${t(`number.${reason}`, { number: format.number(number) })}. `;
  return (
    <Notice tone="error" title={t('fault')} announce>
      {t(`faults.${reason}`)} {place}
      {nextReadAt === null ? '' : t('retry', { when: format.fromNow(nextReadAt) })}
    </Notice>
  );
}
