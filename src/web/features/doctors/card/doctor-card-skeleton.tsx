import { Card } from '#web/ui/display/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import cardStyles from './doctor-card.module.css';
import personStyles from '../person/doctor-person.module.css';
import styles from './doctor-card-skeleton.module.css';

/** The placeholder of a doctor while the list loads. */
export function DoctorCardSkeleton() {
  return (
    <li aria-hidden="true">
      <Card className={cardStyles.card}>
        <div className={cardStyles.doctor}>
          <div className={personStyles.person}>
            <Skeleton shape="block" className={styles.portrait} />
            <div className={styles.lines}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
              <Skeleton width="short" />
            </div>
          </div>
          <Skeleton width="full" />
          <Skeleton width="short" />
        </div>
        <Skeleton shape="block" className={styles.times} />
      </Card>
    </li>
  );
}
