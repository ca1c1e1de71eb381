import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RejectionReason } from '#shared/contract/reviews/moderation.ts';
import type { ReplyRejectionReason } from '#shared/domain/reviews/replies/reply-rules.ts';
import type { StaffReply, StaffReview, Verdict } from '#shared/contract/staff/reviews.ts';
import type { Span } from '#shared/domain/reviews/blank-out.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { actorName } from '../../../lib/actor-name.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import type { useReviewQueue } from '../use-review-queue.ts';

type ReviewQueue = ReturnType<typeof useReviewQueue>;

/** The time in which a decision can be taken back. */
const UNDO_MS = 10_000;

/** The last decision, while it can be taken back. */
export interface LastDecision {
  readonly kind: 'review' | 'reply';
  readonly id: number;
  readonly version: number;
  readonly verdict: Verdict;
  readonly position: ReviewQueue['position'];
}

/** Returns the decisions about the review or the reply that is shown. A key that is pressed twice decides once. */
export function useDecisions(reviews: ReviewQueue) {
  const t = useText('reviews');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastDecision | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onError: (error) => showToast({ tone: 'error', message: failureText(error, shell) }),
  });
  const run = (change: () => Promise<void>) => {
    if (!isPending) mutate(change);
  };

  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);

  function warnOf(decided: StaffReview | StaffReply | null) {
    const actor = decided?.events.at(-1)?.actor;
    const message =
      actor === undefined ? t('toasts.gone') : t('toasts.changed', { name: actorName(actor) });
    showToast({ tone: 'warning', message });
  }

  return {
    last,
    isPending,
    decide: ({ id, version }: StaffReview, verdict: Verdict, reason?: RejectionReason) =>
      run(async () => {
        const rejection = reason === undefined ? {} : { reason };
        const { outcome, review } = await api.decideReview({ id, version, verdict, ...rejection });
        const { position } = reviews;
        if (outcome === 'done') {
          setLast({ kind: 'review', id, version: version + 1, verdict, position });
        } else {
          warnOf(review);
        }
        reviews.next(true);
        void queryClient.invalidateQueries({ queryKey: ['neutrality'] });
      }),
    decideReply: ({ id, version }: StaffReply, verdict: Verdict, reason?: ReplyRejectionReason) =>
      run(async () => {
        const rejection = reason === undefined ? {} : { reason };
        const { outcome, reply } = await api.decideReply({ id, version, verdict, ...rejection });
        const { position } = reviews;
        if (outcome === 'done') {
          setLast({ kind: 'reply', id, version: version + 1, verdict, position });
        } else {
          warnOf(reply);
        }
        reviews.next(true);
      }),
    blank: ({ id, version }: StaffReview, spans: readonly Span[]) =>
      run(async () => {
        const { outcome, review } = await api.blankReview({ id, version, spans: [...spans] });
        if (outcome === 'changed') warnOf(review);
        if (review === null) reviews.next(true);
        else reviews.replace(review);
      }),
    undo: () => {
      if (last === null) return;
      run(async () => {
        setLast(null);
        const { kind, id, version } = last;
        const undo = kind === 'review' ? api.undoReview : api.undoReply;
        const { outcome } = await undo({ id, version });
        if (outcome === 'changed') showToast({ tone: 'warning', message: t('toasts.tooLate') });
        else reviews.goTo(last.position);
      });
    },
  };
}
