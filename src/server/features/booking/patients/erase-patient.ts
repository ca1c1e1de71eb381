import { onlyRow } from '#server/db/pool/only-row.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { callErasePatient, cancelForErasing, selectAppointmentsOfPhone } from './erasing-rows.ts';

interface Request {
  /** The phone in E.164. */
  phone: string;
  /** True to cancel upcoming appointments, so that they can be erased. */
  isCancelling: boolean;
  /** The actor, for the events. */
  actor: string;
  /** The current time in epoch milliseconds. */
  now: number;
  /** Appointments that the patient books later stay; epoch milliseconds, by default now. */
  bookedUntil?: number;
}

interface Erased {
  appointments: number;
  reviews: number;
  /** The messages from the contact page. */
  messages: number;
  /** The requests of clinics that want to join. */
  requests: number;
  /** The ids of appointments that were not erased because they have not ended. */
  kept: readonly number[];
}

/**
 * Erases the data of the patient with a phone: the personal data of appointments, reviews and their
 * effect on ratings, contact messages, clinic requests, and rows and names of files for imports. The slots of cancelled appointments are
 * bookable at once, and no message is sent. Can be repeated if it fails halfway. Hashed data (codes,
 * counters, holds) expires within a day.
 */
export async function erasePatient(db: Queryable, request: Request): Promise<Erased> {
  const { phone, actor } = request;
  const now = new Date(request.now);
  const bookedUntil = new Date(request.bookedUntil ?? request.now);
  const findOpen = () => selectAppointmentsOfPhone(db, [phone, bookedUntil, now]);
  if (request.isCancelling) {
    // Each in its own transaction: in one, locks taken in no fixed order could deadlock.
    for (const { id, hash } of await findOpen()) await cancelForErasing(db, [id, hash, now, actor]);
  }
  const kept = await findOpen();
  const erased = onlyRow(await callErasePatient(db, [phone, bookedUntil, now, actor]));
  return { ...erased, kept: kept.map(({ id }) => id) };
}
