import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { DayOff } from './day-off.tsx';
import { DayPlans } from './day-plans.tsx';
import { WEEK_NUMBERS } from './use-week.ts';
import { WeekEditor } from './week-editor.tsx';

/** The hours of a doctor at a branch: the editor, or only the days that result. */
export function ScheduleHours({ schedule, canEdit }: { schedule: Schedule; canEdit: boolean }) {
  if (!canEdit) return <DayPlans days={schedule.days} />;
  return (
    <>
      <WeekEditor key={keyOf(schedule)} schedule={schedule} />
      <DayOff schedule={schedule} />
    </>
  );
}

/** The editor starts again when a colleague has saved other hours. */
function keyOf({ week, more_hours: more, changes, ...schedule }: Schedule): string {
  return JSON.stringify([week, more, changes, ...WEEK_NUMBERS.map((name) => schedule[name])]);
}
