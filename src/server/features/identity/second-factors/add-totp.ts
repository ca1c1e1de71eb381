import { randomBytes } from 'node:crypto';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { completeSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { validationError } from '#server/http/http-error.ts';
import { sealText } from '#server/lib/sealed-text.ts';
import type { Site } from '#server/site.ts';
import { saveChallenge, takeChallenge } from './challenges.ts';
import { requireMayAdd } from './require-may-add.ts';
import { matchingSealedStep, sealPurpose } from './sealed-secret.ts';
import { toBase32, totpUri } from './totp.ts';

/** The length that RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Creates the secret of an app; `confirmTotp` adds the app to the account. */
export async function createTotp(site: Site, session: ActiveSession) {
  const { pool } = site.database;
  const { user } = session;
  await requireMayAdd(pool, session);
  const secret = randomBytes(SECRET_BYTES);
  const sealed = sealText(site.secret, sealPurpose(user.id), secret.toString('base64url'));
  await saveChallenge(pool, session.id, 'add_totp', sealed, site.clock());
  return {
    secret: toBase32(secret),
    uri: totpUri(site.country.brandName, user.username, secret),
  };
}

/** Replaces the app of the account: it has at most one. The code that proved it is used up. */
const replaceTotp = prepared<object, [user: number, sealedSecret: string, step: number, now: Date]>(
  'replace_totp',
  `insert into staff_second_factor
     (staff_user_id, kind, name, created_at, last_used_at, totp_secret, last_totp_step)
   values ($1, 'totp', '', $4, $4, $2, $3)
   on conflict (staff_user_id) where kind = 'totp' do update
     set created_at = excluded.created_at, last_used_at = excluded.last_used_at,
       totp_secret = excluded.totp_secret, last_totp_step = excluded.last_totp_step`,
);

/** Adds the app of `createTotp` to the account, if the code is its own. Throws a 400 otherwise. */
export async function confirmTotp(
  site: Site,
  session: ActiveSession,
  code: string,
  client: Client,
): Promise<SignInResult> {
  const { user } = session;
  const now = site.clock();
  return withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: session.id });
    await requireMayAdd(db, session);
    const sealed = await takeChallenge(db, session.id, 'add_totp', now);
    if (sealed === null) throw validationError({ code: 'code_expired', attr: 'code' });
    const step = matchingSealedStep(site, user.id, sealed, { code, now });
    // The rollback keeps the secret for the next try.
    if (step === null) throw validationError({ code: 'totp_invalid', attr: 'code' });
    await replaceTotp(db, [user.id, sealed, step, new Date(now)]);
    const event = { by: user.id, action: 'second_factor_added', now } as const;
    await recordStaffEvent(db, { ...event, details: { kind: 'totp' } });
    return completeSignIn(db, site, { session, proof: 'totp' }, client);
  });
}
