import type { StaffSession } from '#shared/contract/identity/sign-in/sessions.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Site } from '#server/site.ts';
import type { ActiveSession } from './find-session.ts';

type SessionRow = Pick<
  Tables['staff_session'],
  'id' | 'browser' | 'operating_system' | 'created_at' | 'last_seen_at' | 'is_verified'
>;

const selectSessions = prepared<SessionRow, [user: number, now: Date]>(
  'sessions_of_staff_user',
  `select id, browser, operating_system, created_at, last_seen_at, is_verified
   from staff_session where staff_user_id = $1 and expires_at > $2
   order by last_seen_at desc nulls last, id desc`,
);

/** Lists the sessions of the owner of a session, the latest first. */
export async function listSessions(site: Site, current: ActiveSession): Promise<StaffSession[]> {
  const now = new Date(site.clock());
  const rows = await selectSessions(site.database.pool, [current.user.id, now]);
  const iso = (at: Date) => zonedIso(at.getTime(), site.country.timeZone);
  return rows.map((row) => ({
    ...row,
    created_at: iso(row.created_at),
    last_seen_at: iso(row.last_seen_at ?? row.created_at),
    is_current: row.id === current.id,
  }));
}
