import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useKeys } from '../../lib/keys/key-bindings.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { MessageCounts } from './message-counts.tsx';
import { TestDialog } from './test-dialog.tsx';
import { useMessages } from './use-messages.ts';
import { MessageList } from './message-list.tsx';
import { FilterDay } from '../../ui/list/filter-day.tsx';
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
        <Card
          tag="section"
          padding="none"
          className={styles.card}
          aria-labelledby="messages-of-day"
        >
          <div className={styles.head}>
            <h2 id="messages-of-day" className={styles.subtitle}>
              {t('list')}
            </h2>
          </div>
          <MessageFilters {...messages} day={day ?? null} />
          <MessageList {...messages} />
        </Card>
      </div>
      <TestDialog open={isTesting} onClose={() => setIsTesting(false)} />
    </Page>
  );
}

interface MessageFiltersProps extends Pick<
  ReturnType<typeof useMessages>,
  'state' | 'kind' | 'choose'
> {
  /** Null until the server has said which day it is. */
  day: string | null;
}

/** The filters of the list by day, by state and by kind. */
function MessageFilters({ day, state, kind, choose }: MessageFiltersProps) {
  const t = useText('messages');
  return (
    <ListTools label={t('list')}>
      <FilterDay
        name="day"
        label={t('day')}
        value={day}
        required
        onChoose={(value) => choose('day', value)}
      />
      <FilterSelect
        name="state"
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
