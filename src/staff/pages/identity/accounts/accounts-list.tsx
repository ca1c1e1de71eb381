import { Users } from 'lucide-react';
import type { StaffAccount } from '#shared/contract/identity/accounts.ts';
import { ACCOUNT_FILTERS } from '#shared/domain/identity/account-states.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchField } from '#web/ui/form/search/search-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText, useUser } from '#staff/lib/staff-app.ts';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ListRows } from '#staff/ui/list/list-rows.tsx';
import { ListTools } from '#staff/ui/list/list-tools.tsx';
import { useSearchKey } from '#staff/ui/list/use-row-keys.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { ShowMore } from '#staff/ui/show-more.tsx';
import list from '#staff/ui/list/list.module.css';
import { nameOfAccount, useAccountsPath, useAddressesOf, useKindOf } from './account-names.ts';
import { AccountStateLabel } from './account-state-label.tsx';
import { useAccounts } from './use-accounts.ts';
import { useBranches } from './use-branches.ts';
import styles from './accounts.module.css';

/** More addresses of a row are a number. */
const MAX_ADDRESSES = 2;

type Accounts = ReturnType<typeof useAccounts>;
type Row = ListRow & { account: StaffAccount };

/** The accounts with their search and filters, which are in the address of the page. */
export function AccountsList() {
  const t = useText('accounts');
  const user = useUser();
  const accounts = useAccounts();
  const base = useAccountsPath();
  const columns = useColumns();
  useSearchKey(true);
  const rowOf = (account: StaffAccount): Row => {
    const name = nameOfAccount(account);
    return {
      key: account.id,
      name,
      href: `${base}/${account.id}${accounts.search}`,
      state: account.id === user.id ? <Badge>{t('own')}</Badge> : undefined,
      detail: name === account.username ? undefined : account.username,
      account,
    };
  };
  return (
    <div className={styles.accounts}>
      <Card tag="section" padding="none" aria-label={t('list')} className={styles.list}>
        <AccountFilters {...accounts} />
        <QueryView query={accounts.query}>
          {({ pages }) => {
            const found = pages.flatMap(({ results }) => results);
            return found.length === 0 ? (
              <Nothing {...accounts} />
            ) : (
              <ListRows<Row>
                label={t('list')}
                nameLabel={t('name')}
                rows={found.map(rowOf)}
                columns={columns}
              />
            );
          }}
        </QueryView>
      </Card>
      <ShowMore query={accounts.query} />
    </div>
  );
}

/** The search by name, and the filters by role, branch and state. */
function AccountFilters({ text, setText, kind, kinds, branch, state, choose }: Accounts) {
  const t = useText('accounts');
  const shell = useText('shell');
  const branches = useBranches();
  return (
    <ListTools>
      <div className={list.search}>
        <SearchField
          name="text"
          label={t('search')}
          clearLabel={shell('list.clear')}
          value={text}
          onChange={setText}
        />
      </div>
      {kinds.length > 1 ? (
        <FilterSelect
          name="role"
          label={t('role')}
          all={t('all')}
          options={kinds.map((value) => ({
            value,
            label:
              value === 'manager' || value === 'desk' || value === 'doctor'
                ? t(`positions.${value}`)
                : t(`roles.${value}`),
          }))}
          value={kind}
          onChoose={(value) => choose('role', value)}
        />
      ) : null}
      {branches.length > 1 ? (
        <FilterSelect
          name="branch"
          label={t('branch')}
          all={t('all')}
          options={branches.map(({ id, name, address }) => ({
            value: String(id),
            label: `${name}, ${address}`,
          }))}
          value={branch}
          onChoose={(value) => choose('branch', value)}
        />
      ) : null}
      <FilterSelect
        name="state"
        label={t('states.label')}
        all={t('all')}
        options={ACCOUNT_FILTERS.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChoose={(value) => choose('state', value)}
      />
    </ListTools>
  );
}

/** Returns the columns: what the account is, where, its state, its protection, and when it was used. */
function useColumns(): ListColumn<Row>[] {
  const t = useText('accounts');
  const format = useFormat();
  const kindOf = useKindOf();
  const addressesOf = useAddressesOf();
  const hasBranches = useBranches().length > 1;
  const places: ListColumn<Row> = {
    key: 'branches',
    label: t('branches'),
    isWide: true,
    cell: ({ account }) =>
      account.role === 'clinic_admin' ? t('allBranches') : shortList(addressesOf(account)),
  };
  return [
    { key: 'role', label: t('role'), isPlain: true, cell: ({ account }) => kindOf(account) },
    ...(hasBranches ? [places] : []),
    {
      key: 'state',
      label: t('states.label'),
      isPlain: true,
      cell: ({ account }) => <AccountStateLabel account={account} />,
    },
    {
      key: 'factor',
      label: t('factor.label'),
      cell: ({ account }) => t(account.has_second_factor ? 'factor.on' : 'factor.off'),
    },
    {
      key: 'seen',
      label: t('seen'),
      cell: ({ account: { last_seen_at: at } }) =>
        at === null ? null : <time dateTime={at}>{format.fromNow(at)}</time>,
    },
  ];
}

function shortList(addresses: readonly string[]): string {
  const rest = addresses.length - MAX_ADDRESSES;
  const shown = addresses.slice(0, MAX_ADDRESSES).join('; ');
  return rest > 0 ? `${shown} +${rest}` : shown;
}

/** Says that no account matches, and takes the filters off, or that there is none yet. */
function Nothing({ isFiltered, choose, setText }: Accounts) {
  const t = useText('accounts');
  const shell = useText('shell');
  const reset = () => {
    setText('');
    for (const name of ['role', 'branch', 'state']) choose(name, null);
  };
  return (
    <EmptyState
      icon={Users}
      title={t(isFiltered ? 'none' : 'noneYet')}
      actions={
        isFiltered ? (
          <Button variant="secondary" size="sm" onClick={reset}>
            {shell('list.reset')}
          </Button>
        ) : undefined
      }
    />
  );
}
