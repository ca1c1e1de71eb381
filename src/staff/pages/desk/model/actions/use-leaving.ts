import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useText } from '../../../../lib/staff-app.ts';
import { useQuestion } from '../../../../lib/use-question.ts';
import type { FormHolder } from '../typed-form.ts';

/**
 * Asks before a form in which something is typed is left: for another panel, page or branch, or with the browser.
 * `leave` does so at once when nothing is typed, and otherwise after the answer yes. While the form is sent it stays.
 */
export function useLeaving(form: FormHolder, branch: number) {
  const t = useText('desk');
  const showToast = useToast();
  const { asked, ask } = useQuestion<null>();
  const isTyped = () => form.read()?.isTyped === true;

  /** Returns true, and says so, while the form is sent: the response would have no place to be shown. */
  function isSending(): boolean {
    if (form.read()?.isSending !== true) return false;
    showToast({ tone: 'warning', message: t('sending') });
    return true;
  }

  function leave(go: () => void, stay?: () => void): void {
    if (isSending()) return stay?.();
    const forgetAndGo = () => {
      form.note(null);
      go();
    };
    // Keys that follow are for what opens now.
    if (!isTyped()) return forgetAndGo();
    void ask(null).then((isConfirmed) => (isConfirmed ? forgetAndGo() : stay?.()));
  }

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const next = new URLSearchParams(nextLocation.search).get('branch');
    const isSameBranch = next === null || Number(next) === branch;
    const staysOpen = currentLocation.pathname === nextLocation.pathname && isSameBranch;
    return !staysOpen && isTyped();
  });
  const askToLeavePage = useEffectEvent(() =>
    leave(
      () => blocker.proceed?.(),
      () => blocker.reset?.(),
    ),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') askToLeavePage();
  }, [blocker.state]);
  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => {
      if (form.read()?.isTyped === true) event.preventDefault();
    };
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [form]);
  return { asked, leave, isSending };
}
