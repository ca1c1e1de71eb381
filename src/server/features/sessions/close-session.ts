import { prepared } from '#server/db/pool/prepared.ts';
import { unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { tokenHash } from './session-token.ts';

const deleteSession = prepared<{ token_hash: string }, [tokenHash: string, now: Date]>(
  'delete_staff_session',
  'delete from staff_session where token_hash = $1 and expires_at > $2 returning token_hash',
);

/** Ends the session of a token; throws a 401 if there is no such session. */
export async function closeSession(site: Site, token: string | null): Promise<void> {
  const hash = token === null ? null : tokenHash(site.secret, token);
  const ended =
    hash === null ? [] : await deleteSession(site.database.pool, [hash, new Date(site.clock())]);
  if (ended.length === 0) throw unauthorized('unauthenticated');
}
