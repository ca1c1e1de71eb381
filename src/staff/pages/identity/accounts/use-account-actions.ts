import { useQueryClient } from '@tanstack/react-query';
import type { InvitedAccount, StaffAccount } from '#shared/contract/identity/accounts.ts';
import { accountState } from '#shared/domain/identity/account-states.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { nameOfAccount } from './account-names.ts';
import { ACCOUNTS_KEY } from './use-accounts.ts';

/** An action on an account; `key` names it among the others. */
interface AccountAction {
  readonly key: 'unlock' | 'invite' | 'change' | 'lock';
  readonly label: string;
  readonly run: () => void;
  readonly isPending: boolean;
}

interface Handlers {
  readonly onInvited: (invited: InvitedAccount) => void;
  readonly onChange: () => void;
}

interface AccountActions {
  /** The action that the account most likely needs; a new invitation would end the access of an active one. */
  readonly main: AccountAction | undefined;
  readonly others: readonly AccountAction[];
}

/** Returns what the reader can do about an account; nothing for one of others. */
export function useAccountActions(
  account: StaffAccount,
  { onInvited, onChange }: Handlers,
): AccountActions {
  const t = useText('accounts');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [ACCOUNTS_KEY] });
  const { id, is_locked: isLocked } = account;
  const renewal = useMutationWithToast({
    mutationFn: () => api.renewInvitation({ id }),
    onSuccess: (invited) => {
      onInvited(invited);
      return refresh();
    },
  });
  const locking = useMutationWithToast({
    mutationFn: () => api.lockAccount({ id, is_locked: !isLocked }),
    onSuccess: () => {
      const message = t(isLocked ? 'unlockDone' : 'lockDone', { name: nameOfAccount(account) });
      showToast({ tone: 'success', message });
      return refresh();
    },
  });
  if (!account.can_manage) return { main: undefined, others: [] };
  const action = (
    key: AccountAction['key'],
    label: string,
    run: () => void,
    isPending = false,
  ): AccountAction => ({ key, label, run, isPending });
  const lock = (key: 'lock' | 'unlock') =>
    action(key, t(key), () => locking.mutate(), locking.isPending);
  const invite = action('invite', t('inviteAgain'), () => renewal.mutate(), renewal.isPending);
  const change =
    account.role === 'clinic_branch_admin' ? [action('change', t('change'), onChange)] : [];
  const state = accountState(account);
  if (state === 'locked') return { main: lock('unlock'), others: change };
  if (state === 'invited') return { main: invite, others: [...change, lock('lock')] };
  return { main: change[0], others: [invite, lock('lock')] };
}
