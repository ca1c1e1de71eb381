import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingInvitation } from '#shared/contract/identity/accounts.ts';
import { countryOf } from '#shared/countries/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '../lib/format.ts';
import { useStaffApp, useText, useUser } from '../lib/staff-app.ts';
import { useMutationWithToast } from '../lib/use-mutation-with-toast.ts';
import common from './common.module.css';
import styles from './waiting-invitations.module.css';

const REFRESH_MS = 60_000;
/** Read again with the accounts. */
const KEY = ['accounts', 'waiting'];

/** Returns the links that will open accounts of administrators; a failed read is repeated. */
export function useWaitingInvitations() {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: KEY,
    queryFn: () => api.waitingInvitations({}),
    refetchInterval: REFRESH_MS,
  });
}

interface WaitingInvitationsProps {
  /** Only the link to this account; by default all. */
  account?: number;
}

/** The links that will open accounts of administrators: those who can stop them are told at once. */
export function WaitingInvitations({ account }: WaitingInvitationsProps) {
  const { data } = useWaitingInvitations();
  const waiting = (data?.results ?? []).filter(
    (each) => account === undefined || each.account_id === account,
  );
  if (waiting.length === 0) return null;
  return (
    <div className={styles.list}>
      {waiting.map((invitation) => (
        <Invitation key={invitation.account_id} invitation={invitation} />
      ))}
    </div>
  );
}

function Invitation({ invitation }: { invitation: WaitingInvitation }) {
  const t = useText('accounts');
  const format = useFormat();
  const user = useUser();
  const { api, country } = useStaffApp();
  const { account_id: id, username, asked_by: by, effective_at: effectiveAt } = invitation;
  const stop = useAnswer(() => api.stopInvitation({ id }), t('waiting.stopped'));
  const approve = useAnswer(() => api.approveInvitation({ id }), t('waiting.approved'));
  return (
    <Notice
      tone="warning"
      announce
      title={t('waiting.title', { name: invitation.display_name || username })}
      action={
        <div className={common.actions}>
          <Button size="sm" inProgress={stop.isPending} onClick={() => stop.mutate()}>
            {t('waiting.stop')}
          </Button>
          {invitation.can_approve ? (
            <Button
              variant="secondary"
              size="sm"
              inProgress={approve.isPending}
              onClick={() => approve.mutate()}
            >
              {t('waiting.approve')}
            </Button>
          ) : null}
        </div>
      }
    >
      {t(id === user.id ? 'waiting.own' : 'waiting.other', {
        by: by ?? countryOf(country).brandName,
        when: format.dateTime(effectiveAt),
      })}
    </Notice>
  );
}

/** Sends what the person decides, says what has become of the link, and reads the list again. */
function useAnswer(send: () => Promise<unknown>, message: string) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutationWithToast({
    mutationFn: send,
    onSuccess: () => showToast({ tone: 'success', message }),
    // A colleague may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
