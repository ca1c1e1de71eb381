import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './received.module.css';

const TONES = { waiting: 'neutral', published: 'green', rejected: 'magenta' } as const;

/** The reply of a clinic, what became of it, and until when it can be changed. */
export function OwnReply({ reply }: { reply: NonNullable<ReceivedReview['reply']> }) {
  const t = useText('received');
  const moderation = useText('reviews');
  const format = useFormat();
  const { rejection_reason: reason, editable_until: until } = reply;
  return (
    <section className={styles.reply}>
      <h3 className={styles.facts}>
        <span>{t('reply.of', { clinic: reply.clinic })}</span>
        <Badge tone={TONES[reply.state]}>{t(`reply.states.${reply.state}`)}</Badge>
        <time dateTime={reply.submitted_at}>{format.dateTime(reply.submitted_at)}</time>
      </h3>
      <p className={styles.text} lang={reply.language}>
        {reply.text}
      </p>
      {reason === null ? null : (
        <p className={styles.warning}>{moderation(`replies.reasons.${reason}`)}</p>
      )}
      {until === null ? null : (
        <p className={styles.quiet}>{t('reply.until', { time: format.dateTime(until) })}</p>
      )}
    </section>
  );
}
