import type { Caller } from '#server/features/identity/access/caller.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireReceived } from './list-received-reviews.ts';

const callDeleteReply = prepared<
  { outcome: Domains['undo_outcome'] },
  [review: number, clinic: number, version: number, actor: string, now: Date]
>('delete_reply', 'select outcome from delete_reply($1, $2, $3, $4, $5)');

/** Deletes the reply of a clinic to a review. Throws a 404 for a review out of reach. */
export async function deleteReply(
  context: RequestContext,
  caller: Caller,
  review: number,
  version: number,
): Promise<Domains['undo_outcome']> {
  const { site } = context;
  const { clinic_id: clinic } = await requireReceived(context, caller, review);
  const rows = await callDeleteReply(site.database.pool, [
    review,
    clinic,
    version,
    clinicActor(caller.username),
    new Date(site.clock()),
  ]);
  return onlyRow(rows).outcome;
}
