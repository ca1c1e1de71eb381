import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useFormat } from '#staff/lib/format.ts';
import styles from './received.module.css';

const TONES = { waiting: 'neutral', published: 'green', rejected: 'magenta' } as const;

/** A step of a clinic about a review, each with its dialog. */
export type ReceivedStep = 'reply' | 'delete' | 'report';

interface ReceivedCardProps {
  review: ReceivedReview;
  onOpen: (step: ReceivedStep) => void;
}

/** A review with what the clinic has done about it. */
export function ReceivedCard({ review, onOpen }: ReceivedCardProps) {
  const t = useText('received');
  const { language } = useStaffApp();
  const can = usePermission();
  const { evidence, reply, report } = review;
  const canChange = can('received_reviews.reply');
  const canReply = canChange && (reply === null || reply.editable_until !== null);
  return (
    <Card tag="li" className={styles.card}>
      <h2 className={styles.author} lang={review.language}>
        {review.author}
      </h2>
      <p className={styles.facts}>
        <strong className={styles.score}>{t('score', { score: review.score })}</strong>
        <Badge tone={evidence === 'came' ? 'green' : 'neutral'}>
          {t(`evidence.${evidence ?? 'none'}`)}
        </Badge>
        <span>{t('about', { doctor: review.doctor.name })}</span>
        <time dateTime={review.created_at}>
          {formatDay(wallClockOf(review.created_at).date, language, 'year')}
        </time>
      </p>
      {review.comment === '' ? (
        <p className={styles.quiet}>{t('onlyScore')}</p>
      ) : (
        <p className={styles.text} lang={review.language}>
          {review.comment}
        </p>
      )}
      {reply === null ? null : <OwnReply reply={reply} />}
      <div className={styles.row}>
        {canReply ? (
          <Button size="sm" variant="secondary" onClick={() => onOpen('reply')}>
            {t(reply === null ? 'reply.open' : 'reply.edit')}
          </Button>
        ) : null}
        {canChange && reply?.clinic === review.clinic ? (
          <Button size="sm" variant="quiet" onClick={() => onOpen('delete')}>
            {t('delete.open')}
          </Button>
        ) : null}
        {report === null ? (
          <Button size="sm" variant="quiet" onClick={() => onOpen('report')}>
            {t('report.open')}
          </Button>
        ) : (
          <span className={styles.quiet}>
            {t('report.done', { reason: t(`report.reasons.${report.reason}`) })}
          </span>
        )}
      </div>
    </Card>
  );
}

/** The reply of a clinic, what became of it, and until when it can be changed. */
function OwnReply({ reply }: { reply: NonNullable<ReceivedReview['reply']> }) {
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
