import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { revokeAccess } from '#server/features/identity/sessions/revoke-access.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { checkPassword, lockCheckedAccount } from './check-password.ts';
import { hashPassword } from './password.ts';
import { requireNewPassword } from './require-new-password.ts';
import type { Requester } from './sign-in-limiters.ts';

interface PasswordChange {
  readonly user: StaffUser;
  /** The session that stays open. */
  readonly sessionId: number;
  readonly current: string;
  readonly next: string;
}

const updatePassword = prepared<object, [user: number, passwordHash: string]>(
  'update_staff_password',
  'update staff_user set password_hash = $2 where id = $1',
);

/**
 * Changes the password of an account and revokes its access but for this session. Throws a 400 that names the field,
 * and a 401 if the session has ended since the request began.
 */
export async function changePassword(
  site: Site,
  { user, sessionId, current, next }: PasswordChange,
  requester: Requester,
): Promise<void> {
  requireNewPassword('next', next, user.username);
  const incorrect = () => validationError({ code: 'password_incorrect', attr: 'current' });
  const checked = await checkPassword(
    site,
    { username: user.username, password: current },
    requester,
  );
  if (checked === null) throw incorrect();
  const hash = await hashPassword(next);
  await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: sessionId });
    if ((await lockCheckedAccount(db, checked)) === null) throw incorrect();
    await updatePassword(db, [user.id, hash]);
    await revokeAccess(db, user.id, { keptSession: sessionId });
    await recordStaffEvent(db, { by: user.id, action: 'password_changed', now: site.clock() });
  });
}
