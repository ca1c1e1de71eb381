import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useFailureToast } from '#staff/lib/use-failure-toast.ts';

/** Confirms a request in the version that was seen, or rejects it (null), and reads the list again. */
export function useErasureDecision({ id }: Erasure) {
  const t = useText('erasures');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: (version: string | null) =>
      version === null ? api.rejectErasure({ id }) : api.confirmErasure({ id, version }),
    onSuccess: ({ outcome, erasure }) => {
      if (outcome === 'changed') return showToast({ tone: 'error', message: t('changed') });
      const message = t(erasure.state === 'rejected' ? 'done.rejected' : 'done.confirmed');
      return showToast({ tone: 'success', message });
    },
    onError: showFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['erasures'] }),
  });
}
