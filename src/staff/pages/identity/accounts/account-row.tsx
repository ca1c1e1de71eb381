import { useQueryClient } from '@tanstack/react-query';
import type { InvitedAccount, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import common from '#staff/ui/common.module.css';
import styles from './accounts.module.css';
import { useBranches } from './use-branches.ts';

interface AccountRowProps {
  account: StaffAccount;
  onInvited: (invited: InvitedAccount) => void;
  onChange: () => void;
  onShowAccess: () => void;
}

/** An account with its state, and what can be done about it. */
export function AccountRow({ account, ...handlers }: AccountRowProps) {
  const t = useText('accounts');
  const format = useFormat();
  const user = useUser();
  const branches = useBranches();
  const { last_seen_at: seenAt, position } = account;
  const name = account.display_name === '' ? account.username : account.display_name;
  const places = branches.filter(({ id }) => account.branch_ids.includes(id));
  const facts = [
    position === null ? t(`roles.${account.role}`) : t(`positions.${position}`),
    ...places.map((branch) => branch.address),
    ...(seenAt === null ? [] : [t('seen', { when: format.fromNow(seenAt) })]),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong> {name === account.username ? null : <span>{account.username}</span>}
        <p>{facts.join(', ')}</p>
      </div>
      {account.id === user.id ? <Badge>{t('own')}</Badge> : null}
      {account.is_locked ? <Badge tone="magenta">{t('locked')}</Badge> : null}
      {account.is_accepted || seenAt !== null ? null : <Badge>{t('invited')}</Badge>}
      {account.has_second_factor ? <Badge tone="green">{t('protected')}</Badge> : null}
      {account.can_manage ? <Actions account={account} name={name} {...handlers} /> : null}
    </li>
  );
}

function Actions({
  account,
  name,
  onInvited,
  onChange,
  onShowAccess,
}: AccountRowProps & { name: string }) {
  const t = useText('accounts');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['accounts'] });
  const { id, is_locked: isLocked } = account;
  const invite = useMutationWithToast({
    mutationFn: () => api.renewInvitation({ id }),
    onSuccess: (invited) => {
      onInvited(invited);
      return refresh();
    },
  });
  const lock = useMutationWithToast({
    mutationFn: () => api.lockAccount({ id, is_locked: !isLocked }),
    onSuccess: refresh,
  });
  const end = useMutationWithToast({
    mutationFn: () => api.endAccountSessions({ id }),
    onSuccess: () => {
      showToast({ tone: 'success', message: t('ended', { name }) });
      return refresh();
    },
  });
  const actions = [
    ...(account.role === 'clinic_branch_admin'
      ? [{ text: t('change'), label: t('changeOf', { name }), run: onChange, isPending: false }]
      : []),
    {
      text: t('access.show'),
      label: t('access.of', { name }),
      run: onShowAccess,
      isPending: false,
    },
    ...(isLocked
      ? []
      : [{ text: t('inviteAgain'), label: t('inviteAgainOf', { name }), ...runOf(invite) }]),
    ...(isLocked || !account.is_accepted
      ? []
      : [{ text: t('endSessions'), label: t('endSessionsOf', { name }), ...runOf(end) }]),
    {
      text: t(isLocked ? 'unlock' : 'lock'),
      label: t(isLocked ? 'unlockOf' : 'lockOf', { name }),
      ...runOf(lock),
    },
  ];
  return (
    <div className={common.actions}>
      {actions.map(({ text, label, run, isPending }) => (
        <Button
          key={text}
          variant="secondary"
          size="sm"
          inProgress={isPending}
          aria-label={label}
          onClick={run}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

function runOf({ mutate, isPending }: { mutate: () => void; isPending: boolean }) {
  return { run: () => mutate(), isPending };
}
