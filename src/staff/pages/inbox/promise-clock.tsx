import { AlarmClock, Clock } from 'lucide-react';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './inbox.module.css';

/** The end of the promise to reply, in red once it has passed. */
export function PromiseClock({ item }: { item: InboxItem }) {
  const t = useText('inbox');
  const format = useFormat();
  if (item.due_at === null || item.done_at !== null) return null;
  const time = format.dateTime(item.due_at);
  return item.is_overdue ? (
    <span className={styles.overdue}>
      <Icon of={AlarmClock} size={16} /> {t('overdue', { time })}
    </span>
  ) : (
    <span className={styles.due}>
      <Icon of={Clock} size={16} /> {t('due', { time })}
    </span>
  );
}
