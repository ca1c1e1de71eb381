import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { datesFrom, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { WINDOW_DAYS } from '#shared/domain/booking/slots/slot-window.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';

/** A slot with its local time at the clinic. */
interface TimedSlot {
  slot: ShownSlot;
  minuteOfDay: number;
}

/** A column of the grid. */
export interface DayOfSlots {
  date: PlainDate;
  /** The slots in chronological order. */
  slots: TimedSlot[];
}

/**
 * Groups slots into the four days from `from`. Days and times come from the offsets of the slots,
 * so they are local to the clinic, independent of the visitor's time zone.
 */
export function daysOfSlots(slots: readonly ShownSlot[], from: PlainDate): DayOfSlots[] {
  const days = datesFrom(from, WINDOW_DAYS).map((date): DayOfSlots => ({ date, slots: [] }));
  const byDate = new Map(days.map((day) => [day.date, day]));
  const sorted = [...slots].sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
  for (const slot of sorted) {
    const { date, minuteOfDay } = wallClockOf(slot.datetime);
    byDate.get(date)?.slots.push({ slot, minuteOfDay });
  }
  return days;
}
