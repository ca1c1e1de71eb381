import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { findForCaller, type Caller } from '#server/features/inbox/support/find-for-caller.ts';
import { notFound } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { expireErasures } from './complete-erasures.ts';
import { selectErasure } from './erasure-rows.ts';
import { presentErasure } from './present-erasure.ts';

/** The time in which a second person has to confirm. */
const EXPIRY_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the request of the phone; a new one unless it has one already. */
const insertErasure = prepared<
  { id: number },
  [phone: string, appointment: number, by: number, now: Date, expiresAt: Date, actor: string]
>(
  'prepare_erasure',
  `with prepared as (
     insert into erasure (phone, appointment_id, prepared_by, prepared_at, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (phone) where phone is not null do nothing returning id),
   recorded as (
     insert into staff_event (at, actor, staff_user_id, action, subject_table, subject_id)
     select $4, $6, $3, 'erasure_prepared', 'erasure', id from prepared)
   select id from prepared`,
);

const selectPrepared = prepared<{ id: number }, [phone: string]>(
  'prepared_erasure',
  'select id from erasure where phone = $1',
);

/**
 * Prepares the erasure of the patient with an appointment, which another person has to confirm. The
 * same request again returns the first one. Throws the errors of a lookup.
 */
export async function prepareErasure(context: RequestContext, lookup: Caller): Promise<Erasure> {
  const { site } = context;
  const { pool } = site.database;
  const { user } = lookup;
  const { id: appointment, client_phone: phone } = await findForCaller(context, lookup);
  const now = site.clock();
  await expireErasures(pool, now);
  const expiresAt = new Date(now + EXPIRY_MS);
  const actor = consoleActor(user.username);
  const inserted = await insertErasure(pool, [
    phone,
    appointment,
    user.id,
    new Date(now),
    expiresAt,
    actor,
  ]);
  const [erasure] = inserted.length > 0 ? inserted : await selectPrepared(pool, [phone]);
  const [row] = await selectErasure(pool, [new Date(now), user.id, erasure?.id ?? 0]);
  // Another request has just erased the patient.
  if (row === undefined) throw notFound();
  return presentErasure(site, row);
}
