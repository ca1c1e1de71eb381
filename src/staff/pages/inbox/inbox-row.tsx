import { Link } from 'react-router';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import { useItemTexts } from './item/item-texts.ts';
import { PromiseClock } from './promise-clock.tsx';
import styles from './inbox.module.css';

interface InboxRowProps {
  item: InboxItem;
  search: string;
  isOpen: boolean;
  onFocus: () => void;
}

/** One line of the list, a link that opens the item. */
export function InboxRow({ item, search, isOpen, onFocus }: InboxRowProps) {
  const t = useText('inbox');
  const format = useFormat();
  const { sender, text, owner } = useItemTexts(item);
  return (
    <li>
      <Link
        to={`/inbox/${item.id}${search}`}
        className={classNames(styles.row)}
        aria-current={isOpen ? 'true' : undefined}
        data-item={item.id}
        onFocus={onFocus}
      >
        <span className={styles.line}>
          <Badge>{t(`kinds.${item.kind}`)}</Badge>
          <time dateTime={item.created_at}>{format.dateTime(item.created_at)}</time>
          <span className={styles.owner}>{owner}</span>
        </span>
        <strong className={styles.sender}>{sender}</strong>
        {text === '' ? null : <span className={styles.excerpt}>{text}</span>}
        <PromiseClock item={item} />
      </Link>
    </li>
  );
}
