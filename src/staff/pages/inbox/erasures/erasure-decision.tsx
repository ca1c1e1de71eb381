import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import common from '#staff/ui/common.module.css';

interface ErasureDecisionProps {
  erasure: Erasure;
  preview: NonNullable<Erasure['preview']>;
}

/** The consequences of an erasure, and the buttons for the second person. */
export function ErasureDecision({ erasure, preview }: ErasureDecisionProps) {
  const t = useText('erasures');
  const can = usePermission();
  const decision = useErasureDecision(erasure);
  const [isAsking, setIsAsking] = useState(false);
  /** The preview as the dialog shows it: the list may be read again while the person thinks. */
  const [seen, setSeen] = useState(preview);
  const isConfirming = decision.isPending && decision.variables !== null;
  const hasOngoingAppointment = preview.in_progress > 0;
  return (
    <>
      <UpcomingNotice count={preview.upcoming} />
      {hasOngoingAppointment ? <Notice>{t('inProgress')}</Notice> : null}
      {erasure.can_decide && can('erasures.decide') ? (
        <div className={common.actions}>
          {hasOngoingAppointment ? null : (
            <Button
              variant="danger"
              onClick={() => {
                setSeen(preview);
                setIsAsking(true);
              }}
            >
              {t('confirm')}
            </Button>
          )}
          <Button
            variant="secondary"
            inProgress={decision.isPending && !isConfirming}
            onClick={() => decision.mutate(null)}
          >
            {t('reject')}
          </Button>
        </div>
      ) : (
        <p className={common.quiet}>{t('other')}</p>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(isConfirming)}
        title={t('dialog.title')}
        footer={
          <Button
            variant="danger"
            block
            inProgress={isConfirming}
            onClick={() => decision.mutate(seen.version, { onSettled: () => setIsAsking(false) })}
          >
            {t('dialog.submit')}
          </Button>
        }
      >
        <div className={common.grid}>
          <p>{t('dialog.text')}</p>
          <UpcomingNotice count={seen.upcoming} />
        </div>
      </Dialog>
    </>
  );
}

function UpcomingNotice({ count }: { count: number }) {
  const t = useText('erasures');
  return count === 0 ? null : <Notice tone="warning">{t('upcoming', { count })}</Notice>;
}

/** Confirms a request in the version that was seen, or rejects it (null), and reads the list again. */
function useErasureDecision({ id }: Erasure) {
  const t = useText('erasures');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  return useMutationWithToast({
    mutationFn: (version: string | null) =>
      version === null ? api.rejectErasure({ id }) : api.confirmErasure({ id, version }),
    onSuccess: ({ outcome, erasure }) => {
      if (outcome === 'changed') return showToast({ tone: 'error', message: t('changed') });
      const message = t(erasure.state === 'rejected' ? 'done.rejected' : 'done.confirmed');
      return showToast({ tone: 'success', message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['erasures'] }),
  });
}
