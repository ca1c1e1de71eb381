import type { ReviewState } from '#shared/contract/booking/own-review.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import {
  listStaffEvents,
  type StaffEvent,
} from '#server/features/identity/staff-events/list-staff-events.ts';

/** A reply as moderators see it. */
interface ModeratedReply extends Pick<
  Tables['review_reply'],
  | 'id'
  | 'review_id'
  | 'clinic_id'
  | 'body'
  | 'language'
  | 'submitted_at'
  | 'version'
  | 'needs_second_look'
> {
  state: ReviewState;
  author: string;
  /** The names of the patient in the booking; null without an appointment. */
  patient: string | null;
}

const selectReply = prepared<ModeratedReply, [reply: number]>(
  'moderated_reply',
  `select p.id, p.review_id, p.clinic_id, p.body, p.language, p.submitted_at, p.version,
     p.needs_second_look, r.author,
     case when a.id is not null then concat_ws(' ', a.client_name, a.client_surname) end as patient,
     case when p.is_published then 'published' when p.rejection_reason is not null then 'rejected'
       else 'waiting' end as state
   from review_reply p join review r on r.id = p.review_id
     left join appointment a on a.id = r.appointment_id
   where p.id = $1`,
);

/** Returns a reply with its decisions, or null when it does not exist. */
export async function findReply(
  db: Queryable,
  reply: number,
): Promise<(ModeratedReply & { events: readonly StaffEvent[] }) | null> {
  const [row] = await selectReply(db, [reply]);
  if (row === undefined) return null;
  return { ...row, events: await listStaffEvents(db, ['review_reply', reply]) };
}

const selectReplyOf = prepared<{ id: number }, [review: number]>(
  'reply_of_review',
  'select id from review_reply where review_id = $1',
);

/** Returns the reply to a review with its decisions, or null when it has none. */
export async function findReplyTo(db: Queryable, review: number): ReturnType<typeof findReply> {
  const [row] = await selectReplyOf(db, [review]);
  return row === undefined ? null : findReply(db, row.id);
}
