import type { Credentials, Session } from '#shared/contract/identity/sessions.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { checkPassword } from '#server/features/identity/accounts/check-password.ts';
import type { Requester } from '#server/features/identity/accounts/sign-in-limiters.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { findFactorKinds, isPasswordEnough } from './factor-kinds.ts';
import { startSession, type Client } from './start-session.ts';

/**
 * Signs a staff user in for the public API, with a token for a working day. An account that needs a
 * second factor gets a session that is not verified. The 401 does not reveal whether the username exists
 * or has a role. Throws a 429 for too many attempts, and a 503 if the password could not be checked
 * because of load.
 */
export async function openSession(
  site: Site,
  credentials: Credentials,
  requester: Requester & Client,
): Promise<Session> {
  const user = await checkPassword(site, credentials, requester);
  if (user === null) throw unauthorized('invalid_credentials');
  return withTransaction(site.database.pool, async (client) => {
    const kinds = await findFactorKinds(client, user.id);
    const proof = isPasswordEnough(user, kinds) ? 'password' : null;
    const started = await startSession(
      client,
      site,
      { userId: user.id, proof },
      { ...requester, staffSite: null },
    );
    return {
      access_token: started.accessToken,
      expires_at: zonedIso(started.accessExpiresAt, site.country.timeZone),
      user,
    };
  });
}
