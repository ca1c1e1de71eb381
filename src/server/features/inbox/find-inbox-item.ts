import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  listStaffEvents,
  type StaffEvent,
} from '#server/features/identity/staff-events/list-staff-events.ts';
import type { InboxEntry } from './list-inbox.ts';
import { byKind, INBOX_TABLES, isItem, type InboxId } from './inbox-id.ts';

export interface InboxItem extends Pick<
  InboxEntry,
  'created_at' | 'owner_id' | 'owner_name' | 'done_at'
> {
  done_by: string | null;
  note: string | null;
  /** The submitted values by column name. */
  fields: Readonly<Record<string, unknown>>;
}

/** The reported review and its clinic. */
const REPORTED = `|| (select jsonb_build_object('clinic_names', c.names, 'doctor', d.slug,
    'review', r.comment, 'score', r.score, 'language', r.language)
  from review r join doctor d on d.id = r.doctor_id join clinic c on c.id = t.clinic_id
  where r.id = t.review_id)`;

const selectItem = byKind((kind) =>
  prepared<InboxItem, [number: number]>(
    `inbox_item_${kind}`,
    `select ${kind === 'sms' ? 'settled_at as created_at' : 'created_at'}, owner_id,
       (select username from staff_user u where u.id = owner_id) as owner_name, done_at, done_by,
       note, to_jsonb(t) - '{id,created_at,owner_id,done_at,done_by,note}'::text[]
         ${kind === 'report' ? REPORTED : ''} as fields
     from ${INBOX_TABLES[kind]} t where ${isItem(kind)}`,
  ),
);

/** Returns an item of the inbox with its events, or null for an unknown one. */
export async function findInboxItem(
  db: Queryable,
  { kind, number }: InboxId,
): Promise<(InboxItem & { events: readonly StaffEvent[] }) | null> {
  const [item] = await selectItem[kind](db, [number]);
  if (item === undefined) return null;
  return { ...item, events: await listStaffEvents(db, [INBOX_TABLES[kind], number]) };
}
