import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { completeSignIn } from '#server/features/identity/sessions/sign-in.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import type { Client } from '#server/features/identity/sessions/start-session.ts';
import type { SignInResult } from '#server/features/identity/sessions/sign-in-result.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { validationError } from '#server/http/http-error.ts';
import { countHits, uncountHit } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import { matchingSealedStep } from './sealed-secret.ts';

const selectTotp = prepared<{ id: number; totp_secret: string }, [user: number]>(
  'totp_of_staff_user',
  `select id, totp_secret from staff_second_factor where staff_user_id = $1 and kind = 'totp'`,
);

/** Uses the code of a step, so that one of several attempts with it succeeds. */
const useStep = prepared<{ id: number }, [factor: number, step: number, now: Date]>(
  'use_totp_step',
  `update staff_second_factor set last_totp_step = $2, last_used_at = $3
   where id = $1 and last_totp_step < $2 returning id`,
);

/**
 * Completes a sign-in with a code. It is counted before it is checked, and only after a correct password,
 * so that strangers cannot lock the owner out. Throws a 400 for a wrong or used code, and a 429 for too
 * many wrong ones.
 */
export async function verifyTotp(
  site: Site,
  session: ActiveSession,
  code: string,
  client: Client,
): Promise<SignInResult> {
  const { user } = session;
  const subject = `totp\0${user.id}`;
  const limited = { limit: 'wrongTotpPerAccount', subject, attr: 'code' } as const;
  await countHits(site, [limited]);
  const now = site.clock();
  const result = await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, { id: user.id, session: session.id });
    const [factor] = await selectTotp(db, [user.id]);
    if (factor !== undefined) {
      const step = matchingSealedStep(site, user.id, factor.totp_secret, { code, now });
      const used = step === null ? [] : await useStep(db, [factor.id, step, new Date(now)]);
      if (used.length > 0) return completeSignIn(db, site, { session, proof: 'totp' }, client);
    }
    const event = { by: user.id, action: 'second_factor_failed', now } as const;
    await recordStaffEvent(db, { ...event, details: { kind: 'totp' } });
    return null;
  });
  if (result === null) throw validationError({ code: 'totp_invalid', attr: 'code' });
  await uncountHit(site, limited);
  return result;
}
