import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';
import { TIMES } from './use-available-times.ts';

type Done = 'moved' | 'cancelled' | 'linkSent';

interface Change {
  readonly done: Done;
  readonly run: () => Promise<SupportAppointment>;
}

/**
 * Returns the appointment of a caller as the last change left it, the result of that change, and the
 * changes. Each repeats the digits that the caller said.
 */
export function useChange(found: SupportAppointment, phoneEnd: string) {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const [appointment, setAppointment] = useState(found);
  const [dialog, setDialog] = useState<'move' | 'cancel' | null>(null);
  const change = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (next) => {
      setAppointment(next);
      setDialog(null);
    },
    onError: (_error, { done }) => {
      // Another time can be chosen at once; the one that was refused is no longer offered.
      if (done === 'moved') void queryClient.invalidateQueries({ queryKey: [TIMES] });
      else setDialog(null);
    },
  });
  const call = { id: found.id, phone_end: phoneEnd };
  return {
    appointment,
    dialog,
    open(next: typeof dialog) {
      change.reset();
      setDialog(next);
    },
    pending: change.isPending ? change.variables.done : null,
    done: change.isSuccess ? change.variables.done : null,
    failure: change.error,
    move: (slot: number) =>
      change.mutate({ done: 'moved', run: () => api.moveForPatient({ ...call, slot }) }),
    cancel: (reason: string) =>
      change.mutate({ done: 'cancelled', run: () => api.cancelForPatient({ ...call, reason }) }),
    sendLink: () => change.mutate({ done: 'linkSent', run: () => api.resendLink(call) }),
  };
}
