import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from '../lib/failure-text.ts';
import { useText } from '../lib/staff-app.ts';

/** Says why a request failed; nothing for null. */
export function FailureNotice({ error }: { error: unknown }) {
  const t = useText('shell');
  if (error === null) return null;
  return (
    <Notice tone="error" announce>
      {failureText(error, t)}
    </Notice>
  );
}
