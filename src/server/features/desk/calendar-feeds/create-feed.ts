import type { InputOf } from '#shared/contract/client.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { requireBranch, scopeOf } from '#server/features/identity/access/scope.ts';
import { newToken } from '#server/features/identity/sessions/session-token.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { notFound } from '#server/http/http-error.ts';
import { countHits } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';
import { feedHash } from './feed-hash.ts';

const insertFeed = prepared<
  object,
  [hash: string, user: number, branch: number, doctor: number | null, detail: string, now: Date]
>(
  'create_calendar_feed',
  `insert into calendar_feed
     (token_hash, staff_user_id, clinic_branch_id, doctor_id, detail, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
);

/**
 * Subscribes an account to the appointments of a branch or of one doctor there, and returns the path of the
 * address. Throws a 404 for what is out of the scope of the account, and a 429 above the limit.
 */
export async function createFeed(
  site: Site,
  caller: Caller,
  feed: InputOf<StaffEndpoints['createCalendarFeed']>,
): Promise<string> {
  const schedules = await requireBranch(site, caller, feed.branch_id);
  const doctor = feed.doctor_id ?? scopeOf(caller)[2];
  if (doctor !== null && !schedules.some(({ doctor_id }) => doctor_id === doctor)) throw notFound();
  const subject = `calendar of account\0${caller.id}`;
  await countHits(site, [{ limit: 'calendarsPerAccount', subject }]);

  const token = newToken();
  const now = site.clock();
  await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, caller);
    const hash = feedHash(site.secret, token);
    await insertFeed(db, [hash, caller.id, feed.branch_id, doctor, feed.detail, new Date(now)]);
    const details = { calendar: 'added', branch: feed.branch_id, detail: feed.detail };
    await recordStaffEvent(db, { by: caller.id, action: 'changed', now, details });
  });
  return staffRoutes.readCalendarFeed.path.replace(':token', token);
}
