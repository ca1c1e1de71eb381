import { EXPECTED, attendancesOf, stateAt } from './attendances.ts';
import type { AddedAppointment } from './add-appointments.ts';
import type { LivingClinic } from './living-clinic.ts';
import { planDay } from './plan-day.ts';
import type { DayHours } from './read-hours.ts';

/**
 * Returns the appointments of a clinic on some days as they are at `now`, in epoch milliseconds. Those that will be
 * booked later are left out.
 */
export function appointmentsAt(
  { life, schedules }: LivingClinic,
  days: readonly DayHours[],
  now: number,
): AddedAppointment[] {
  const byId = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  return days.flatMap(({ schedule: id, day, hours }) => {
    const schedule = byId.get(id);
    if (schedule === undefined) return [];
    const booked = planDay(life, schedule, day, hours).filter(({ bookedAt }) => bookedAt <= now);
    const isGone = ({ cancellation }: (typeof booked)[number]) =>
      cancellation !== null && cancellation.at <= now;
    const kept = booked.filter((planned) => !isGone(planned));
    const attendances = attendancesOf(life, kept);
    return [
      ...booked.filter(isGone).map((planned) => ({ planned, state: EXPECTED, isCancelled: true })),
      ...kept.flatMap((planned, index) => {
        const attendance = attendances[index];
        if (attendance === undefined) return [];
        return [{ planned, state: stateAt(attendance, now), isCancelled: false }];
      }),
    ];
  });
}
