import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Change } from '#web/features/change-appointment/use-change-modals.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './change-done.module.css';

/** Confirms that the appointment was just changed. Every new `done` object is announced. */
export function ChangeDone({ done }: { done: { change: Change } }) {
  const t = useT('appointment');
  const element = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // Runs again when the history entry of the modal is removed, as that restores the scroll
  // position.
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [done, key]);
  return (
    <div ref={element} tabIndex={-1} className={`${styles.done} no-print`}>
      <Notice tone="success" announce>
        {t(`done.${done.change}`)}
      </Notice>
    </div>
  );
}
