import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';

type Action = Tables['staff_event']['action'];

interface AccountEvent {
  /** The account that acted. */
  readonly by: number;
  readonly action: Action;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The account that was acted on; by default the one that acted. */
  readonly subject?: number;
  /** Never data of patients. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

const callRecord = prepared<
  object,
  [by: number, action: Action, now: Date, details: object, subject: number]
>('record_staff_event', 'select record_staff_event($1, $2, $3, $4, $5)');

/** Records an action of an account on an account. Call it in the transaction of the action. */
export async function recordStaffEvent(
  db: Queryable,
  { by, action, now, subject = by, details = {} }: AccountEvent,
): Promise<void> {
  await callRecord(db, [by, action, new Date(now), details, subject]);
}
