import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { revokeAccess } from '#server/features/identity/sessions/revoke-access.ts';
import { startSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { hashPassword } from '#server/features/identity/accounts/password.ts';
import {
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from '#server/features/identity/accounts/staff-rows.ts';
import { requireNewPassword } from '#server/features/identity/accounts/require-new-password.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { badRequest, notFound } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { findInvitation } from './find-invitation.ts';
import { takeLink } from './link-rows.ts';

const setPassword = prepared<StaffUserRow, [user: number, passwordHash: string]>(
  'accept_staff_invitation',
  `update staff_user u set password_hash = $2, pin_hash = null where u.id = $1 returning ${STAFF_COLUMNS}`,
);
/** Runs after the account is locked, so that it finds a factor that is being added. */
const deleteFactors = prepared<object, [user: number]>(
  'delete_factors_of_account',
  'delete from staff_second_factor where staff_user_id = $1',
);

/**
 * Sets the password of an invited account, removes its second factors and PIN, revokes its access, and signs its
 * owner in. Throws a 404 for an invitation that is unknown, used or expired, and a 400 for one that
 * others can still stop and for a weak password.
 */
export async function acceptInvitation(
  site: Site,
  token: string,
  password: string,
  client: Client,
): Promise<SignInResult> {
  // Before the password is hashed, which takes long.
  const { username, effective_at: effectiveAt } = await findInvitation(site, token);
  if (effectiveAt !== null) throw badRequest('invitation_waiting');
  requireNewPassword('password', password, username);
  const hash = await hashPassword(password);
  return withTransaction(site.database.pool, async (db) => {
    const userId = await takeLink(db, site, token, 'invitation');
    const [row] = userId === null ? [] : await setPassword(db, [userId, hash]);
    const user = row === undefined ? null : presentStaffUser(row);
    if (user === null) throw notFound();
    const now = site.clock();
    await deleteFactors(db, [user.id]);
    await revokeAccess(db, user.id);
    await recordStaffEvent(db, { by: user.id, action: 'invitation_accepted', now });
    return startSignIn(db, site, { user, proof: 'password' }, client);
  });
}
