import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { checkPassword } from './check-password.ts';
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

const updatePassword = prepared<
  { id: number },
  [user: number, passwordHash: string, session: number]
>(
  'update_staff_password',
  `with ended as (delete from staff_session where staff_user_id = $1 and id <> $3),
   forgotten as (delete from staff_device_person where staff_user_id = $1)
   update staff_user set password_hash = $2 where id = $1 returning id`,
);

/** Changes the password of an account and ends its other sessions. Throws a 400 that names the field. */
export async function changePassword(
  site: Site,
  { user, sessionId, current, next }: PasswordChange,
  requester: Requester,
): Promise<void> {
  requireNewPassword('next', next, user.username);
  const account = await checkPassword(
    site,
    { username: user.username, password: current },
    requester,
  );
  if (account === null) throw validationError({ code: 'password_incorrect', attr: 'current' });
  const hash = await hashPassword(next);
  await withTransaction(site.database.pool, async (client) => {
    await updatePassword(client, [user.id, hash, sessionId]);
    await recordStaffEvent(client, {
      by: user.id,
      action: 'password_changed',
      now: site.clock(),
    });
  });
}
