import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffAccount } from '#shared/contract/staff/accounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useStaffApp, useText, useUser } from '../../lib/staff-app.ts';
import styles from './accounts.module.css';

interface AccountRowProps {
  account: StaffAccount;
  /** Called with the token of a new invitation. */
  onInvited: (token: string) => void;
}

/** An account with its state, and what can be done about it. */
export function AccountRow({ account, onInvited }: AccountRowProps) {
  const t = useText('accounts');
  const shell = useText('shell');
  const format = useFormat();
  const { api } = useStaffApp();
  const user = useUser();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const onError = (error: unknown) =>
    showToast({ tone: 'error', message: failureText(error, shell) });
  const invite = useMutation({
    mutationFn: () => api.renewInvitation({ id: account.id }),
    onSuccess: ({ token }) => onInvited(token),
    onError,
  });
  const lock = useMutation({
    mutationFn: () => api.lockAccount({ id: account.id, is_locked: !account.is_locked }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
    onError,
  });
  const { last_signed_in_at: signedInAt } = account;
  const isOwn = account.id === user.id;
  const name = account.display_name === '' ? account.username : account.display_name;

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong> <span>{account.username}</span>
        <p>
          {t(`roles.${account.role}`)}
          {signedInAt === null ? null : `, ${t('seen', { when: format.fromNow(signedInAt) })}`}
        </p>
      </div>
      {account.is_locked ? <Badge tone="magenta">{t('locked')}</Badge> : null}
      {account.is_accepted ? null : <Badge>{t('invited')}</Badge>}
      {account.has_second_factor ? <Badge tone="green">{t('protected')}</Badge> : null}
      {isOwn ? null : (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="sm"
            inProgress={invite.isPending}
            aria-label={t('inviteAgainOf', { name })}
            onClick={() => invite.mutate()}
          >
            {t('inviteAgain')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            inProgress={lock.isPending}
            aria-label={t(account.is_locked ? 'unlockOf' : 'lockOf', { name })}
            onClick={() => lock.mutate()}
          >
            {t(account.is_locked ? 'unlock' : 'lock')}
          </Button>
        </div>
      )}
    </li>
  );
}
