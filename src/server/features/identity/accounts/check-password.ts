import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { serviceUnavailable } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { limitSignIns } from './limit-sign-ins.ts';
import { isPasswordRight } from './password.ts';
import {
  lookupJob,
  lookupLimiter,
  passwordJob,
  passwordLimiter,
  type Requester,
} from './sign-in-limiters.ts';
import { staffNetworkHash } from './staff-network.ts';
import {
  normalUsername,
  presentStaffUser,
  STAFF_COLUMNS,
  type StaffUserRow,
} from './staff-rows.ts';

interface AccountRow extends StaffUserRow {
  password_hash: string | null;
  is_known_network: boolean;
}

const selectAccount = prepared<AccountRow, [username: string, networkHash: string]>(
  'staff_user_by_name',
  `select ${STAFF_COLUMNS}, u.password_hash, exists (
     select from staff_user_network n where n.staff_user_id = u.id and n.network_hash = $2
   ) as is_known_network
   from staff_user u where u.username = $1 and u.locked_at is null`,
);

/** An account, and the hash of its password that was entered. */
export interface CheckedPassword {
  readonly id: number;
  readonly hash: string;
}

const lockChecked = prepared<StaffUserRow, [user: number, passwordHash: string]>(
  'lock_staff_user_of_password',
  `select ${STAFF_COLUMNS} from staff_user u
   where u.id = $1 and u.password_hash = $2 and u.locked_at is null for no key update`,
);

/**
 * Locks the account of a checked password until the end of the transaction, and returns it as it is then; null if
 * it has another password since the check, or cannot be signed in to.
 */
export async function lockCheckedAccount(
  db: Queryable,
  { id, hash }: CheckedPassword,
): Promise<StaffUser | null> {
  const [row] = await lockChecked(db, [id, hash]);
  return row === undefined ? null : presentStaffUser(row);
}

/** Returns true if a PIN matches its hash. Throws a 503 if it could not be checked because of load. */
export async function isPinRight(
  pin: string,
  stored: string,
  requester: Requester,
): Promise<boolean> {
  // The device knows the person, and so its network.
  const job = passwordJob(requester, { is_known_network: true });
  return passwordLimiter.run(() => isPasswordRight(pin, stored), job);
}

/**
 * Returns the account with this username and password, or null. The check takes long: what relies on it calls
 * `lockCheckedAccount` in its transaction. It takes the same time for an unknown
 * account, a locked one, and one without a role. Throws a 429 for too many attempts, and a 503 if the
 * password could not be checked because of load.
 */
export async function checkPassword(
  site: Site,
  credentials: { readonly username: string; readonly password: string },
  requester: Requester,
): Promise<CheckedPassword | null> {
  const username = normalUsername(credentials.username);
  const network = staffNetworkHash(site.secret, requester.address);
  const [account] = await lookupLimiter.run(
    () => selectAccount(site.database.pool, [username, network]),
    lookupJob(requester),
  );
  const hash = account?.password_hash ?? undefined;
  const known = account !== undefined && presentStaffUser(account) !== null ? account : undefined;
  // Counted when the job starts, so that attempts dropped in a flood cost the database nothing.
  const isRight = await passwordLimiter.run(
    async () => {
      await limitSignIns(site, username, requester.address);
      // Counting takes a while in a flood, and hashes for nothing delay the next sign-in.
      if (requester.signal.aborted) throw serviceUnavailable();
      return isPasswordRight(credentials.password, hash);
    },
    passwordJob(requester, known),
  );
  return isRight && known !== undefined && hash !== undefined ? { id: known.id, hash } : null;
}
