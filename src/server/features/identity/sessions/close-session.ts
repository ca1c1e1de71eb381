import { prepared } from '#server/db/pool/prepared.ts';
import { notFound, unauthorized } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { deviceHash, tokenHash } from './session-token.ts';

const deleteByToken = prepared<
  object,
  [tokenHash: string, now: Date, reason: 'signed_out' | 'locked', deviceHash: string | null]
>(
  'delete_staff_session',
  // Locks the account first, as a revocation does, so that the two do not wait for each other.
  `with owner as (
     select x.id as session_id
     from staff_access_token t join staff_session x on x.id = t.staff_session_id
       join staff_user u on u.id = x.staff_user_id
     where t.token_hash = $1 and t.expires_at > $2 and x.expires_at > $2
     for no key update of u),
   ended as (
     delete from staff_session x using owner where x.id = owner.session_id
     returning x.staff_user_id),
   forgotten as (
     delete from staff_device_person p using ended
     where p.staff_user_id = ended.staff_user_id and p.device_hash = $4)
   select record_staff_event(
     staff_user_id, 'session_ended', $2, jsonb_build_object('reason', $3::text))
   from ended`,
);

/**
 * Ends the session of a token; throws a 401 if there is no such session. A device forgets who signs out,
 * but still knows who only locks it.
 */
export async function closeSession(
  site: Site,
  token: string | null,
  reason: 'signed_out' | 'locked',
  device: string | null = null,
): Promise<void> {
  if (token === null) throw unauthorized('unauthenticated');
  const ended = await deleteByToken(site.database.pool, [
    tokenHash(site.secret, token),
    new Date(site.clock()),
    reason,
    reason === 'locked' || device === null ? null : deviceHash(site.secret, device),
  ]);
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
