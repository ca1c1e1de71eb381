import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { tokenHash } from './session-token.ts';

/** The session of a request. */
export interface ActiveSession {
  readonly id: number;
  /** False while the second factor is missing. */
  readonly isVerified: boolean;
  /** The only site whose calls the session makes; null for the public API, which cannot verify it later. */
  readonly staffSite: StaffSite | null;
  /** True for a session that a PIN has opened; it cannot change how its owner signs in. */
  readonly isByPin: boolean;
  /** The end of the session, in epoch milliseconds. */
  readonly expiresAt: number;
  readonly user: StaffUser;
}

interface SessionRow extends StaffUserRow {
  session_id: number;
  is_verified: boolean;
  staff_site: StaffSite | null;
  is_by_pin: boolean;
  expires_at: Date;
}

const selectByToken = prepared<SessionRow, [tokenHash: string, now: Date]>(
  'staff_session_by_token',
  `select ${STAFF_COLUMNS}, x.id as session_id, x.is_verified, x.is_by_pin, x.staff_site,
     x.expires_at
   from staff_access_token t
   join staff_session x on x.id = t.staff_session_id
   join staff_user u on u.id = x.staff_user_id
   where t.token_hash = $1 and t.expires_at > $2 and x.expires_at > $2 and u.locked_at is null`,
);

/**
 * Returns the session of an access token, verified or not. Throws a 401 for an invalid or expired token,
 * and for an account that is locked or has no role.
 */
export async function findSession(site: Site, token: string | null): Promise<ActiveSession> {
  const hash = token === null ? null : tokenHash(site.secret, token);
  const [row] =
    hash === null ? [] : await selectByToken(site.database.pool, [hash, new Date(site.clock())]);
  const user = row === undefined ? null : presentStaffUser(row);
  if (row === undefined || user === null) throw unauthorized('unauthenticated');
  return {
    id: row.session_id,
    isVerified: row.is_verified,
    staffSite: row.staff_site,
    isByPin: row.is_by_pin,
    expiresAt: row.expires_at.getTime(),
    user,
  };
}
