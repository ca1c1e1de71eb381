import type { Slot } from '#shared/contract/appointments/slots.ts';
import { encodeSlotId } from '#shared/domain/slots/slot-id.ts';
import { bookableFrom, startMinutes } from '#shared/domain/slots/slots.ts';
import { dayClock } from '#shared/domain/time/zoned-time.ts';
import type { FreeDayRow } from './free-days.ts';

/** The slots of a day that can still be booked at `now` (epoch milliseconds), in order of time. */
export function slotsOfDay(row: FreeDayRow, now: number): Slot[] {
  const slots: Slot[] = [];
  forEachSlot(row, now, (id, datetime) => {
    slots.push({
      id,
      datetime,
      service: row.service_id,
      clinic_branch: row.clinic_branch_id,
      doctor: row.doctor_id,
      doctor_service: row.doctor_service_id,
    });
  });
  return slots;
}

/**
 * The page that `listSlots` answers with as JSON, letter by letter as JSON.stringify would write it
 * from `slotsOfDay`, in half the time: what the slots of a day have in common is written once.
 */
export function writeSlots(rows: readonly FreeDayRow[], now: number): string {
  let count = 0;
  let slots = '';
  for (const row of rows) {
    const { service_id, clinic_branch_id, doctor_id, doctor_service_id } = row;
    const common = `","service":${service_id},"clinic_branch":${clinic_branch_id},"doctor":${doctor_id},"doctor_service":${doctor_service_id}}`;
    forEachSlot(row, now, (id, datetime) => {
      slots += `${count === 0 ? '' : ','}{"id":${digitsOf(id)},"datetime":"${datetime}${common}`;
      count += 1;
    });
  }
  return `{"count":${count},"next":null,"previous":null,"results":[${slots}]}`;
}

function forEachSlot(
  row: FreeDayRow,
  now: number,
  tell: (id: number, datetime: string) => void,
): void {
  const clock = dayClock(row.day, row.time_zone);
  const earliest = bookableFrom(now, row.lead_minutes);
  for (const minute of startMinutes(row.free, row.step_minutes, row.duration_minutes)) {
    const instant = clock.instantOf(minute);
    const datetime = clock.isoOf(minute);
    if (instant === null || datetime === null || instant < earliest) continue;
    tell(encodeSlotId(row.schedule_id, instant), datetime);
  }
}

const HALF = 100_000_000;

/** V8 keeps integers beyond 2^31 as floats, and writes one in more time than two of half its length. */
function digitsOf(id: number): string {
  const low = id % HALF;
  const high = (id - low) / HALF;
  return high === 0 ? String(low) : `${high}${String(low + HALF).slice(1)}`;
}
