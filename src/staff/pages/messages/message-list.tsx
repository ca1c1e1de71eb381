import { Send } from 'lucide-react';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useText } from '../../lib/staff-app.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { MessageRow } from './message-row.tsx';
import { useResend, type useMessages } from './use-messages.ts';
import styles from './messages.module.css';

/** The messages of a day that match the filters, the newest first. */
export function MessageList({ query }: { query: ReturnType<typeof useMessages>['list'] }) {
  const t = useText('messages');
  const resend = useResend();
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const messages = pages.flatMap(({ results }) => results);
        if (messages.length === 0) {
          return <EmptyState icon={Send} title={t('empty')} headingLevel={3} />;
        }
        return (
          <>
            <ul className={styles.list}>
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} resend={resend} />
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        );
      }}
    </QueryView>
  );
}
