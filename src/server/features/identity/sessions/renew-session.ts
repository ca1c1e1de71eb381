import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { findFactorKinds } from './factor-kinds.ts';
import { findSession } from './find-session.ts';
import { readRenewalToken, renewalHash } from './renewal-token.ts';
import { newToken, tokenHash } from './session-token.ts';
import { signInResult, type SignInResult } from './sign-in-result.ts';
import { ACCESS_LIFETIME_MS } from './start-session.ts';

/** The time in which a second tab may present the token that the first one has just used. */
const GRACE_MS = 10_000;

const callRenew = prepared<
  { outcome: Domains['renewal_outcome'] },
  [
    staffSite: StaffSite | null,
    renewalHash: string,
    count: number,
    tokenHash: string,
    tokenExpiresAt: Date,
    now: Date,
    graceFrom: Date,
  ]
>('renew_staff_session', 'select outcome from renew_staff_session($1, $2, $3, $4, $5, $6, $7)');

/**
 * Exchanges a renewal token for an access token and the next renewal token. A token that was used more
 * than ten seconds ago counts as copied and ends the session, also after a response that was lost: the two
 * cannot be told apart. Throws a 401 unless a session of the staff site is renewed.
 */
export async function renewSession(
  site: Site,
  staffSite: StaffSite | null,
  text: string | null,
): Promise<SignInResult> {
  const token = text === null ? null : readRenewalToken(site.secret, text);
  if (token === null) throw unauthorized('unauthenticated');
  const now = site.clock();
  const accessToken = newToken();
  const [row] = await callRenew(site.database.pool, [
    staffSite,
    renewalHash(site.secret, token.key),
    token.count,
    tokenHash(site.secret, accessToken),
    new Date(now + ACCESS_LIFETIME_MS),
    new Date(now),
    new Date(now - GRACE_MS),
  ]);
  if (row?.outcome !== 'renewed' && row?.outcome !== 'repeated') {
    throw unauthorized('unauthenticated');
  }
  const { id, user, isVerified, expiresAt } = await findSession(site, accessToken);
  const accessExpiresAt = Math.min(now + ACCESS_LIFETIME_MS, expiresAt);
  return signInResult(site, {
    user,
    isVerified,
    kinds: await findFactorKinds(site.database.pool, user.id),
    session: { id, accessToken, accessExpiresAt, renewalKey: token.key, expiresAt },
    renewals: token.count + 1,
  });
}
