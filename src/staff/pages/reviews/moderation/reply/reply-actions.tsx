import { useState } from 'react';
import type { StaffReply } from '#shared/contract/reviews/staff-reviews.ts';
import { REPLY_REJECTION_REASONS } from '#shared/domain/reviews/replies/reply-rules.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { DecisionBar } from '../decisions/decision-bar.tsx';
import { RejectionReasons } from '../decisions/rejection-reasons.tsx';
import type { useDecisions } from '../decisions/use-decisions.ts';

interface ReplyActionsProps {
  reply: StaffReply;
  decisions: ReturnType<typeof useDecisions>;
  onSkip: () => void;
}

/** The decisions about the reply of a clinic, by key or by button. The words of a clinic stay as they are. */
export function ReplyActions({ reply, decisions, onSkip }: ReplyActionsProps) {
  const t = useText('reviews');
  // The reply whose rejection reasons are open: a decision by key moves on to the next reply.
  const [rejected, setRejected] = useState<number | null>(null);
  const canEscalate = !reply.needs_second_look;
  const publish = () => decisions.decideReply(reply, 'published');
  const reject = () => setRejected(reply.id);
  const escalate = () => decisions.decideReply(reply, 'second_look');
  return (
    <>
      <DecisionBar
        decisions={[
          { key: 'p', label: t('actions.publish'), run: publish },
          { key: 'r', label: t('actions.reject'), run: reject },
          ...(canEscalate ? [{ key: 'l', label: t('actions.escalate'), run: escalate }] : []),
          { key: 'j', label: t('actions.skip'), run: onSkip },
        ]}
      />
      {rejected === reply.id ? (
        <RejectionReasons
          reasons={REPLY_REJECTION_REASONS.map((reason) => ({
            reason,
            label: t(`replies.reasons.${reason}`),
          }))}
          onChoose={(reason) => decisions.decideReply(reply, 'rejected', reason)}
          onCancel={() => setRejected(null)}
        />
      ) : null}
    </>
  );
}
