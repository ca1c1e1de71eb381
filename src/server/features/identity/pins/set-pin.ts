import { hasPermission } from '#shared/domain/identity/permissions.ts';
import { isSimplePin } from '#shared/domain/identity/pin.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import {
  checkPassword,
  lockCheckedAccount,
} from '#server/features/identity/accounts/check-password.ts';
import { hashPassword } from '#server/features/identity/accounts/password.ts';
import type { Requester } from '#server/features/identity/accounts/sign-in-limiters.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { forbidden, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { rememberPerson, type RememberedDevice } from './remember-person.ts';

const updatePin = prepared<object, [user: number, pinHash: string]>(
  'update_staff_pin',
  `with forgotten as (delete from staff_device_person where staff_user_id = $1)
   update staff_user set pin_hash = $2 where id = $1`,
);

interface NewPin {
  readonly session: ActiveSession;
  /** The current password: an open desk must not be enough. */
  readonly password: string;
  readonly pin: string;
  /** The token of the browser, if it has one. */
  readonly device: string | null;
}

/**
 * Sets the PIN of an account that works at a desk. Other devices forget its owner, this one knows the
 * owner until the session ends. Throws a 403 for an account without desk, and a 400 for a wrong password
 * or a PIN that is too simple.
 */
export async function setPin(
  site: Site,
  { session, password, pin, device }: NewPin,
  requester: Requester,
): Promise<RememberedDevice | null> {
  const { user, expiresAt } = session;
  if (!hasPermission(user, 'appointments.view')) throw forbidden();
  if (isSimplePin(pin)) throw validationError({ code: 'pin_too_simple', attr: 'pin' });
  const incorrect = () => validationError({ code: 'password_incorrect', attr: 'password' });
  const checked = await checkPassword(site, { username: user.username, password }, requester);
  if (checked === null) throw incorrect();
  const hash = await hashPassword(pin);
  return withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: session.id });
    if ((await lockCheckedAccount(db, checked)) === null) throw incorrect();
    await updatePin(db, [user.id, hash]);
    const event = { by: user.id, action: 'second_factor_added', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, details: { kind: 'pin' } });
    return rememberPerson(site, db, device, { userId: user.id, expiresAt });
  });
}
