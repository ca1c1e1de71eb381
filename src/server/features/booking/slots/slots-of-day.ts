import type { Slot } from '#shared/contract/booking/slots.ts';
import { encodeSlotId } from '#shared/domain/booking/slots/slot-id.ts';
import { bookableFrom, startMinutes } from '#shared/domain/booking/slots/slots.ts';
import { dayClock } from '#shared/domain/time/zoned-time.ts';
import type { FreeDayRow } from './free-days.ts';

/** Returns the slots of a day that can still be booked at `now` (epoch milliseconds), by time. */
export function slotsOfDay(row: FreeDayRow, now: number): Slot[] {
  const clock = dayClock(row.day, row.time_zone);
  const earliest = bookableFrom(now, row.lead_minutes);
  const slots: Slot[] = [];
  for (const minute of startMinutes(row.free, row.step_minutes, row.duration_minutes)) {
    const instant = clock.instantOf(minute);
    const datetime = clock.isoOf(minute);
    if (instant === null || datetime === null || instant < earliest) continue;
    slots.push({
      id: encodeSlotId(row.schedule_id, instant),
      datetime,
      service: row.service_id,
      clinic_branch: row.clinic_branch_id,
      doctor: row.doctor_id,
      doctor_service: row.doctor_service_id,
    });
  }
  return slots;
}
