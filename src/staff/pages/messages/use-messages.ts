import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentMessage } from '#shared/contract/messages/messages.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMutationWithToast } from '../../lib/use-mutation-with-toast.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';

const MESSAGES = 'messages';

/** The filters of the address, and the numbers and the list of a day. */
export function useMessages() {
  const { api } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const day = get('day');
  const filters = {
    state: MESSAGE_STATES.find((state) => state === get('state')) ?? null,
    kind: MESSAGE_KINDS.find((kind) => kind === get('kind')) ?? null,
  };
  const ofDay = isPlainDate(day) ? { day } : {};
  const counts = useQuery({
    queryKey: [MESSAGES, 'counts', day],
    queryFn: () => api.messageCounts(ofDay),
    placeholderData: (previous) => previous,
  });
  const list = useInfiniteQuery({
    queryKey: [MESSAGES, 'list', day, filters.state, filters.kind],
    queryFn: ({ pageParam }) =>
      api.messages({
        ...ofDay,
        ...(filters.state === null ? {} : { state: filters.state }),
        ...(filters.kind === null ? {} : { kind: filters.kind }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  return { ...filters, choose, counts, list };
}

/** Sends messages again one after the other, and says how many were queued and how many are out of date. */
export function useResend() {
  const t = useText('messages');
  const format = useFormat();
  const { api } = useStaffApp();
  const showToast = useToast();
  const queryClient = useQueryClient();
  return useMutationWithToast({
    async mutationFn({ ids }: { ids: readonly SentMessage['id'][] }) {
      let queued = 0;
      for (const id of ids) {
        // One after the other: the limits of the server count each.
        // oxlint-disable-next-line no-await-in-loop
        const { is_queued: isQueued } = await api.resendMessage({ id });
        if (isQueued) queued += 1;
      }
      return { queued, outdated: ids.length - queued };
    },
    onSuccess({ queued, outdated }) {
      const isOne = queued + outdated === 1;
      const numbers = { queued: format.number(queued), outdated: format.number(outdated) };
      const message = isOne ? t(queued === 1 ? 'queued' : 'outdated') : t('resent', numbers);
      showToast({ tone: outdated === 0 ? 'success' : 'warning', message });
    },
    // Those before a failure have been queued.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  });
}
