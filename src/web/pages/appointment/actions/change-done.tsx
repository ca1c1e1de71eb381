import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Change } from '#web/features/change-appointment/change-appointment.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './change-done.module.css';

/** That the appointment was just changed. A new `done` is told anew. */
export function ChangeDone({ done }: { done: { change: Change } }) {
  const t = useT('appointment');
  const place = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // Once more when the modal's history entry is gone, which scrolls back to where it was opened.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [done, key]);
  return (
    <div ref={place} tabIndex={-1} className={`${styles.done} no-print`}>
      <Notice tone="success" announce>
        {t(`done.${done.change}`)}
      </Notice>
    </div>
  );
}
