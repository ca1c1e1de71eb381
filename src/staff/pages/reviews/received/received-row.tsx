import { Flag } from 'lucide-react';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useFormat } from '#staff/lib/format.ts';
import { StateLabel } from '#staff/ui/state/state-label.tsx';
import styles from './received.module.css';

const TONES = { waiting: 'neutral', published: 'good', rejected: 'warning' } as const;

/** A step of a clinic about a review, each with its dialog. */
export type ReceivedStep = 'reply' | 'delete' | 'report';

interface ReceivedRowProps {
  review: ReceivedReview;
  onOpen: (step: ReceivedStep) => void;
}

/** A review with what the clinic has done about it, and with its main action at the end. */
export function ReceivedRow({ review, onOpen }: ReceivedRowProps) {
  const t = useText('received');
  const { language } = useStaffApp();
  const { evidence, reply } = review;
  return (
    <li className={styles.row}>
      <div className={styles.review}>
        <h2 className={styles.author}>
          <span className={styles.score}>
            <span aria-hidden="true">{review.score}</span>
            <span className="visually-hidden">{t('score', { score: review.score })}</span>
          </span>{' '}
          <span lang={review.language}>{review.author}</span>
        </h2>
        <p className={styles.facts}>
          <span>{review.doctor.name}</span>
          <time dateTime={review.created_at}>
            {formatDay(wallClockOf(review.created_at).date, language, 'year')}
          </time>
          <span>{t(`evidence.${evidence ?? 'none'}`)}</span>
        </p>
        {review.comment === '' ? (
          <p className={styles.quiet}>{t('onlyScore')}</p>
        ) : (
          <ReadMore lines={5} moreLabel={t('more')} lessLabel={t('less')}>
            <p className={styles.text} lang={review.language}>
              {review.comment}
            </p>
          </ReadMore>
        )}
        {reply === null ? null : <OwnReply reply={reply} />}
      </div>
      <Actions review={review} onOpen={onOpen} />
    </li>
  );
}

/** The main action of a review, and the others more quietly. */
function Actions({ review, onOpen }: ReceivedRowProps) {
  const t = useText('received');
  const can = usePermission();
  const { author, reply, report } = review;
  const canChange = can('received_reviews.reply');
  const canReply = canChange && (reply === null || reply.editable_until !== null);
  const labelOf = (text: string) => `${text}: ${author}`;
  return (
    <div className={styles.actions}>
      {canReply ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={labelOf(t(reply === null ? 'reply.open' : 'reply.edit'))}
          data-row
          onClick={() => onOpen('reply')}
        >
          {t(reply === null ? 'reply.open' : 'reply.edit')}
        </Button>
      ) : null}
      {canChange && reply?.clinic === review.clinic ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={labelOf(t('delete.open'))}
          onClick={() => onOpen('delete')}
        >
          {t('delete.open')}
        </Button>
      ) : null}
      {report === null ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={labelOf(t('report.open'))}
          onClick={() => onOpen('report')}
        >
          {t('report.open')}
        </Button>
      ) : (
        <span className={styles.reported}>
          <Icon of={Flag} size={16} />
          {t('report.done', { reason: t(`report.reasons.${report.reason}`) })}
        </span>
      )}
    </div>
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
        <StateLabel tone={TONES[reply.state]}>{t(`reply.states.${reply.state}`)}</StateLabel>
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
