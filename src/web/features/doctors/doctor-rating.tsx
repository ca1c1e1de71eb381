import type { DoctorExpanded } from '#shared/contract/doctors.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Rating } from '#web/ui/display/rating.tsx';
import styles from './doctor-rating.module.css';

/** The score with the number of reviews it is the mean of, or that there are none. */
export function DoctorRating({ doctor }: { doctor: DoctorExpanded }) {
  const t = useT('doctors');
  const format = useFormat();
  if (doctor.feedback_score === null) {
    return <span className={styles.none}>{t('card.noReviews')}</span>;
  }
  const score = format.score(doctor.feedback_score);
  return (
    <Rating
      score={score}
      label={t('card.score', { score })}
      count={t('card.reviews', { count: doctor.feedback_count })}
    />
  );
}
