import { SURVEY_COMMENT } from '#shared/domain/reviews/survey-questions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { InboxId } from './inbox-id.ts';

/** The summary of an open item. */
export interface InboxEntry extends InboxId {
  created_at: Date;
  /** The name of the sender; null in the anonymous survey. */
  sender: string | null;
  /** The text, which may be empty. */
  text: string;
}

/** Omits survey answers without a comment: see summarizeSurvey. */
const selectOpen = prepared<InboxEntry>(
  'open_inbox',
  `select 'clinic' as kind, id as number, created_at, clinic_name as sender,
     coalesce(comment, '') as text
   from clinic_request where done_at is null
   union all
   select 'contact', id, created_at, name, message from contact_message where done_at is null
   union all
   select 'survey', id, created_at, null, answers ->> '${SURVEY_COMMENT}'
   from survey_answer where done_at is null and answers ->> '${SURVEY_COMMENT}' <> ''
   order by created_at, kind, number`,
);

/** Lists open join requests, contact messages and survey comments, the oldest first. */
export async function listInbox(db: Queryable): Promise<InboxEntry[]> {
  return selectOpen(db);
}
