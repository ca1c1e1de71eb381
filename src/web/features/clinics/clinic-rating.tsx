import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import styles from './clinic-rating.module.css';

interface ClinicRatingProps {
  clinic: Pick<Clinic, 'feedback_score' | 'feedback_count'>;
  /** The address of the reviews. */
  reviews: string;
}

/** The mean score of a clinic's doctors with the number of reviews, or that there are none. */
export function ClinicRating({ clinic, reviews }: ClinicRatingProps) {
  const t = useT('doctors');
  const format = useFormat();
  if (clinic.feedback_score === null) {
    return <p className={styles.none}>{t('card.noReviews')}</p>;
  }
  const score = format.score(clinic.feedback_score);
  return (
    <Rating
      score={score}
      label={t('card.score', { score })}
      count={
        <AppLink to={reviews} className={styles.reviews}>
          {t('card.reviews', { count: clinic.feedback_count })}
        </AppLink>
      }
    />
  );
}
