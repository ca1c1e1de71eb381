import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { deviceHash, newToken } from '#server/features/identity/sessions/session-token.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import type { Site } from '#server/site.ts';

/** A device that knows a person now. */
export interface RememberedDevice {
  readonly token: string;
  /** The end of that, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** Deletes expired rows too, except the one that is inserted: a statement changes a row once. */
const remember = prepared<
  { staff_user_id: number },
  [deviceHash: string, user: number, expiresAt: Date, now: Date]
>(
  'remember_person_on_device',
  `with expired as (
     delete from staff_device_person
     where expires_at <= $4 and (device_hash, staff_user_id) <> ($1, $2))
   insert into staff_device_person (device_hash, staff_user_id, expires_at)
   select $1, u.id, $3 from staff_user u where u.id = $2 and u.pin_hash is not null
   on conflict (device_hash, staff_user_id)
     do update set expires_at = excluded.expires_at, wrong_pins = 0
   returning staff_user_id`,
);

/**
 * Lets a person who has signed in with all factors use the PIN on this device until the session would
 * end. Returns null for an account without a PIN. `device` is the token of the browser, if it has one.
 */
export async function rememberPerson(
  site: Site,
  db: Queryable,
  device: string | null,
  { userId, expiresAt }: { readonly userId: number; readonly expiresAt: number },
): Promise<RememberedDevice | null> {
  const token = device ?? newToken();
  const [remembered] = await remember(db, [
    deviceHash(site.secret, token),
    userId,
    new Date(expiresAt),
    new Date(site.clock()),
  ]);
  return remembered === undefined ? null : { token, expiresAt };
}

/**
 * Lets the owner of a session that has just begun use the PIN on this device, as `rememberPerson` does. Throws a 401
 * if the session has ended since.
 */
export async function rememberSignIn(
  site: Site,
  device: string | null,
  { signIn, sessionId, expiresAt }: SignInResult,
): Promise<RememberedDevice | null> {
  const { id } = signIn.user;
  return withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id, session: sessionId });
    return rememberPerson(site, db, device, { userId: id, expiresAt });
  });
}
