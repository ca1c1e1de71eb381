import { TriangleAlert } from 'lucide-react';
import type { StaffReply, StaffReview } from '#shared/contract/reviews/staff-reviews.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { History } from '#staff/ui/history/history.tsx';
import { MarkedText } from '../review-text.tsx';
import styles from '../reviews.module.css';

interface ReplyCardProps {
  review: StaffReview;
  reply: StaffReply;
}

/** The reply of a clinic as moderators read it, with the review that it answers. */
export function ReplyCard({ review, reply }: ReplyCardProps) {
  const t = useText('reviews');
  const format = useFormat();
  const kinds = [...new Set(reply.marks.map(({ kind }) => kind))];
  return (
    <Card tag="article" padding="lg" className={styles.review} aria-live="polite">
      <h2 className={styles.heading}>{t('replies.heading', { clinic: reply.clinic })}</h2>
      <p className={styles.facts}>
        <span>{format.languageName(reply.language)}</span>
        <time dateTime={reply.submitted_at}>{format.dateTime(reply.submitted_at)}</time>
      </p>
      <MarkedText text={reply.text} language={reply.language} marks={reply.marks} />
      {kinds.length === 0 ? null : (
        <div className={styles.marks}>
          <Icon of={TriangleAlert} size={18} />
          <strong>{t('replies.title')}:</strong>
          <ul className={styles.found}>
            {kinds.map((kind) => (
              <li key={kind}>{t(`replies.kinds.${kind}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <section className={styles.published}>
        <h3 className={styles.label}>
          {t('replies.answersTo')}:{' '}
          {t('heading', { author: review.author, doctor: review.doctor.name })},{' '}
          {t('score', { score: review.score })}
        </h3>
        <p className={styles.text} lang={review.language}>
          {review.comment === '' ? t('onlyScore') : review.comment}
        </p>
      </section>
      <History events={reply.events} />
    </Card>
  );
}
