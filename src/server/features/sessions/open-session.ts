import type { Credentials, Session } from '#shared/contract/sessions.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { unauthorized } from '#server/http/http-error.ts';
import { limitSignIns } from './limit-sign-ins.ts';
import {
  lookupJob,
  lookupLimiter,
  passwordJob,
  passwordLimiter,
  type Requester,
} from './sign-in-limiters.ts';
import { isPasswordRight } from './password.ts';
import { newToken, tokenHash } from './session-token.ts';
import { staffNetworkHash } from './staff-network.ts';
import {
  normalUsername,
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from './staff-rows.ts';

/** The session lifetime: a working day. */
const LIFETIME_MS = 12 * 3_600_000;

interface AccountRow extends StaffUserRow {
  password_hash: string;
  is_known_network: boolean;
}

const selectAccount = prepared<AccountRow, [username: string, networkHash: string]>(
  'staff_user_by_name',
  `select ${STAFF_COLUMNS}, u.password_hash, exists (
     select from staff_user_network n where n.staff_user_id = u.id and n.network_hash = $2
   ) as is_known_network
   from staff_user u where u.username = $1`,
);

/** Inserts a session, and deletes expired ones. */
const insertSession = prepared<
  { token_hash: string },
  [tokenHash: string, user: number, now: Date, expiresAt: Date, networkHash: string]
>(
  'insert_staff_session',
  `with expired as (delete from staff_session where expires_at <= $3),
   network as (
     insert into staff_user_network (staff_user_id, network_hash, last_signed_in_at)
     values ($2, $5, $3)
     on conflict (staff_user_id, network_hash)
       do update set last_signed_in_at = excluded.last_signed_in_at)
   insert into staff_session (token_hash, staff_user_id, created_at, expires_at)
   values ($1, $2, $3, $4)`,
);

/**
 * Signs a staff user in. The 401 does not reveal whether the username exists or has a role. Throws a 429
 * for too many attempts, and a 503 if the password could not be checked because of load.
 */
export async function openSession(
  { site }: RequestContext,
  credentials: Credentials,
  requester: Requester,
): Promise<Session> {
  const username = normalUsername(credentials.username);
  const network = staffNetworkHash(site.secret, requester.address);
  const [account] = await lookupLimiter.run(
    () => selectAccount(site.database.pool, [username, network]),
    lookupJob(requester),
  );
  const user = account === undefined ? null : presentStaffUser(account);
  // Counted when the job starts, so that attempts dropped in a flood cost the database nothing.
  const isRight = await passwordLimiter.run(
    async () => {
      await limitSignIns(site, username, requester.address);
      return isPasswordRight(credentials.password, account?.password_hash);
    },
    passwordJob(requester, user === null ? undefined : account),
  );
  if (!isRight || user === null) throw unauthorized('invalid_credentials');

  const token = newToken();
  const now = site.clock();
  const expiresAt = now + LIFETIME_MS;
  await insertSession(site.database.pool, [
    tokenHash(site.secret, token),
    user.id,
    new Date(now),
    new Date(expiresAt),
    network,
  ]);
  return {
    access_token: token,
    expires_at: zonedIso(expiresAt, site.country.timeZone),
    user,
  };
}
