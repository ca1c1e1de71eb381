import type { Schedule } from '#shared/contract/staff/setup/doctors.ts';
import { DayOff } from './hours/day-off.tsx';
import { DayPlans } from './hours/day-plans.tsx';
import { WeekEditor } from './hours/week-editor.tsx';
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
      {canEdit ? (
        <>
          <WeekEditor key={keyOf(schedule)} schedule={schedule} />
          <DayOff schedule={schedule} />
        </>
      ) : (
        <DayPlans days={schedule.days} />
      )}
    </section>
  );
}

/** The editor starts again when a colleague has saved other hours. */
function keyOf({ week, changes, ...schedule }: Schedule): string {
  const { step_minutes, lead_minutes, horizon_days, buffer_minutes } = schedule;
  return JSON.stringify([
    ...[week, changes, step_minutes, lead_minutes, horizon_days, buffer_minutes],
  ]);
}
