import { prepared } from '#server/db/pool/prepared.ts';
import { notFound, unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { tokenHash } from './session-token.ts';

const deleteByToken = prepared<object, [tokenHash: string, now: Date]>(
  'delete_staff_session',
  `with ended as (
     delete from staff_session x using staff_access_token t
     where t.staff_session_id = x.id and t.token_hash = $1 and t.expires_at > $2
       and x.expires_at > $2
     returning x.staff_user_id)
   select record_staff_event(staff_user_id, 'session_ended', $2, '{"reason": "signed_out"}')
   from ended`,
);

/** Ends the session of a token; throws a 401 if there is no such session. */
export async function closeSession(site: Site, token: string | null): Promise<void> {
  const hash = token === null ? null : tokenHash(site.secret, token);
  const ended =
    hash === null ? [] : await deleteByToken(site.database.pool, [hash, new Date(site.clock())]);
  if (ended.length === 0) throw unauthorized('unauthenticated');
}

const deleteById = prepared<object, [user: number, id: number, now: Date]>(
  'delete_staff_session_by_id',
  `with ended as (
     delete from staff_session where staff_user_id = $1 and id = $2 and expires_at > $3
     returning staff_user_id)
   select record_staff_event(staff_user_id, 'session_ended', $3, '{"reason": "ended_by_owner"}')
   from ended`,
);

/** Ends a session of a user, on another device; throws a 404 if the user has no such session. */
export async function endSession(site: Site, userId: number, id: number): Promise<void> {
  const ended = await deleteById(site.database.pool, [userId, id, new Date(site.clock())]);
  if (ended.length === 0) throw notFound();
}
