import { BadgeCheck, CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '#shared/contract/catalogue/reviews.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { ReviewLanguage } from '#web/domain/review-language.tsx';
import styles from './reviews.module.css';

const EVIDENCE_BADGES = {
  came: { tone: 'green', icon: BadgeCheck },
  booked: { tone: 'neutral', icon: CalendarCheck },
} as const;

interface ReviewItemProps {
  review: Review;
  /** The doctor of the review, on pages with reviews of several doctors. */
  about?: ReactNode;
}

/** A review in its original language. */
export function ReviewItem({ review, about }: ReviewItemProps) {
  const t = useT('profile');
  const format = useFormat();
  const score = format.score(review.score);
  return (
    <li className={styles.review}>
      <div className={styles.reviewHead}>
        <h3 lang={review.language} className={styles.author}>
          {review.author}
        </h3>
        <Rating score={score} label={t('reviews.score', { score })} />
        {review.evidence === null ? null : (
          <Badge {...EVIDENCE_BADGES[review.evidence]}>
            {t(`reviews.evidence.${review.evidence}`)}
          </Badge>
        )}
      </div>
      <div className={styles.reviewMeta}>
        <p>
          <time dateTime={review.created_at}>
            {format.day(wallClockOf(review.created_at).date, 'year')}
          </time>
        </p>
        {review.service === null ? null : <p>{review.service.consultation_name}</p>}
        {about}
        <ReviewLanguage review={review} />
      </div>
      {review.comment === '' ? null : (
        <p lang={review.language} className={styles.comment}>
          {review.comment}
        </p>
      )}
      {review.reply === undefined ? null : <ReviewReply reply={review.reply} />}
    </li>
  );
}

/** The reply of a clinic below its review, in the language that it was written in. */
function ReviewReply({ reply }: { reply: NonNullable<Review['reply']> }) {
  const t = useT('profile');
  const format = useFormat();
  return (
    <div className={styles.reply}>
      <div className={styles.replyHead}>
        <h4 className={styles.clinic}>{t('reviews.reply', { clinic: reply.clinic })}</h4>
        <time dateTime={reply.written_at}>
          {format.day(wallClockOf(reply.written_at).date, 'year')}
        </time>
      </div>
      <p lang={reply.language} className={styles.comment}>
        {reply.text}
      </p>
    </div>
  );
}
