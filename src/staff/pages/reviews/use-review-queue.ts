import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { StaffReview } from '#shared/contract/staff/reviews.ts';
import { useStaffApp } from '../../lib/staff-app.ts';

type Queue = 'waiting' | 'second_look';

type NextReview = ResponseOf<StaffEndpoints['nextReview']>;

interface Position {
  readonly queue: Queue;
  /** The review before; null at the beginning. */
  readonly after: number | null;
}

interface ReviewQueue {
  readonly query: UseQueryResult<NextReview>;
  /** Goes on to the next review; `isDecided` if this one has left the queue. */
  next(isDecided: boolean): void;
  /** Shows a change of the current review. */
  replace(review: StaffReview): void;
  /** The place of the current review in the queue. */
  readonly position: Position;
  /** Reads the queue again from a position on. */
  goTo(position: Position): void;
}

/**
 * The queue of reviews, one at a time. The next one is read in advance, and a review is never read again
 * while it is shown, so that it cannot change under the key that decides it.
 */
export function useReviewQueue(): ReviewQueue {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const [position, setPosition] = useState<Position>({ queue: 'waiting', after: null });
  const { queue, after } = position;
  const optionsOf = (after: number | null) => ({
    queryKey: ['reviews', queue, after],
    queryFn: () => api.nextReview({ queue, ...(after === null ? {} : { after }) }),
    staleTime: Infinity,
  });
  const query = useQuery(optionsOf(after));
  const current = query.data?.review?.id ?? null;

  useEffect(() => {
    if (current !== null) void queryClient.prefetchQuery(optionsOf(current));
    // oxlint-disable-next-line react/exhaustive-deps -- the options are made of the queue
  }, [current, queue, queryClient]);

  return {
    query,
    position,
    next(isDecided) {
      if (current === null) return;
      if (isDecided) {
        queryClient.setQueryData<NextReview>(['reviews', queue, current], (next) =>
          next === undefined ? next : { ...next, count: next.count - 1 },
        );
      }
      setPosition({ queue, after: current });
    },
    replace(review) {
      queryClient.setQueryData<NextReview>(['reviews', queue, after], (shown) =>
        shown === undefined ? shown : { ...shown, review },
      );
    },
    goTo(next) {
      queryClient.removeQueries({ queryKey: ['reviews'] });
      setPosition(next);
    },
  };
}
