import type { Credentials, Session } from '#shared/contract/sessions.ts';
import { zonedIso } from '#shared/domain/zoned-time.ts';
import type { Call } from '#server/call.ts';
import { prepared } from '#server/db/prepared.ts';
import { unauthorized } from '#server/request-error.ts';
import { limitSignIns } from './limit-sign-ins.ts';
import { isPasswordRight } from './password.ts';
import { newToken, tokenHash } from './session-token.ts';
import {
  normalUsername,
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from './staff-rows.ts';

/** A working day. */
const LIFETIME_MS = 12 * 3_600_000;

const selectAccount = prepared<StaffUserRow & { password_hash: string }, [username: string]>(
  'staff_user_by_name',
  `select ${STAFF_COLUMNS}, u.password_hash from staff_user u where u.username = $1`,
);

/** Sessions that are over go on this occasion. */
const insertSession = prepared<
  { token_hash: string },
  [tokenHash: string, user: number, now: Date, expiresAt: Date]
>(
  'insert_staff_session',
  `with over as (delete from staff_session where expires_at <= $3)
   insert into staff_session (token_hash, staff_user_id, created_at, expires_at)
   values ($1, $2, $3, $4)`,
);

/**
 * Signs somebody of the staff in. A 401 says neither whether the username exists nor whether its
 * account has lost its role; too many tries are a 429.
 */
export async function openSession(
  { site }: Call,
  credentials: Credentials,
  address: string,
): Promise<Session> {
  const username = normalUsername(credentials.username);
  await limitSignIns(site, username, address);
  const [account] = await selectAccount(site.database.pool, [username]);
  const isRight = await isPasswordRight(credentials.password, account?.password_hash);
  const user = account === undefined ? null : presentStaffUser(account);
  if (!isRight || user === null) throw unauthorized('invalid_credentials');

  const token = newToken();
  const now = site.clock();
  const expiresAt = now + LIFETIME_MS;
  await insertSession(site.database.pool, [
    tokenHash(site.secret, token),
    user.id,
    new Date(now),
    new Date(expiresAt),
  ]);
  return {
    access_token: token,
    expires_at: zonedIso(expiresAt, site.country.timeZone),
    user,
  };
}
