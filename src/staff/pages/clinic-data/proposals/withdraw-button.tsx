import { useState } from 'react';
import type { Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';

interface WithdrawButtonProps {
  proposal: Proposal;
  /** The name of what is taken back. */
  name: string;
}

/** A button that asks before a clinic takes back what it has added. */
export function WithdrawButton({ proposal, name }: WithdrawButtonProps) {
  const t = useText('proposals');
  const { api } = useStaffApp();
  const showToast = useToast();
  const refresh = useRefreshSetup();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version } = proposal;
  const withdrawal = useMutationWithToast({
    mutationFn: () => api.withdrawProposal({ id, version }),
    onSuccess: () => showToast({ tone: 'success', message: t('withdraw.done') }),
    onSettled() {
      setIsAsking(false);
      // After a refusal, it was decided or changed in between.
      return refresh();
    },
  });
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        {t('withdraw.submit')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(withdrawal.isPending)}
        title={t('withdraw.title', { name })}
        footer={
          <Button
            variant="danger"
            block
            inProgress={withdrawal.isPending}
            onClick={() => withdrawal.mutate()}
          >
            {t('withdraw.submit')}
          </Button>
        }
      >
        <p>{t(proposal.kind === 'doctor' ? 'withdraw.doctor' : 'withdraw.text')}</p>
      </Dialog>
    </>
  );
}
