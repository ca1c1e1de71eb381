import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const deleteAccess = prepared<object, [user: number, kept: number | null, by: number | null]>(
  'revoke_access_of_account',
  `with ended as (delete from staff_session where staff_user_id = $1 and id is distinct from $2),
   forgotten as (delete from staff_device_person where staff_user_id = $1),
   withdrawn as (
     delete from staff_link
     where staff_user_id = $1 or created_by = $1 and staff_user_id is distinct from $3)
   delete from calendar_feed where staff_user_id = $1`,
);

interface Revocation {
  /** The session that stays, of the person who has entered the password. */
  readonly keptSession?: number;
  /** The account that revokes. A link to it stays, so that a thief does not stop a recovery. */
  readonly by?: number;
}

/**
 * Deletes the sessions of an account, its remembered devices and calendar feeds, and the unused links that open it or
 * that it has made for others, so that what a thief holds stops working.
 */
export async function revokeAccess(
  db: Queryable,
  user: number,
  { keptSession, by }: Revocation = {},
): Promise<void> {
  await deleteAccess(db, [user, keptSession ?? null, by ?? null]);
}
