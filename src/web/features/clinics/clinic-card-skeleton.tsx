import { Card } from '#web/ui/display/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import cardStyles from './clinic-card.module.css';
import styles from './clinic-card-skeleton.module.css';

/** The placeholder of a clinic while the list loads. */
export function ClinicCardSkeleton() {
  return (
    <li aria-hidden="true" className={styles.skeleton}>
      <Card className={cardStyles.card}>
        <div className={cardStyles.clinic}>
          <Skeleton shape="block" className={styles.mark} />
          <div className={styles.lines}>
            <Skeleton width="long" />
            <Skeleton width="short" />
          </div>
          <div className={`${cardStyles.words} ${styles.lines}`}>
            <Skeleton width="full" />
            <Skeleton width="medium" />
          </div>
        </div>
        <div className={styles.lines}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      </Card>
    </li>
  );
}
