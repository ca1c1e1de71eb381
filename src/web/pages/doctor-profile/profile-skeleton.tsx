import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import details from './doctor-details.module.css';
import page from './doctor-profile.module.css';
import styles from './profile-skeleton.module.css';

type KnownDoctor = Pick<DoctorExpanded, 'name' | 'image_url' | 'specialties'>;

/** The placeholder of a profile while it loads, with what the list knows about the doctor. */
export function ProfileSkeleton({ doctor }: { doctor: KnownDoctor | undefined }) {
  return (
    <Container>
      <Skeleton className={styles.breadcrumbs} />
      <div className={page.columns}>
        <div className={details.person}>
          {doctor === undefined ? (
            <Skeleton shape="block" className={styles.portrait} />
          ) : (
            <Avatar name={doctor.name} src={doctor.image_url} size={128} eager />
          )}
          <div className={details.words}>
            <h1 className={details.name}>{doctor?.name ?? <Skeleton />}</h1>
            <ul className={details.specialties}>
              {doctor?.specialties.map(({ id, name }) => <li key={id}>{name}</li>) ?? (
                <li className={styles.specialty}>
                  <Skeleton width="long" />
                </li>
              )}
            </ul>
            <Skeleton width="medium" />
            <div className={details.details}>
              <Skeleton width="long" />
              <Skeleton width="medium" />
              <Skeleton width="long" />
            </div>
          </div>
        </div>
        <div className={page.panel}>
          <Card className={styles.panel}>
            <Skeleton width="medium" />
            <Skeleton shape="block" className={styles.control} />
            <Skeleton shape="block" className={styles.control} />
            <Skeleton width="long" />
            <Skeleton shape="block" className={styles.times} />
          </Card>
        </div>
        <div className={page.details}>
          <Card className={page.section}>
            <Skeleton width="medium" />
            <Skeleton />
            <Skeleton />
          </Card>
        </div>
      </div>
    </Container>
  );
}
