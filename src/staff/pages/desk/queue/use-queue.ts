import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WalkIn, WalkInAction } from '#shared/contract/desk/queue.ts';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import { noteOwnChange } from '../changes/own-changes.ts';
import { queueKey } from '../model/live/use-desk-day.ts';
import type { Undoable } from '../model/actions/use-desk-actions.ts';

/** The estimates change with time. */
const REFRESH_MS = 60_000;

/** Reads the queue of a branch, and returns the changes of its tickets. */
export function useQueue(branch: number, remember: (undoable: Undoable) => void) {
  const { api } = useStaffApp();
  const t = useText('queue');
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queueKey(branch) });
  const query = useQuery({
    queryKey: queueKey(branch),
    queryFn: () => api.deskQueue({ id: branch }),
    refetchInterval: ({ state }) => (state.data?.is_open === true ? REFRESH_MS : false),
  });
  const { mutate, mutateAsync, isPending } = useMutationWithToast({
    mutationFn: ({ ticket: { id, version }, ...change }: Change) =>
      api.changeWalkIn({ id, version, ...change }),
    onSuccess(ticket, { action, ticket: before }) {
      for (const appointment of [ticket.appointment_id, before.appointment_id]) {
        if (appointment !== null) noteOwnChange(appointment);
      }
      const isOut = action === 'skip' && ticket.state === 'removed';
      if (action !== 'undo') {
        remember({
          label: t(isOut ? 'done.out' : `done.${action}`, { number: String(ticket.number) }),
          undo: () => mutateAsync({ ticket, action: 'undo' }),
        });
      }
    },
    onSettled: refresh,
  });
  return { queue: query.data, refresh, isPending, change: mutate };
}

interface Change {
  readonly ticket: WalkIn;
  readonly action: WalkInAction;
  readonly schedule_id?: number;
}

export type DeskQueueState = ReturnType<typeof useQueue>;
