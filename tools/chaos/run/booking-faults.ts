import type pg from 'pg';
import { calendarFaults } from '#tests/support/database/consistency.ts';
import type { Booked } from '../patients/patients.ts';

/** What the calendars of a country looked like before anything was done to it. */
export type Baseline = ReadonlySet<string>;

/** Days that differ from their week are the demo data's own, and no fault. */
export async function baselineOf(database: pg.Pool): Promise<Baseline> {
  return new Set(await calendarFaults(database));
}

/** What is wrong with the bookings that patients were told of, and with all calendars. */
export async function bookingFaults(
  database: pg.Pool,
  booked: readonly Booked[],
  baseline: Baseline,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string; hash: string; starts_at: Date }>(
    `select id, hash, starts_at from appointment where id = any($1) and status = 'booked'`,
    [booked.map(({ id }) => id)],
  );
  const kept = new Map(rows.map((row) => [Number(row.id), row]));
  const lost = booked.filter(({ id, hash, startsAt }) => {
    const row = kept.get(id);
    return row?.hash !== hash || row.starts_at.getTime() !== startsAt;
  });
  const told = new Set(booked.map(({ id }) => id)).size;
  return [
    ...lost.map(({ id }) => `appointment ${id} was confirmed and is lost`),
    ...(told === booked.length ? [] : ['one appointment was confirmed to two patients']),
    ...(await calendarFaults(database)).filter((fault) => !baseline.has(fault)),
  ];
}
