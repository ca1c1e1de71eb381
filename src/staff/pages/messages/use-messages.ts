import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentMessage } from '#shared/contract/messages/messages.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
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

/** Sends a message again, and says whether it was queued. */
export function useResend() {
  const t = useText('messages');
  const { api } = useStaffApp();
  const showToast = useToast();
  const queryClient = useQueryClient();
  return useMutationWithToast({
    mutationFn: ({ id }: Pick<SentMessage, 'id'>) => api.resendMessage({ id }),
    onSuccess: ({ is_queued: isQueued }) => {
      showToast(
        isQueued
          ? { tone: 'success', message: t('queued') }
          : { tone: 'warning', message: t('outdated') },
      );
      return queryClient.invalidateQueries({ queryKey: [MESSAGES] });
    },
  });
}
