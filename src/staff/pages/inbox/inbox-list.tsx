import { Inbox } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import { InboxRow } from './inbox-row.tsx';
import type { useInbox } from './use-inbox.ts';
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
