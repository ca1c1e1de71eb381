import type { Credentials, StaffUser } from '#shared/contract/identity/sessions.ts';
import type pg from 'pg';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import {
  checkPassword,
  lockCheckedAccount,
} from '#server/features/identity/accounts/check-password.ts';
import type { Requester } from '#server/features/identity/accounts/sign-in-limiters.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { findFactorKinds, isPasswordEnough } from './factor-kinds.ts';
import type { ActiveSession } from './find-session.ts';
import { signInResult, type SignInResult } from './sign-in-result.ts';
import { startSession, type Client, type NewSession } from './start-session.ts';

/** Starts the session of a user with this proof, inside a transaction that has locked the account. */
export async function startSignIn(
  db: pg.ClientBase,
  site: Site,
  { user, proof, endsAt }: Pick<NewSession, 'proof' | 'endsAt'> & { readonly user: StaffUser },
  client: Client,
): Promise<SignInResult> {
  const kinds = await findFactorKinds(db, user.id);
  const enough = proof === 'password' && !isPasswordEnough(user, kinds) ? null : proof;
  const session = await startSession(db, site, { userId: user.id, proof: enough, endsAt }, client);
  return signInResult(site, { user, isVerified: enough !== null, kinds, session });
}

/**
 * Checks the username and password of a staff user. The session is verified only if the account needs no
 * second factor. The 401 does not reveal whether the username exists or has a role. Throws a 429 for too many
 * attempts, and a 503 if the password could not be checked because of load.
 */
export async function signIn(
  site: Site,
  credentials: Credentials,
  requester: Requester & Client,
): Promise<SignInResult> {
  const invalid = () => unauthorized('invalid_credentials');
  const checked = await checkPassword(site, credentials, requester);
  if (checked === null) throw invalid();
  return withTransaction(site.database.pool, async (db) => {
    const user = await lockCheckedAccount(db, checked);
    if (user === null) throw invalid();
    return startSignIn(db, site, { user, proof: 'password' }, requester);
  });
}

const deleteSession = prepared<{ id: number }, [id: number]>(
  'replace_staff_session',
  'delete from staff_session where id = $1 returning id',
);

/**
 * Replaces a session by a verified one with new tokens, inside the transaction that checked the second
 * factor. Throws a 401 if the session was replaced or ended in the meantime.
 */
export async function completeSignIn(
  db: pg.ClientBase,
  site: Site,
  { session, proof }: { readonly session: ActiveSession; readonly proof: 'totp' | 'passkey' },
  client: Client,
): Promise<SignInResult> {
  const [deleted] = await deleteSession(db, [session.id]);
  if (deleted === undefined) throw unauthorized('unauthenticated');
  const { user, isVerified } = session;
  return startSignIn(db, site, { user, proof: isVerified ? 'session' : proof }, client);
}

/**
 * Ends a sign-in whose second factor was wrong, and records it. A verified session stays open. Call it in
 * a transaction.
 */
export async function rejectSignIn(
  db: pg.ClientBase,
  { id, isVerified, user }: ActiveSession,
  now: number,
): Promise<void> {
  if (!isVerified) await deleteSession(db, [id]);
  const event = { by: user.id, action: 'second_factor_failed', now } as const;
  await recordStaffEvent(db, { ...event, details: { kind: 'passkey' } });
}
