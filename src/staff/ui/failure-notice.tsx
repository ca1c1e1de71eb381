import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { failureText } from '../lib/failure-text.ts';
import { useText } from '../lib/staff-app.ts';

interface FailureNoticeProps {
  error: unknown;
  /** A button or a choice that helps. */
  action?: ReactNode;
}

/**
 * Says why a request failed; nothing for null. In a form the notice takes the focus from what was pressed: it may be out
 * of view. A form that knows the field of the error focuses that instead.
 */
export function FailureNotice({ error, action }: FailureNoticeProps) {
  const t = useText('shell');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = notice.current?.closest('form');
    if (error !== null && form && isFocusIn(form)) notice.current?.focus();
  }, [error]);
  if (error === null) return null;
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="error" announce action={action}>
        {failureText(error, t)}
      </Notice>
    </div>
  );
}

/** Returns true unless another part of the page has the focus, which a person has moved there. */
function isFocusIn(form: HTMLFormElement): boolean {
  const { activeElement: active } = document;
  const isSubmit = active instanceof HTMLButtonElement && active.form === form;
  return active === document.body || isSubmit || form.contains(active);
}
