import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useKeys } from '../../lib/keys/key-bindings.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { MessageCounts } from './message-counts.tsx';
import { TestDialog } from './test-dialog.tsx';
import { useMessages, useResend } from './use-messages.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { MessageRow } from './message-row.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { FilterSelect } from '../../ui/list/filter-select.tsx';
import { ListTools } from '../../ui/list/list-tools.tsx';
import common from '../../ui/common.module.css';
import styles from './messages.module.css';

/** The messages to patients: numbers by day, kind and network, and every message of a day. */
export function MessagesPage() {
  const t = useText('messages');
  const canTest = usePermission()('messages.test');
  const messages = useMessages();
  const [isTesting, setIsTesting] = useState(false);
  useKeys(
    useMemo(
      () => (canTest ? [{ key: 't', label: t('test.open'), run: () => setIsTesting(true) }] : []),
      [canTest, t],
    ),
  );
  const day = messages.counts.data?.day;
  return (
    <Page
      title={t('title')}
      aside={
        canTest ? (
          <Button variant="secondary" onClick={() => setIsTesting(true)}>
            <Icon of={Send} size={18} /> {t('test.open')}
          </Button>
        ) : null
      }
    >
      <div className={common.grid}>
        <p className={common.note}>{t('note')}</p>
        <QueryView query={messages.counts}>{(counts) => <MessageCounts {...counts} />}</QueryView>
        <Card tag="section" className={styles.messages} aria-labelledby="messages-of-day">
          <h2 id="messages-of-day" className={styles.subtitle}>
            {t('list')}
          </h2>
          <div className={styles.day}>
            <DateField
              name="day"
              label={t('day')}
              value={day ?? ''}
              required
              isFilter
              onChange={(value) => {
                if (isPlainDate(value)) messages.choose('day', value);
              }}
            />
          </div>
          <MessageFilters {...messages} />
          <MessageList query={messages.list} />
        </Card>
      </div>
      <TestDialog open={isTesting} onClose={() => setIsTesting(false)} />
    </Page>
  );
}

type MessageFiltersProps = Pick<ReturnType<typeof useMessages>, 'state' | 'kind' | 'choose'>;

/** The filters of the list by state and by kind. */
function MessageFilters({ state, kind, choose }: MessageFiltersProps) {
  const t = useText('messages');
  return (
    <ListTools>
      <ChipGroup
        label={t('states.label')}
        all={t('states.all')}
        options={MESSAGE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChoose={(value) => choose('state', value)}
      />
      <FilterSelect
        name="kind"
        label={t('kinds.label')}
        all={t('kinds.all')}
        options={MESSAGE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChoose={(value) => choose('kind', value)}
      />
    </ListTools>
  );
}

/** The messages of a day that match the filters, the newest first. */
function MessageList({ query }: { query: ReturnType<typeof useMessages>['list'] }) {
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
