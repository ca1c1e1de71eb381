import { createHash } from 'node:crypto';
import type { Appointment, AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { RequestContext } from '#server/request-context.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { type FieldError, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { selectAppointment, selectOutcome } from './booking-rows.ts';
import { presentAppointment } from './present-appointment.ts';

/** The identity of a booking request: two requests with the same key and body are the same. */
export interface Identity {
  /** The stored form of the Idempotency-Key; null for a request without one. */
  readonly key: string | null;
  readonly bodyHash: string;
}

/**
 * Returns the identity of a booking. The key is bound to the phone, so that two patients with the same
 * key never get each other's appointment.
 */
export function identityOf(
  site: Site,
  payload: AppointmentPayload,
  phone: string | FieldError,
  key: string | null,
): Identity {
  const bodyHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  // A request with an invalid phone books nothing, so it needs no key.
  if (key === null || typeof phone !== 'string') return { key: null, bodyHash };
  return { key: keyedHash(site.secret, 'idempotency-key', `${phone}\0${key}`), bodyHash };
}

/**
 * Returns the appointment that a request with this key has booked, in its state at that time, or null.
 *
 * @throws HttpError 400 if the key was used with another body.
 */
export async function findStoredOutcome(
  context: RequestContext,
  { key, bodyHash }: Identity,
): Promise<Appointment | null> {
  if (key === null) return null;
  const { pool } = context.site.database;
  const [outcome] = await selectOutcome(pool, [key]);
  if (outcome === undefined) return null;
  if (outcome.body_hash !== bodyHash) throw keyMismatch();
  const [row] = await selectAppointment(pool, [
    outcome.appointment_id,
    new Date(context.site.clock()),
  ]);
  if (row === undefined) throw new Error('appointment of an idempotency key not found');
  return presentAppointment(context, {
    ...row,
    status: 'booked',
    starts_at: outcome.starts_at,
    ends_at: outcome.ends_at,
  });
}

/** Returns the 400 for a key that was used with another body. */
export function keyMismatch() {
  return validationError({ code: 'idempotency_mismatch', attr: 'Idempotency-Key' });
}
