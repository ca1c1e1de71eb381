import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const deleteAccess = prepared<object, [user: number, kept: number | null]>(
  'revoke_access_of_account',
  `with ended as (delete from staff_session where staff_user_id = $1 and id is distinct from $2),
   forgotten as (delete from staff_device_person where staff_user_id = $1),
   withdrawn as (delete from staff_link where staff_user_id = $1 or created_by = $1)
   delete from calendar_feed where staff_user_id = $1`,
);

/**
 * Deletes the sessions of an account (except one), its remembered devices and calendar feeds, and the unused links
 * that open it or that it has made for others, so that what a thief holds stops working.
 */
export async function revokeAccess(
  db: Queryable,
  user: number,
  keptSession: number | null = null,
): Promise<void> {
  await deleteAccess(db, [user, keptSession]);
}
