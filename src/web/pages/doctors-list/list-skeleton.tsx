import { DoctorCardSkeleton } from '#web/features/doctors/card/doctor-card-skeleton.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import heading from './intro/list-heading.module.css';
import styles from './list-skeleton.module.css';
import pages from './results/doctor-pages.module.css';

/** The placeholder of a list while it loads, with the title if it is known. */
export function ListSkeleton({ title }: { title: string | undefined }) {
  return (
    <Container>
      <div className={heading.heading}>
        <Skeleton className={styles.breadcrumbs} />
        <h1 className={heading.title}>{title ?? <Skeleton width="long" />}</h1>
        <div className={heading.details}>
          <Skeleton width="medium" />
        </div>
      </div>
      <Skeleton shape="block" className={styles.filters} />
      <ul className={pages.list}>
        <DoctorCardSkeleton />
        <DoctorCardSkeleton />
        <DoctorCardSkeleton />
      </ul>
    </Container>
  );
}
