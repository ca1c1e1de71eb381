import type { Invitation } from '#shared/contract/identity/sign-in/invitations.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { tokenHash } from '#server/features/identity/sessions/session-token.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import { notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const selectInvited = prepared<
  StaffUserRow & { expires_at: Date; effective_at: Date | null },
  [tokenHash: string, now: Date]
>(
  'staff_user_by_invitation',
  `select ${STAFF_COLUMNS}, l.expires_at,
     case when l.effective_at > $2 then l.effective_at end as effective_at
   from staff_link l
   join staff_user u on u.id = l.staff_user_id
   where l.token_hash = $1 and l.purpose = 'invitation' and l.expires_at > $2
     and u.locked_at is null`,
);

/** Returns the account of an invitation; throws a 404 for one that is unknown, used or expired. */
export async function findInvitation(site: Site, token: string): Promise<Invitation> {
  const parameters: [string, Date] = [tokenHash(site.secret, token), new Date(site.clock())];
  const [row] = await selectInvited(site.database.pool, parameters);
  const user = row === undefined ? null : presentStaffUser(row);
  if (row === undefined || user === null) throw notFound();
  return {
    username: user.username,
    display_name: user.display_name,
    role: user.role,
    effective_at: row.effective_at && zonedIso(row.effective_at.getTime(), site.country.timeZone),
    expires_at: zonedIso(row.expires_at.getTime(), site.country.timeZone),
  };
}
