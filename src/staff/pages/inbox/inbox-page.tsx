import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { INBOX_KINDS, INBOX_RULES } from '#shared/domain/inbox/inbox-kinds.ts';
import { classNames } from '#web/ui/class-names.ts';
import { EstimatesNotice } from '#staff/ui/estimates-notice/estimates-notice.tsx';
import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { useFormat } from '#staff/lib/format.ts';
import { ChipGroup } from '#staff/ui/chip-group.tsx';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import { ListTools } from '#staff/ui/list/list-tools.tsx';
import { usePermission, useStaffApp, useText } from '../../lib/staff-app.ts';
import { Page } from '../../ui/page/page.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { InboxList } from './inbox-list.tsx';
import { ItemDetails } from './item/item-details.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { INBOX_STATES, useInbox } from './use-inbox.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import styles from './inbox.module.css';

/** Everything that waits for a reply, with one item open beside the list or instead of it. */
export function InboxPage() {
  const t = useText('inbox');
  const { api } = useStaffApp();
  const can = usePermission();
  const { id } = useParams();
  const navigate = useNavigate();
  const inbox = useInbox();
  const actions = useInboxActions();
  const [focused, setFocused] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'note' | 'close' | null>(null);
  const details = useQuery({
    queryKey: ['inbox', 'item', id],
    queryFn: () => api.inboxItem({ id: id ?? '' }),
    enabled: id !== undefined,
  });

  const opened = details.data?.id === id ? details.data : undefined;
  const current = inbox.query.data?.results.find((item) => item.id === (focused ?? id)) ?? opened;
  const canHandle =
    current !== undefined && current.done_at === null && can(INBOX_RULES[current.kind].handle);
  const canTake = (item: InboxItem) =>
    item.owner === null && item.done_at === null && can(INBOX_RULES[item.kind].handle);
  function take() {
    if (canHandle) actions.take(current);
  }
  function close() {
    if (!canHandle) return;
    if (current.id !== id) void navigate(`/inbox/${current.id}${inbox.search}`);
    setDialog('close');
  }
  useKeys([
    { key: 't', label: t('actions.take'), run: take },
    { key: 'c', label: t('actions.close'), run: close },
  ]);

  return (
    <Page title={t('title')}>
      {can('holidays.edit') ? <EstimatesNotice /> : null}
      <div className={classNames(styles.page, id !== undefined && styles.hasItem)}>
        <div className={styles.filters}>
          <InboxFilters {...inbox} />
        </div>
        <div className={styles.side}>
          <InboxList
            // Of other filters other items are chosen.
            key={`${inbox.state} ${inbox.kind}`}
            inbox={inbox}
            openId={id}
            onFocus={setFocused}
            takeOf={(item) => (canTake(item) ? () => actions.take(item) : null)}
          />
        </div>
        {id === undefined ? null : (
          <div className={styles.detail}>
            <QueryView query={details}>
              {(item) => (
                <ItemDetails
                  item={item}
                  search={inbox.search}
                  actions={actions}
                  onNote={setDialog}
                />
              )}
            </QueryView>
          </div>
        )}
      </div>
      {dialog === null || opened === undefined || opened.done_at !== null ? null : (
        <NoteDialog
          purpose={dialog}
          note={opened.note ?? ''}
          onSave={(note) => actions[dialog](opened, note)}
          onClose={() => setDialog(null)}
        />
      )}
    </Page>
  );
}

/** The filters by state and by the kinds that the account may see, with the number of items. */
function InboxFilters({ state, kind, choose, query: { data } }: ReturnType<typeof useInbox>) {
  const t = useText('inbox');
  const can = usePermission();
  const format = useFormat();
  const kinds = INBOX_KINDS.filter((value) => can(INBOX_RULES[value].view));
  const countOf = ({ count, results }: NonNullable<typeof data>) =>
    count > results.length
      ? t('shown', { shown: results.length, count })
      : format.number(results.length);
  return (
    <ListTools count={data === undefined || data.count === 0 ? undefined : countOf(data)}>
      <ChipGroup
        label={t('states.label')}
        options={INBOX_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChoose={(value) => choose('state', value)}
      />
      {kinds.length > 1 ? (
        <FilterSelect
          name="kind"
          label={t('kinds.label')}
          all={t('kinds.all')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChoose={(value) => choose('kind', value)}
        />
      ) : null}
    </ListTools>
  );
}
