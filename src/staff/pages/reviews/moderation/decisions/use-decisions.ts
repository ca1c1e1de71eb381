import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RejectionReason } from '#shared/contract/booking/own-review.ts';
import type { ReplyRejectionReason } from '#shared/domain/reviews/replies/reply-rules.ts';
import type { StaffReply, StaffReview, Verdict } from '#shared/contract/reviews/staff-reviews.ts';
import type { Span } from '#shared/domain/reviews/blank-out.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { actorName } from '#staff/lib/actor-name.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useFailureToast } from '#staff/lib/use-failure-toast.ts';
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

/** Sends a request, and returns what shows its result. */
type Change = () => Promise<() => void>;

/** Returns the decisions about the review or the reply that is shown. A key that is pressed twice decides once. */
export function useDecisions(reviews: ReviewQueue) {
  const t = useText('reviews');
  const { api } = useStaffApp();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastDecision | null>(null);
  // In refs, because a key can be pressed on the next review before the page is rendered for the second time.
  const isWaiting = useRef(false);
  const lastChange = useRef('');
  const { mutate } = useMutation({
    async mutationFn(change: Change) {
      const show = await change().finally(() => {
        isWaiting.current = false;
      });
      show();
    },
    onError(error) {
      lastChange.current = '';
      showFailure(error);
    },
  });
  /** Runs a change once, even if its key is pressed again before the page shows the result. */
  const run = (key: string, change: Change) => {
    if (isWaiting.current || lastChange.current === key) return;
    isWaiting.current = true;
    lastChange.current = key;
    mutate(change);
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

  /** Shows the next review, and offers to take the decision back; warns if a colleague was faster. */
  function showDecided(
    { version, ...decided }: Omit<LastDecision, 'position'>,
    outcome: 'done' | 'changed',
    current: StaffReview | StaffReply | null,
  ) {
    const { position } = reviews;
    if (outcome === 'done') setLast({ ...decided, version: version + 1, position });
    else warnOf(current);
    reviews.next(true);
  }

  return {
    last,
    decide: ({ id, version }: StaffReview, verdict: Verdict, reason?: RejectionReason) =>
      run(`review ${id} ${version}`, async () => {
        const rejection = reason === undefined ? {} : { reason };
        const { outcome, review } = await api.decideReview({ id, version, verdict, ...rejection });
        const decision = { kind: 'review', id, version, verdict } as const;
        return () => {
          showDecided(decision, outcome, review);
          void queryClient.invalidateQueries({ queryKey: ['neutrality'] });
        };
      }),
    decideReply: ({ id, version }: StaffReply, verdict: Verdict, reason?: ReplyRejectionReason) =>
      run(`reply ${id} ${version}`, async () => {
        const rejection = reason === undefined ? {} : { reason };
        const { outcome, reply } = await api.decideReply({ id, version, verdict, ...rejection });
        const decision = { kind: 'reply', id, version, verdict } as const;
        return () => showDecided(decision, outcome, reply);
      }),
    blank: ({ id, version }: StaffReview, spans: readonly Span[]) =>
      run(`blank ${id} ${version} ${JSON.stringify(spans)}`, async () => {
        const { outcome, review } = await api.blankReview({ id, version, spans: [...spans] });
        return () => {
          if (outcome === 'changed') warnOf(review);
          if (review === null) reviews.next(true);
          else reviews.replace(review);
        };
      }),
    undo: () => {
      if (last === null) return;
      const { kind, id, version, position } = last;
      run(`undo ${kind} ${id} ${version}`, async () => {
        setLast(null);
        const undo = kind === 'review' ? api.undoReview : api.undoReply;
        const { outcome } = await undo({ id, version });
        return () => {
          if (outcome === 'changed') showToast({ tone: 'warning', message: t('toasts.tooLate') });
          else reviews.goTo(position);
        };
      });
    },
  };
}
