import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentMessage } from '#shared/contract/messages/messages.ts';
import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { statusOf } from '#web/lib/failures/api-failure.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '../../lib/format.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
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

/** The outcomes of sending a message again, in the order in which they are said. */
const OUTCOMES = ['sent', 'outdated', 'gone', 'limited', 'left'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface Resent {
  readonly outcomes: readonly Outcome[];
  /** The error that stopped the rest, or refused the only message. */
  readonly failure: unknown;
}

/** Sends messages again one after the other, and says what became of them. */
export function useResend() {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showResent = useResentToast();
  return useMutationWithToast({
    async mutationFn({ ids }: { ids: readonly SentMessage['id'][] }): Promise<Resent> {
      const outcomes: Outcome[] = [];
      for (const id of ids) {
        try {
          // One after the other: the limits of the server count each.
          // oxlint-disable-next-line no-await-in-loop
          const { is_queued: isQueued } = await api.resendMessage({ id });
          outcomes.push(isQueued ? 'sent' : 'outdated');
        } catch (error) {
          const refusal = ids.length === 1 ? null : refusalOf(error);
          if (refusal === null) {
            const left = ids.slice(outcomes.length).map(() => 'left' as const);
            return { outcomes: outcomes.concat(left), failure: error };
          }
          outcomes.push(refusal);
        }
      }
      return { outcomes, failure: null };
    },
    onSuccess: showResent,
    // Those before a failure have been queued.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  });
}

/** Returns why one message is not sent; null if the others will not be sent either. The limits are those of its appointment and its phone. */
function refusalOf(error: unknown): Outcome | null {
  switch (statusOf(error)) {
    case 404:
      return 'gone';
    case 429:
      return 'limited';
    default:
      return null;
  }
}

/** Returns a function that says what became of messages: of one in a sentence, of several in numbers. */
function useResentToast(): (resent: Resent) => void {
  const t = useText('messages');
  const format = useFormat();
  const showToast = useToast();
  const showFailure = useFailureToast();
  return ({ outcomes, failure }) => {
    if (failure !== null) showFailure(failure);
    const [only, ...others] = outcomes;
    if (others.length > 0) {
      const numbers = OUTCOMES.map((outcome) => ({
        outcome,
        number: outcomes.filter((each) => each === outcome).length,
      })).filter(({ outcome, number }) => outcome === 'sent' || number > 0);
      showToast({
        tone: outcomes.every((outcome) => outcome === 'sent') ? 'success' : 'warning',
        message: numbers
          .map(({ outcome, number }) => t(`resent.${outcome}`, { number: format.number(number) }))
          .join(' '),
      });
    } else if (only === 'sent') showToast({ tone: 'success', message: t('queued') });
    else if (only === 'outdated') showToast({ tone: 'warning', message: t('outdated') });
  };
}
