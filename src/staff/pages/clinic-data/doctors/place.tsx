import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { ScheduleHours } from './hours/schedule-hours.tsx';
import { Offers } from './offers.tsx';
import styles from './doctors.module.css';

interface PlaceProps {
  schedule: Schedule;
  /** The name and the address of the branch. */
  place: string;
  canEdit: boolean;
}

/** The services, hours and days off of a doctor at a branch. */
export function Place({ schedule, place, canEdit }: PlaceProps) {
  return (
    <section className={styles.place} aria-label={place}>
      <h2 className={styles.title}>{place}</h2>
      <Offers schedule={schedule} canEdit={canEdit} />
      <ScheduleHours schedule={schedule} canEdit={canEdit} />
    </section>
  );
}
