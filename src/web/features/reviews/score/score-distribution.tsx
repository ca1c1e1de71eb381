import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ProportionBar } from '#web/ui/display/rating/proportion-bar.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from '../reviews.module.css';
import { scoreBuckets } from './score-buckets.ts';

/** The distribution of scores as bars. */
export function ScoreDistribution({ distribution }: { distribution: readonly number[] }) {
  const t = useT('profile');
  const format = useFormat();
  return (
    <ul className={styles.distribution} aria-label={t('reviews.distribution')}>
      {scoreBuckets(distribution).map(({ from, to, count, part }) => (
        <li key={to} className={styles.bucket}>
          <span className={styles.points} aria-hidden="true">
            {from}–{to}
          </span>
          <VisuallyHidden>
            {t('reviews.bucket', { from, to })}: {t('reviewCount', { count })}
          </VisuallyHidden>
          <ProportionBar part={part} />
          <span className={styles.bucketCount} aria-hidden="true">
            {format.number(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
