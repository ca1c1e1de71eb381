import type { InboxItem } from '#shared/contract/staff/inbox.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './inbox.module.css';

export function InboxEntry({ item }: { item: InboxItem }) {
  const t = useText('inbox');
  const format = useFormat();
  return (
    <Card tag="li" className={styles.entry}>
      <div className={styles.line}>
        <Badge>{t(`kinds.${item.kind}`)}</Badge>
        <strong>{item.sender}</strong>
        <time dateTime={item.created_at}>{format.dateTime(item.created_at)}</time>
      </div>
      <p>{item.text}</p>
    </Card>
  );
}
