import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { InvitedAccount, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { MoreMenu } from '#staff/ui/page/more-menu.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordColumns } from '#staff/ui/record/record-columns.tsx';
import { WaitingInvitations } from '#staff/ui/waiting-invitations.tsx';
import { nameOfAccount, useAccountsPath } from './account-names.ts';
import { AccessPart } from './access-part.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountStateLabel } from './account-state-label.tsx';
import { LinkNotice } from './link-notice.tsx';
import { RightsDialog } from './rights-dialog.tsx';
import { useAccountActions } from './use-account-actions.ts';
import { ACCOUNTS_KEY } from './use-accounts.ts';

/** An account: its state, what opens it, and who it is. */
export function AccountPage() {
  const t = useText('accounts');
  const { api, site } = useStaffApp();
  const { id: param = '' } = useParams();
  const id = Number(param);
  const { search } = useUrlFilters();
  const base = useAccountsPath();
  const query = useQuery({
    queryKey: [ACCOUNTS_KEY, 'account', id],
    queryFn: () => api.account({ id }),
  });
  return (
    <>
      <BackLink to={`${base}${search}`}>{t(site === 'cabinet' ? 'team' : 'title')}</BackLink>
      <QueryView query={query}>
        {(account) => <Account key={account.id} account={account} />}
      </QueryView>
    </>
  );
}

function Account({ account }: { account: StaffAccount }) {
  const t = useText('accounts');
  const shell = useText('shell');
  const user = useUser();
  const [invited, setInvited] = useState<InvitedAccount | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const { main, others } = useAccountActions(account, {
    onInvited: setInvited,
    onChange: () => setIsChanging(true),
  });
  const isOwn = account.id === user.id;
  const isWatching = managedRoles(user.role).includes('clinic_admin');
  return (
    <Page
      title={nameOfAccount(account)}
      state={<AccountStateLabel account={account} />}
      aside={
        <>
          <MoreMenu items={others.map(({ key, label, run }) => ({ key, label, onSelect: run }))} />
          {main === undefined ? null : (
            <Button key={main.key} size="sm" inProgress={main.isPending} onClick={main.run}>
              {main.label}
            </Button>
          )}
          {isOwn ? (
            <Link to="/account" className={buttonClass({ size: 'sm' })}>
              {shell('account.own')}
            </Link>
          ) : null}
        </>
      }
    >
      {isWatching ? <WaitingInvitations account={account.id} /> : null}
      {invited === null ? null : (
        <LinkNotice
          token={invited.token}
          username={invited.username}
          effectiveAt={invited.effective_at}
        />
      )}
      <RecordColumns facts={<AccountFacts account={account} />}>
        {account.can_manage ? <AccessPart account={account} /> : null}
        {account.can_manage || isOwn ? null : <Notice>{t('readOnly')}</Notice>}
        {isOwn ? <Notice>{t('ownRecord')}</Notice> : null}
      </RecordColumns>
      {isChanging ? <RightsDialog account={account} onClose={() => setIsChanging(false)} /> : null}
    </Page>
  );
}
