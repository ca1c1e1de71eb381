import type { Credentials, Session } from '#shared/contract/identity/sessions.ts';
import type { Requester } from '#server/features/identity/accounts/sign-in-limiters.ts';
import type { Site } from '#server/site.ts';
import { signIn } from './sign-in.ts';
import type { Client } from './start-session.ts';

/**
 * Signs a staff user in for the public API, with a token for a working day. An account that needs a
 * second factor gets a session that is not verified. Errors are those of `signIn`.
 */
export async function openSession(
  site: Site,
  credentials: Credentials,
  requester: Requester & Client,
): Promise<Session> {
  const result = await signIn(site, credentials, { ...requester, staffSite: null });
  const { access_token, expires_at, user } = result.signIn;
  return { access_token, expires_at, user };
}
