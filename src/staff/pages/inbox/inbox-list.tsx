import { Inbox } from 'lucide-react';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import type { ListColumn, ListRow } from '../../ui/list/list-columns.ts';
import { ListRows } from '../../ui/list/list-rows.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { BulkCloseDialog } from './bulk/bulk-close-dialog.tsx';
import { BulkReport } from './bulk/bulk-report.tsx';
import { InboxBulkBar } from './bulk/inbox-bulk-bar.tsx';
import { useBulk, type Bulk } from './bulk/use-bulk.ts';
import { useItemTexts } from './item/item-texts.ts';
import { PromiseClock } from './promise-clock.tsx';
import type { useInbox } from './use-inbox.ts';
import styles from './inbox.module.css';

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  openId: string | undefined;
  onFocus: (id: string) => void;
  /** Takes an item; null for one that the account may not take. */
  takeOf: (item: InboxItem) => (() => void) | null;
}

interface ItemsProps extends InboxListProps {
  items: readonly InboxItem[];
  bulk: Bulk;
}

type Row = ListRow & { item: InboxItem };

const NO_ITEMS = [] as const;

/** The items that match the filters, in the order in which they wait. */
export function InboxList({ inbox, ...props }: InboxListProps) {
  // Here, not with the rows: what is to be said about items must not go with the last of them.
  const bulk = useBulk(inbox.query.data?.results ?? NO_ITEMS);
  return (
    <>
      {bulk.report === null ? null : (
        <BulkReport result={bulk.report} search={inbox.search} onClose={bulk.closeReport} />
      )}
      <QueryView query={inbox.query}>
        {({ results }) =>
          results.length === 0 ? (
            <Nothing {...inbox} />
          ) : (
            <Items items={results} bulk={bulk} inbox={inbox} {...props} />
          )
        }
      </QueryView>
      {bulk.closing === null ? null : <BulkCloseDialog {...bulk} closing={bulk.closing} />}
    </>
  );
}

function Items({ items, bulk, inbox, openId, onFocus, takeOf }: ItemsProps) {
  const t = useText('inbox');
  const textsOf = useItemTexts();
  const isSplit = openId !== undefined;
  const columns = useColumns(inbox.state, isSplit);
  const canChoose = !isSplit && bulk.choosable.length > 0;
  return (
    <Card tag="section" padding="none" aria-labelledby="inbox-items" className={styles.list}>
      <h2 id="inbox-items" className="visually-hidden">
        {t('list')}
      </h2>
      <ListRows<Row>
        label={t('list')}
        rows={items.map((item) => {
          const { sender, text } = textsOf(item);
          const href = `/inbox/${item.id}${inbox.search}`;
          return { key: item.id, name: sender, detail: text, href, item };
        })}
        nameLabel={t('columns.sender')}
        columns={columns}
        choice={
          canChoose
            ? {
                canChoose: ({ item }) => bulk.canChoose(item),
                isChosen: ({ item }) => bulk.isChosen(item),
                choose: ({ item }) => bulk.toggle(item),
                labelOf: ({ name, item }) =>
                  t('bulk.chooseOf', { name, kind: t(`kinds.${item.kind}`) }),
              }
            : undefined
        }
        openKey={openId}
        onFocus={({ item }) => onFocus(item.id)}
        actions={
          isSplit ? undefined : ({ name, item }) => <TakeButton name={name} take={takeOf(item)} />
        }
      />
      {isSplit ? null : <InboxBulkBar bulk={bulk} />}
    </Card>
  );
}

/** Returns the columns of open or of closed items; fewer if an open item takes the width. */
function useColumns(
  state: ReturnType<typeof useInbox>['state'],
  isSplit: boolean,
): ListColumn<Row>[] {
  const t = useText('inbox');
  const format = useFormat();
  const textsOf = useItemTexts();
  const time = (at: string, text: string) => <time dateTime={at}>{text}</time>;
  const kind: ListColumn<Row> = {
    key: 'kind',
    label: t('kinds.label'),
    isPlain: true,
    cell: ({ item }) => t(`kinds.${item.kind}`),
  };
  const received: ListColumn<Row> = {
    key: 'received',
    label: t('columns.received'),
    isPlain: true,
    cell: ({ item: { created_at: at } }) => time(at, format.fromNow(at)),
  };
  const owner: ListColumn<Row> = {
    key: 'owner',
    label: t('columns.owner'),
    isPlain: true,
    cell: ({ item }) => textsOf(item).owner,
  };
  if (state !== 'done') {
    const due: ListColumn<Row> = {
      key: 'due',
      label: t('columns.due'),
      isPlain: true,
      cell: ({ item }) => <PromiseClock item={item} isShort />,
    };
    return isSplit ? [kind, due, owner] : [kind, received, due, owner];
  }
  const done: ListColumn<Row> = {
    key: 'done',
    label: t('columns.done'),
    cell: ({ item: { done_at: at } }) => (at === null ? null : time(at, format.dateTime(at))),
  };
  return isSplit ? [kind, owner, done] : [kind, received, owner, done];
}

function TakeButton({ name, take }: { name: string; take: (() => void) | null }) {
  const t = useText('inbox');
  if (take === null) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`${t('actions.take')}: ${name}`}
      onClick={({ currentTarget }) => {
        // The button goes once the item is taken; the keys go on from its row before that.
        currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus();
        take();
      }}
    >
      {t('actions.take')}
    </Button>
  );
}

/** Says that no item matches, and leads to others. */
function Nothing({ state, kind, choose }: ReturnType<typeof useInbox>) {
  const t = useText('inbox');
  const shell = useText('shell');
  const other =
    kind !== null ? (
      <Button variant="secondary" size="sm" onClick={() => choose('kind', null)}>
        {shell('list.reset')}
      </Button>
    ) : state === 'mine' ? (
      <Button variant="secondary" size="sm" onClick={() => choose('state', 'open')}>
        {t('states.open')}
      </Button>
    ) : null;
  return <EmptyState icon={Inbox} title={t(`empty.${state}`)} actions={other} />;
}
