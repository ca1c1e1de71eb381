import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { InboxEntry } from './inbox-entry.tsx';
import styles from './inbox.module.css';

/** The open requests and messages of visitors. */
export function InboxPage() {
  const t = useText('inbox');
  const { api } = useStaffApp();
  const query = useQuery({ queryKey: ['inbox'], queryFn: () => api.inbox() });
  return (
    <Page title={t('title')}>
      <QueryView query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={Inbox} title={t('empty')} />
          ) : (
            <ul className={styles.list}>
              {results.map((item) => (
                <InboxEntry key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  );
}
