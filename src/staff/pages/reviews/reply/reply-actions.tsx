import { useState } from 'react';
import type { StaffReply } from '#shared/contract/staff/reviews.ts';
import { REPLY_REJECTION_REASONS } from '#shared/domain/reviews/replies/reply-rules.ts';
import { useKeys } from '../../../lib/keys/key-bindings.ts';
import { useText } from '../../../lib/staff-app.ts';
import { KeyButton } from '../key-button.tsx';
import { RejectionReasons } from '../rejection-reasons.tsx';
import type { useDecisions } from '../use-decisions.ts';
import styles from '../reviews.module.css';

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
  useKeys([
    { key: 'p', label: t('actions.publish'), run: publish },
    { key: 'r', label: t('actions.reject'), run: reject },
    ...(canEscalate ? [{ key: 'l', label: t('actions.escalate'), run: escalate }] : []),
    { key: 'j', label: t('actions.skip'), run: onSkip },
  ]);
  return (
    <>
      <div className={styles.actions}>
        <KeyButton variant="primary" shortcut="P" onClick={publish}>
          {t('actions.publish')}
        </KeyButton>
        <KeyButton shortcut="R" onClick={reject}>
          {t('actions.reject')}
        </KeyButton>
        {canEscalate ? (
          <KeyButton shortcut="L" onClick={escalate}>
            {t('actions.escalate')}
          </KeyButton>
        ) : null}
        <KeyButton variant="quiet" shortcut="J" onClick={onSkip}>
          {t('actions.skip')}
        </KeyButton>
      </div>
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
