import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const deleteAccess = prepared<object, [user: number, kept: number | null]>(
  'revoke_access_of_account',
  `with ended as (delete from staff_session where staff_user_id = $1 and id is distinct from $2),
   forgotten as (delete from staff_device_person where staff_user_id = $1),
   withdrawn as (delete from staff_link where staff_user_id = $1)
   delete from calendar_feed where staff_user_id = $1`,
);

/**
 * Ends whatever opens an account or reads in its name: sessions but the kept one, devices that know its owner,
 * links that wait to be opened, calendar feeds. A thief who opened some of them uses the account no longer.
 */
export async function revokeAccess(
  db: Queryable,
  user: number,
  keptSession: number | null = null,
): Promise<void> {
  await deleteAccess(db, [user, keptSession]);
}
