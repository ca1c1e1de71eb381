import type { StaffUser } from '#shared/contract/sessions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { tokenHash } from './session-token.ts';
import { presentStaffUser, STAFF_COLUMNS, type StaffUserRow } from './staff-rows.ts';

const selectBySession = prepared<StaffUserRow, [tokenHash: string, now: Date]>(
  'staff_user_by_session',
  `select ${STAFF_COLUMNS} from staff_session x join staff_user u on u.id = x.staff_user_id
   where x.token_hash = $1 and x.expires_at > $2`,
);

/** Returns the staff user of a token. Throws a 401 for an invalid or expired token, or without a role. */
export async function findStaffUser(site: Site, token: string | null): Promise<StaffUser> {
  const [row] =
    token === null
      ? []
      : await selectBySession(site.database.pool, [
          tokenHash(site.secret, token),
          new Date(site.clock()),
        ]);
  const user = row === undefined ? null : presentStaffUser(row);
  if (user === null) throw unauthorized('unauthenticated');
  return user;
}
