import { useEffect } from 'react';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useApp } from '../app.ts';
import { failureMessages } from './failure-messages.ts';
import { useT } from '../i18n/use-t.ts';

/** Shows failed queries and mutations as toasts. */
export function FailureToasts() {
  const { failures } = useApp();
  const t = useT('common');
  const showToast = useToast();

  useEffect(
    () =>
      failures.subscribe((failure) => {
        const texts = { server: t('errors.server'), network: t('errors.network') };
        for (const message of failureMessages(failure, texts)) {
          showToast({ tone: 'error', message });
        }
      }),
    [failures, showToast, t],
  );
  return null;
}
