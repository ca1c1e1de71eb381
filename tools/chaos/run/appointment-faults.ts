import type pg from 'pg';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import type { ConfirmedBooking } from '../patients/patients.ts';

/** The inconsistencies of the calendars before the run. */
export type CalendarBaseline = ReadonlySet<string>;

/** Returns the days of the demo data that differ from their weekly rules. */
export async function readBaseline(database: pg.Pool): Promise<CalendarBaseline> {
  return new Set(await calendarFaults(database));
}

/** Finds confirmed bookings that are lost or duplicated, and new inconsistencies of calendars. */
export async function findBookingFaults(
  database: pg.Pool,
  booked: readonly ConfirmedBooking[],
  baseline: CalendarBaseline,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string; hash: string; starts_at: Date }>(
    `select id, hash, starts_at from appointment where id = any($1) and status = 'booked'`,
    [booked.map(({ id }) => id)],
  );
  const stored = new Map(rows.map((row) => [Number(row.id), row]));
  const lost = booked.filter(({ id, hash, startsAt }) => {
    const row = stored.get(id);
    return row?.hash !== hash || row.starts_at.getTime() !== startsAt;
  });
  const distinct = new Set(booked.map(({ id }) => id)).size;
  return [
    ...lost.map(({ id }) => `appointment ${id} was confirmed but is missing`),
    ...(distinct === booked.length
      ? []
      : ['two patients got a confirmation for the same appointment']),
    ...(await calendarFaults(database)).filter((fault) => !baseline.has(fault)),
  ];
}
