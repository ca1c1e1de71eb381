import { useState } from 'react';
import { REJECTION_REASONS } from '#shared/contract/booking/own-review.ts';
import type { StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { BlankDialog } from './blank-dialog.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { RejectionReasons } from './rejection-reasons.tsx';
import type { useDecisions } from './use-decisions.ts';

type Step = 'reject' | 'blank';

interface ReviewActionsProps {
  review: StaffReview;
  decisions: ReturnType<typeof useDecisions>;
  onSkip: () => void;
}

/** The decisions about a review, by key or by button. */
export function ReviewActions({ review, decisions, onSkip }: ReviewActionsProps) {
  const t = useText('reviews');
  // Of one review only: a decision by key goes on to the next one.
  const [open, setOpen] = useState<{ review: number; step: Step } | null>(null);
  const step = open?.review === review.id ? open.step : null;
  const start = (step: Step) => setOpen({ review: review.id, step });
  const end = () => setOpen(null);
  const canEscalate = !review.needs_second_look;
  const canBlank = review.text !== '';
  const publish = () => decisions.decide(review, 'published');
  const escalate = () => decisions.decide(review, 'second_look');
  return (
    <>
      <DecisionBar
        decisions={[
          { key: 'p', label: t('actions.publish'), run: publish },
          { key: 'r', label: t('actions.reject'), run: () => start('reject') },
          ...(canBlank ? [{ key: 'e', label: t('actions.blank'), run: () => start('blank') }] : []),
          ...(canEscalate ? [{ key: 'l', label: t('actions.escalate'), run: escalate }] : []),
          { key: 'j', label: t('actions.skip'), run: onSkip },
        ]}
      />
      {step === 'reject' ? (
        <RejectionReasons
          reasons={REJECTION_REASONS.map((reason) => ({ reason, label: t(`reasons.${reason}`) }))}
          onChoose={(reason) => decisions.decide(review, 'rejected', reason)}
          onCancel={end}
        />
      ) : null}
      {step === 'blank' ? (
        <BlankDialog
          review={review}
          onBlank={(spans) => decisions.blank(review, spans)}
          onClose={end}
        />
      ) : null}
    </>
  );
}
