import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  listStaffEvents,
  type StaffEvent,
} from '#server/features/identity/staff-events/list-staff-events.ts';
import { SELECT_MODERATED, type ModeratedReview } from './moderated-review.ts';

const selectReview = prepared<ModeratedReview, [review: number]>(
  'moderated_review',
  `${SELECT_MODERATED} where r.id = $1`,
);

/** Returns a review with its decisions, or null when it does not exist. */
export async function findReview(
  db: Queryable,
  review: number,
): Promise<(ModeratedReview & { events: readonly StaffEvent[] }) | null> {
  const [row] = await selectReview(db, [review]);
  if (row === undefined) return null;
  return { ...row, events: await listStaffEvents(db, ['review', review]) };
}
