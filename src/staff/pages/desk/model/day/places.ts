import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { Cursor } from './cursor.ts';
import { appointmentAt, type DayModel } from './day-model.ts';
import { nextFreeMinute } from './free-times.ts';

/**
 * Returns the first free place of the day, or the first of the first column. The doctor of
 * `schedule` goes first, if they work on the day.
 */
export function firstFree(
  day: DayModel,
  nowMinute: number | null,
  schedule: number | null = null,
): Cursor | null {
  const own = day.columns.filter((column) => column.schedule_id === schedule);
  const columns = own.length > 0 ? own : day.columns;
  const places = columns.flatMap((column) => {
    const minute = nextFreeMinute(column, nowMinute ?? 0);
    return minute === null ? [] : [{ schedule: column.schedule_id, minute }];
  });
  const [first] = places.toSorted((a, b) => a.minute - b.minute);
  const [column] = columns;
  return (
    first ?? (column === undefined ? null : { schedule: column.schedule_id, minute: day.from })
  );
}

/** Returns the cursor, or the next free place of its doctor if there is an appointment under it. */
export function freeFrom(day: DayModel, cursor: Cursor | null): Cursor | null {
  const column = day.columns.find((each) => each.schedule_id === cursor?.schedule);
  if (cursor === null || column === undefined) return null;
  if (appointmentAt(column, cursor.minute) === undefined) return cursor;
  const minute = nextFreeMinute(column, cursor.minute);
  return minute === null ? null : { schedule: cursor.schedule, minute };
}

/** Returns a doctor with the offers that can be booked: none for a hidden doctor. */
export function bookable(doctor: DeskDoctor): DeskDoctor {
  const offers = doctor.offers.filter((offer) => !doctor.is_hidden && !offer.is_hidden);
  return { ...doctor, offers };
}

/** Returns the offer of a doctor that is an offer of any doctor, or has the same service, if it can be booked. */
export function sameOffer(doctors: readonly DeskDoctor[], offer: number, target: DeskDoctor) {
  const { offers } = bookable(target);
  const service = serviceOf(doctors, offer);
  return offers.find(({ id }) => id === offer) ?? offers.find((each) => each.service === service);
}

/** Returns the name of the service of an offer. */
export function serviceOf(doctors: readonly DeskDoctor[], offer: number): string | undefined {
  return doctors.flatMap(({ offers }) => offers).find(({ id }) => id === offer)?.service;
}
