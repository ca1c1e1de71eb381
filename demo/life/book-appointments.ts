import type pg from 'pg';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';
import { addAppointments, type AddedAppointment } from './add-appointments.ts';
import { appointmentsAt } from './appointments-at.ts';
import { inTransaction } from './in-transaction.ts';
import type { LivingClinic } from './living-clinic.ts';
import { readHours } from './read-hours.ts';

/** A corrected phone and an erasure replace the hash, but not when the appointment was booked. */
const SELECT_KNOWN = `select x.hash
  from unnest($1::text[], $2::timestamptz[]) x (hash, booked_at)
  where exists (select from appointment a where a.hash = x.hash)
    or x.booked_at in (select a.created_at from appointment a where a.schedule_id = any ($3))`;
const LOCK_OFFERS = `select from doctor_service o where o.id = any ($1) order by o.id for key share`;
const LOCK_DAYS = 'select lock_appointment_days($1, $2, $3)';
const REFRESH_DAYS = 'select refresh_appointment_days($1, $2, $3, $4)';
const SELECT_FREE = `select x.hash
  from unnest($1::text[], $2::integer[], $3::timestamptz[], $4::timestamptz[]) x (hash, doctor, starts_at, ends_at)
  where conflict_at(x.doctor, x.starts_at, x.ends_at, $5, null) is null`;

interface Days {
  readonly first: PlainDate;
  readonly days: number;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/**
 * Books what patients of the demo have booked of some days until now, and is not known yet. A time that someone else
 * has taken or holds stays theirs.
 */
export async function bookAppointments(
  client: pg.ClientBase,
  clinic: LivingClinic,
  { first, days, now }: Days,
): Promise<void> {
  const schedules = clinic.schedules.map(({ id }) => id);
  const hours = await readHours(client, schedules, first, days);
  const all = appointmentsAt(clinic, hours, now);
  const known = await queryWithoutTimeout<{ hash: string }>(client, SELECT_KNOWN, [
    hashesOf(all),
    all.map(({ planned }) => new Date(planned.bookedAt)),
    schedules,
  ]);
  const isKnown = new Set(known.map(({ hash }) => hash));
  const added = all.filter(({ planned }) => !isKnown.has(planned.hash));
  if (added.length === 0) return;
  const isOver = ({ planned, isCancelled }: AddedAppointment) =>
    isCancelled || planned.endsAt <= now;
  await inTransaction(client, async () => {
    await addAppointments(client, clinic, added.filter(isOver));
    await bookLater(
      client,
      clinic,
      added.filter((each) => !isOver(each)),
      now,
    );
  });
}

/** Books appointments that take time from days to come, in the order of locks of every booking. */
async function bookLater(
  client: pg.ClientBase,
  clinic: LivingClinic,
  appointments: readonly AddedAppointment[],
  now: number,
): Promise<void> {
  if (appointments.length === 0) return;
  await queryWithoutTimeout(client, LOCK_OFFERS, [
    appointments.map(({ planned }) => planned.offer),
  ]);
  await queryWithoutTimeout(client, LOCK_DAYS, spansOf(appointments));
  const free = await queryWithoutTimeout<{ hash: string }>(client, SELECT_FREE, [
    hashesOf(appointments),
    ...spansOf(appointments),
    new Date(now),
  ]);
  const isFree = new Set(free.map(({ hash }) => hash));
  const booked = appointments.filter(({ planned }) => isFree.has(planned.hash));
  await addAppointments(client, clinic, booked);
  await queryWithoutTimeout(client, REFRESH_DAYS, [...spansOf(booked), new Date(now)]);
}

function hashesOf(appointments: readonly AddedAppointment[]): string[] {
  return appointments.map(({ planned }) => planned.hash);
}

/** Returns doctors, starts and ends. */
function spansOf(appointments: readonly AddedAppointment[]): [number[], Date[], Date[]] {
  return [
    appointments.map(({ planned }) => planned.doctor),
    appointments.map(({ planned }) => new Date(planned.startsAt)),
    appointments.map(({ planned }) => new Date(planned.endsAt)),
  ];
}
