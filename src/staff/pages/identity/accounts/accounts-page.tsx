import { Plus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvitedAccount, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { WaitingInvitations } from '#staff/ui/waiting-invitations.tsx';
import { ShowMore } from '#staff/ui/show-more.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { AccessDialog } from './access-dialog.tsx';
import { AccountRow } from './account-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkNotice } from './link-notice.tsx';
import { RightsDialog } from './rights-dialog.tsx';
import styles from './accounts.module.css';

/** The accounts of colleagues, in the cabinet those of the own clinics: invitations, rights and locks. */
export function AccountsPage() {
  const t = useText('accounts');
  const { site } = useStaffApp();
  const isWatching = managedRoles(useUser().role).includes('clinic_admin');
  const { query, ...filters } = useAccounts();
  const [isInviting, setIsInviting] = useState(false);
  const [invited, setInvited] = useState<InvitedAccount | null>(null);
  const [changed, setChanged] = useState<StaffAccount | null>(null);
  const [shown, setShown] = useState<StaffAccount | null>(null);
  useKeys(useMemo(() => [{ key: 'n', label: t('invite'), run: () => setIsInviting(true) }], [t]));
  return (
    <Page
      title={t(site === 'cabinet' ? 'team' : 'title')}
      aside={
        <Button onClick={() => setIsInviting(true)}>
          <Icon of={Plus} size={18} /> {t('invite')}
        </Button>
      }
    >
      {isWatching ? <WaitingInvitations /> : null}
      {invited === null ? null : (
        <LinkNotice
          token={invited.token}
          username={invited.username}
          effectiveAt={invited.effective_at}
        />
      )}
      <div className={styles.accounts}>
        <AccountFilters {...filters} />
        <QueryView query={query}>
          {({ pages }) => {
            const accounts = pages.flatMap(({ results }) => results);
            if (accounts.length === 0) return <EmptyState icon={Users} title={t('none')} />;
            return (
              <Card tag="section" padding="none">
                <ul>
                  {accounts.map((account) => (
                    <AccountRow
                      key={account.id}
                      account={account}
                      onInvited={setInvited}
                      onChange={() => setChanged(account)}
                      onShowAccess={() => setShown(account)}
                    />
                  ))}
                </ul>
              </Card>
            );
          }}
        </QueryView>
        <ShowMore query={query} />
      </div>
      <InviteDialog
        open={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={(next) => {
          setIsInviting(false);
          setInvited(next);
        }}
      />
      {changed === null ? null : (
        <RightsDialog account={changed} onClose={() => setChanged(null)} />
      )}
      {shown === null ? null : <AccessDialog account={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

/** The search of accounts by name, and by role where the account manages several. */
function AccountFilters({
  text,
  role,
  roles,
  choose,
}: Omit<ReturnType<typeof useAccounts>, 'query'>) {
  const t = useText('accounts');
  return (
    <div className={styles.filters} role="search">
      <TextField
        name="text"
        label={t('search')}
        value={text}
        maxLength={100}
        onChange={(value) => choose('text', value)}
      />
      {roles.length > 1 ? (
        <SelectField
          name="role"
          label={t('role')}
          placeholder={t('all')}
          value={role ?? ''}
          onChange={(value) => choose('role', value)}
          options={roles.map((each) => ({ value: each, label: t(`roles.${each}`) }))}
        />
      ) : null}
    </div>
  );
}

/** The filters of the address, and the accounts that match them. */
function useAccounts() {
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const roles = managedRoles(useUser().role);
  const text = get('text') ?? '';
  const role = roles.find((role) => role === get('role'));
  const filters = { ...(text === '' ? {} : { text }), ...(role === undefined ? {} : { role }) };
  const query = useInfiniteQuery({
    queryKey: ['accounts', filters],
    queryFn: ({ pageParam, signal }) =>
      api.listAccounts(
        { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  return { text, role, roles, choose, query };
}
