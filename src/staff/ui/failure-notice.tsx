import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from '../lib/failure-text.ts';
import { useText } from '../lib/staff-app.ts';

/** The errors of a question of the browser, such as for a passkey, that a person cancels. */
const CANCELLED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError']);

/** Says why a request failed; nothing for null, and for what the person has cancelled. */
export function FailureNotice({ error }: { error: unknown }) {
  const t = useText('shell');
  if (error === null || (error instanceof Error && CANCELLED.has(error.name))) return null;
  return (
    <Notice tone="error" announce>
      {failureText(error, t)}
    </Notice>
  );
}
