import { useT } from '#web/lib/i18n/use-t.ts';
import { Notice as NoticeBox } from '#web/ui/feedback/notice.tsx';
import type { Tone } from '#web/ui/feedback/tone.ts';
import type { Notice } from './flow/booking-flow.ts';

const NOTICES = {
  slot_taken: { tone: 'warning', text: 'failure.slotTaken' },
  slot_past: { tone: 'warning', text: 'failure.slotPast' },
  slot_unavailable: { tone: 'warning', text: 'failure.slotUnavailable' },
  not_sent: { tone: 'error', text: 'failure.notSent' },
  no_response: { tone: 'error', text: 'failure.noResponse' },
  server: { tone: 'error', text: 'failure.server' },
  sms_failed: { tone: 'error', text: 'failure.smsFailed' },
} as const satisfies Record<Notice, { tone: Tone; text: string }>;

/** Shows an error, its consequences and how to continue. */
export function BookingNotice({ notice }: { notice: Notice }) {
  const t = useT('booking');
  const { tone, text } = NOTICES[notice];
  return (
    <NoticeBox tone={tone} announce>
      {t(text)}
    </NoticeBox>
  );
}
