import { AlarmClock, Clock } from 'lucide-react';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './inbox.module.css';

interface PromiseClockProps {
  item: InboxItem;
  /** Shows how far it is, and says the rest to screen readers only. */
  isShort?: boolean;
}

/** The end of the promise to reply, in red once it has passed. */
export function PromiseClock({ item, isShort = false }: PromiseClockProps) {
  const t = useText('inbox');
  const format = useFormat();
  if (item.due_at === null || item.done_at !== null) return null;
  const text = t(item.is_overdue ? 'overdue' : 'due', { time: format.dateTime(item.due_at) });
  return (
    <span className={item.is_overdue ? styles.overdue : styles.due}>
      <Icon of={item.is_overdue ? AlarmClock : Clock} size={16} />{' '}
      {isShort ? (
        <>
          <span aria-hidden="true">{format.fromNow(item.due_at)}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  );
}
