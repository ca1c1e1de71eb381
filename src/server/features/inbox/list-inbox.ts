import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import type { InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';
import { SURVEY_COMMENT } from '#shared/domain/reviews/survey-questions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { InboxId } from './inbox-id.ts';

/** The summary of an item. */
export interface InboxEntry extends InboxId {
  created_at: Date;
  /** The name of the sender; null in the anonymous survey, of a message of ours and of a report. */
  sender: string | null;
  /** The names of the clinic that reports a review. */
  clinic_names: InboxItem['clinic_names'];
  /** The text, which may be empty; the kind of a message of ours, the reason of a report. */
  text: string;
  /** The appointment of a message of ours. */
  appointment: number | null;
  owner_id: number | null;
  owner_name: string | null;
  /** Null while it is open. */
  done_at: Date | null;
}

interface InboxFilter {
  kinds: readonly InboxKind[];
  /** `mine` are open items of the account. */
  state: 'open' | 'mine' | 'done';
  account: number | null;
  /** Null for all. */
  limit: number | null;
}

/** Omits survey answers without a comment: see summarizeSurvey. */
const selectItems = prepared<
  InboxEntry & { total: number },
  [
    kinds: readonly InboxKind[],
    state: InboxFilter['state'],
    account: number | null,
    limit: number | null,
  ]
>(
  'inbox',
  `select i.*, u.username as owner_name, count(*) over ()::integer as total
   from (
     select 'clinic' as kind, id::integer as number, created_at, clinic_name as sender,
       null::jsonb as clinic_names,
       coalesce(comment, '') as text, null::integer as appointment, owner_id, done_at
     from clinic_request
     union all
     select 'contact', id, created_at, name, null, message, null, owner_id, done_at
     from contact_message
     union all
     select 'survey', id, created_at, null, null, answers ->> '${SURVEY_COMMENT}', null, owner_id, done_at
     from survey_answer where answers ->> '${SURVEY_COMMENT}' <> ''
     union all
     select 'report', t.id, t.created_at, null, c.names::jsonb, t.reason, null, t.owner_id, t.done_at
     from review_report t join clinic c on c.id = t.clinic_id
     union all
     select 'sms', id::integer, settled_at, null, null, kind, appointment_id::integer, owner_id, done_at
     from message where state = 'failed') i
   left join staff_user u on u.id = i.owner_id
   where i.kind = any ($1)
     and (i.done_at is not null) = ($2 = 'done')
     and ($2 <> 'mine' or i.owner_id = $3)
   order by i.done_at desc, i.created_at, i.kind, i.number limit $4`,
);

/** Lists items of the inbox: open ones with the oldest first, closed ones with the last first. */
export async function listInbox(
  db: Queryable,
  { kinds, state, account, limit }: InboxFilter,
): Promise<{ count: number; entries: readonly InboxEntry[] }> {
  const entries = await selectItems(db, [kinds, state, account, limit]);
  return { count: entries[0]?.total ?? 0, entries };
}
