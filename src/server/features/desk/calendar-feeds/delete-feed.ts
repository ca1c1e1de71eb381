import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const deleteOwn = prepared<{ branch: number }, [id: number, user: number]>(
  'delete_calendar_feed',
  `delete from calendar_feed where id = $1 and staff_user_id = $2
   returning clinic_branch_id as branch`,
);

/** Deletes a subscription. Throws a 404 if it belongs to another account. */
export async function deleteFeed(site: Site, user: StaffUser, id: number): Promise<void> {
  await withTransaction(site.database.pool, async (db) => {
    const deleted = requireRow(await deleteOwn(db, [id, user.id]));
    const details = { calendar: 'removed', branch: deleted.branch };
    await recordStaffEvent(db, { by: user.id, action: 'changed', now: site.clock(), details });
  });
}
