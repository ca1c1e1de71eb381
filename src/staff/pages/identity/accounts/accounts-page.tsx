import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { InvitedAccount } from '#shared/contract/identity/accounts.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useKeys } from '#staff/lib/keys/key-bindings.ts';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { AccountsList } from './accounts-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkNotice } from './link-notice.tsx';
import { WaitingLinks } from './waiting-links.tsx';

/** The accounts of colleagues, in the cabinet those of the own clinics, and the form that invites one. */
export function AccountsPage() {
  const t = useText('accounts');
  const { site } = useStaffApp();
  const isWatching = managedRoles(useUser().role).includes('clinic_admin');
  const [isInviting, setIsInviting] = useState(false);
  const [invited, setInvited] = useState<InvitedAccount | null>(null);
  useKeys(useMemo(() => [{ key: 'n', label: t('invite'), run: () => setIsInviting(true) }], [t]));
  return (
    <Page
      title={t(site === 'cabinet' ? 'team' : 'title')}
      aside={
        <Button size="sm" onClick={() => setIsInviting(true)}>
          <Icon of={Plus} size={16} /> {t('invite')}
        </Button>
      }
    >
      {invited === null ? null : (
        <LinkNotice
          token={invited.token}
          username={invited.username}
          effectiveAt={invited.effective_at}
        />
      )}
      {isWatching ? <WaitingLinks /> : null}
      <AccountsList />
      <InviteDialog
        open={isInviting}
        onClose={() => setIsInviting(false)}
        onInvited={(next) => {
          setIsInviting(false);
          setInvited(next);
        }}
      />
    </Page>
  );
}
