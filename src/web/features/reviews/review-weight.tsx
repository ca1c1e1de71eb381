import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './reviews.module.css';

/** Says which reviews count half in a rating. */
export function ReviewWeight() {
  const t = useT('profile');
  return (
    <p className={styles.weight}>
      {t('reviews.weight', {
        came: t('reviews.evidence.came'),
        booked: t('reviews.evidence.booked'),
      })}
    </p>
  );
}
