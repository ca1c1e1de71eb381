import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';

type Queue = 'waiting' | 'second_look';

type NextReview = ResponseOf<StaffEndpoints['nextReview']>;

/** A review of the queue, or the reply to it. */
interface Place {
  readonly review: number;
  readonly reply: number | null;
}

interface Position {
  readonly queue: Queue;
  /** The review or the reply before; null at the beginning. */
  readonly after: Place | null;
}

function keyOf({ queue, after }: Position) {
  return ['reviews', queue, after];
}

function afterOf(after: Place | null) {
  if (after === null) return {};
  return after.reply === null ? { after: after.review } : { after_reply: after.reply };
}

/**
 * The queue of reviews and replies, one at a time. The next one is read in advance, and a review is never read again
 * while it is shown, so that it cannot change under the key that decides it.
 */
export function useReviewQueue() {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const [position, setPosition] = useState<Position>({ queue: 'waiting', after: null });
  const { queue, after } = position;
  const optionsOf = (after: Place | null) => ({
    queryKey: keyOf({ queue, after }),
    queryFn: () => api.nextReview({ queue, ...afterOf(after) }),
    staleTime: Infinity,
  });
  const query = useQuery(optionsOf(after));
  const review = query.data?.review?.id ?? null;
  const reply = query.data?.reply?.id ?? null;
  const current = review === null ? null : { review, reply };

  useEffect(() => {
    if (review !== null) void queryClient.prefetchQuery(optionsOf({ review, reply }));
    // oxlint-disable-next-line react/exhaustive-deps -- the options are made of the queue
  }, [review, reply, queue, queryClient]);

  return {
    query,
    /** The place of the current review in the queue. */
    position,
    /** Goes on to the next review; `isDecided` if this one has left the queue. */
    next(isDecided: boolean): void {
      if (current === null) return;
      if (isDecided) {
        queryClient.setQueryData<NextReview>(keyOf({ queue, after: current }), (next) =>
          next === undefined ? next : { ...next, count: next.count - 1 },
        );
      }
      setPosition({ queue, after: current });
    },
    /** Shows a change of the current review. */
    replace(review: StaffReview): void {
      queryClient.setQueryData<NextReview>(keyOf(position), (shown) =>
        shown === undefined ? shown : { ...shown, review },
      );
    },
    /** Reads the queue again from a position on. */
    goTo(next: Position): void {
      queryClient.removeQueries({ queryKey: ['reviews'] });
      setPosition(next);
    },
  };
}
