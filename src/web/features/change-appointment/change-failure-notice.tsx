import { useT } from '#web/lib/i18n/use-t.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { ChangeFailure } from './change-outcome.ts';

const TEXTS = {
  cancel: { no_response: 'cancel.noResponse', server: 'cancel.failed' },
  move: { no_response: 'move.noResponse', server: 'move.failed' },
} as const satisfies Record<string, Record<ChangeFailure, string>>;

interface ChangeFailureNoticeProps {
  failure: ChangeFailure;
  of: keyof typeof TEXTS;
}

/** Explains that a change failed and can be retried safely. */
export function ChangeFailureNotice({ failure, of }: ChangeFailureNoticeProps) {
  const t = useT('appointment');
  return (
    <Notice tone="error" announce>
      {t(TEXTS[of][failure])}
    </Notice>
  );
}
