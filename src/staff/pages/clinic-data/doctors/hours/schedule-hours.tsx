import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { DayPlans } from './day-plans.tsx';
import { OtherDays } from './other-days.tsx';
import { WeekEditor } from './week-editor.tsx';

/** The hours of a doctor at a branch: the editor, or only the days that result. */
export function ScheduleHours({ schedule, canEdit }: { schedule: Schedule; canEdit: boolean }) {
  if (!canEdit) return <DayPlans days={schedule.days} />;
  return (
    <>
      <WeekEditor key={schedule.id} schedule={schedule} />
      <OtherDays schedule={schedule} />
    </>
  );
}
