import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Rating } from '#web/ui/display/rating/rating.tsx';
import styles from './doctor-rating.module.css';

interface DoctorRatingProps {
  doctor: DoctorExpanded;
  /** The address of the reviews, unless it stands within a link already. */
  reviews?: string;
}

/** The score with the number of reviews it is the mean of, or that there are none. */
export function DoctorRating({ doctor, reviews }: DoctorRatingProps) {
  const t = useT('doctors');
  const format = useFormat();
  if (doctor.feedback_score === null) {
    return <span className={styles.none}>{t('card.noReviews')}</span>;
  }
  const score = format.score(doctor.feedback_score);
  const count = t('card.reviews', { count: doctor.feedback_count });
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
