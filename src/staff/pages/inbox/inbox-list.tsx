import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useText } from '../../lib/staff-app.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import type { useInbox } from './use-inbox.ts';
import { useFormat } from '../../lib/format.ts';
import { useItemTexts } from './item/item-texts.ts';
import { PromiseClock } from './promise-clock.tsx';
import styles from './inbox.module.css';

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  openId: string | undefined;
  onFocus: (id: string) => void;
}

export function InboxList({ inbox, openId, onFocus }: InboxListProps) {
  const t = useText('inbox');
  return (
    <QueryView query={inbox.query}>
      {({ count, results }) =>
        results.length === 0 ? (
          <EmptyState icon={Inbox} title={t(`empty.${inbox.state}`)} />
        ) : (
          <>
            <ul className={styles.list} aria-label={t('list')}>
              {results.map((item) => (
                <InboxRow
                  key={item.id}
                  item={item}
                  search={inbox.search}
                  isOpen={item.id === openId}
                  onFocus={() => onFocus(item.id)}
                />
              ))}
            </ul>
            {count > results.length ? (
              <p className={styles.due}>{t('shown', { shown: results.length, count })}</p>
            ) : null}
          </>
        )
      }
    </QueryView>
  );
}

interface InboxRowProps {
  item: InboxItem;
  search: string;
  isOpen: boolean;
  onFocus: () => void;
}

/** One line of the list, a link that opens the item. */
function InboxRow({ item, search, isOpen, onFocus }: InboxRowProps) {
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
