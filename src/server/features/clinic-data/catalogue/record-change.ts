import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Editor } from '../setup/writing/editor.ts';

type Event = Tables['staff_event'];
type Details = Readonly<Record<string, string | number | boolean>>;

const insertEvent = prepared<
  object,
  [now: Date, actor: string, action: Event['action'], table: string, id: number, details: Details]
>(
  'record_catalogue_event',
  `insert into staff_event (at, actor, action, subject_table, subject_id, details)
   values ($1, $2, $3, $4, $5, $6)`,
);

/** Records a change of a row, in the transaction of the change. */
export async function recordChange(
  db: Queryable,
  { site, username }: Editor,
  event: {
    action: 'created' | 'changed' | 'deleted' | 'merged' | 'published' | 'rejected' | 'withdrawn';
    table: Event['subject_table'];
    id: number;
    details: Details;
  },
): Promise<void> {
  const { action, table, id, details } = event;
  await insertEvent(db, [new Date(site.clock()), username, action, table, id, details]);
}
