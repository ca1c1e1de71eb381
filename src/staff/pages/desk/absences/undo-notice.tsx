import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useText } from '#staff/lib/staff-app.ts';

const SECOND_MS = 1000;

interface UndoNoticeProps {
  absence: Absence;
  /** The button that takes the absence back. */
  children: ReactNode;
}

/** Says in how many minutes patients are told, and until when that can be stopped. */
export function UndoNotice({ absence, children }: UndoNoticeProps) {
  const t = useText('absences');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and may have been far below.
  useEffect(() => notice.current?.focus(), []);
  const left = Math.max(0, Math.ceil((Date.parse(absence.apply_at ?? '') - now) / SECOND_MS));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" title={t('undoTitle', { time })} action={children}>
        {t('undoText')}
      </Notice>
    </div>
  );
}
