import type { Pool } from 'pg';
import { withTransaction } from '#server/db/pool/transaction.ts';
import {
  callEraseAppointments,
  cancelForErasing,
  deleteClinicRequests,
  deleteContactMessages,
  selectAppointmentsOfPhone,
  deleteReviews,
} from './erasing-rows.ts';

interface Request {
  /** The phone in E.164. */
  phone: string;
  /** True to cancel upcoming appointments, so that they can be erased. */
  isCancelling: boolean;
  /** The actor, for the events. */
  actor: string;
  /** The current time in epoch milliseconds. */
  now: number;
}

interface Erased {
  appointments: number;
  reviews: number;
  /** The number of contact messages and clinic requests. */
  letters: number;
  /** The ids of appointments that were not erased because they have not ended. */
  kept: readonly number[];
}

/**
 * Erases the data of the patient with a phone: the personal data of appointments, reviews and their
 * effect on ratings, contact messages and clinic requests. The slots of cancelled appointments are
 * bookable at once, and no message is sent. Hashed data (codes, counters, holds) expires within a day.
 */
export async function erasePatient(pool: Pool, request: Request): Promise<Erased> {
  const { phone, actor } = request;
  const now = new Date(request.now);
  const find = async () => selectAppointmentsOfPhone(pool, [phone, now]);
  if (request.isCancelling) {
    // Each in its own transaction: in one, locks taken in no fixed order could deadlock.
    for (const { id, hash, is_open: isOpen } of await find()) {
      if (isOpen) await cancelForErasing(pool, [id, hash, now, actor]);
    }
  }
  const found = await find();
  const ids = found.filter(({ is_open: isOpen }) => !isOpen).map(({ id }) => id);
  return withTransaction(pool, async (client) => {
    const reviews = await deleteReviews(client, [ids]);
    const [row] = await callEraseAppointments(client, [ids, now, actor]);
    const messages = await deleteContactMessages(client, [phone]);
    const requests = await deleteClinicRequests(client, [phone]);
    return {
      appointments: row?.erased ?? 0,
      reviews: reviews.length,
      letters: messages.length + requests.length,
      kept: found.filter(({ is_open: isOpen }) => isOpen).map(({ id }) => id),
    };
  });
}
