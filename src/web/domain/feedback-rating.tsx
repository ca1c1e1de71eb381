import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import styles from './feedback-rating.module.css';

interface FeedbackRatingProps {
  /** A doctor or a clinic. */
  subject: { feedback_score: number | null; feedback_count: number };
  /** The path of the reviews; absent inside another link. */
  reviews?: string;
}

/** The mean score with the number of reviews, or a note that there are none. */
export function FeedbackRating({ subject, reviews }: FeedbackRatingProps) {
  const t = useT('doctors');
  const format = useFormat();
  if (subject.feedback_score === null) {
    return <span className={styles.none}>{t('card.noReviews')}</span>;
  }
  const score = format.score(subject.feedback_score);
  const count = t('card.reviews', { count: subject.feedback_count });
  return (
    <Rating
      score={score}
      label={t('card.score', { score })}
      count={
        reviews === undefined ? (
          count
        ) : (
          <AppLink to={reviews} className={styles.reviews}>
            {count}
          </AppLink>
        )
      }
    />
  );
}
