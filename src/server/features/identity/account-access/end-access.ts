import type { Caller } from '#server/features/identity/access/caller.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { lockManaged } from '#server/features/identity/team/list-accounts.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

const deleteFeed = prepared<{ branch: number }, [id: number, user: number]>(
  'delete_calendar_feed',
  `delete from calendar_feed where id = $1 and staff_user_id = $2
   returning clinic_branch_id as branch`,
);
const deleteLink = prepared<
  { id: number },
  [opened: number, user: number, caller: number, now: Date]
>(
  'delete_open_staff_link',
  `delete from staff_link
   where staff_user_id = $1 and $2 in (created_by, staff_user_id) and staff_user_id <> $3
     and purpose = 'invitation' and expires_at > $4
   returning staff_user_id as id`,
);

/**
 * Ends a calendar feed of the own account or of one that the caller manages. Throws a 404 for every other
 * account, and if the account has no such feed.
 */
export async function endFeed(
  site: Site,
  { account, feed }: { readonly account: number; readonly feed: number },
  caller: Caller,
): Promise<void> {
  await withTransaction(site.database.pool, async (db) => {
    await lockOwnOrManaged(db, site, caller, account);
    const { branch } = requireRow(await deleteFeed(db, [feed, account]));
    const event = { by: caller.id, action: 'changed', now: site.clock() } as const;
    const details = { calendar: 'removed', branch };
    await recordStaffEvent(db, { ...event, subject: account, details });
  });
}

/**
 * Withdraws an unused link that an account has made, or that opens an account which the caller manages. Throws a 404
 * for an account that is neither the own nor managed, and without such a link. No caller withdraws a link to the own
 * account, so that a thief does not stop a recovery: a new password ends it.
 */
export async function withdrawLink(
  site: Site,
  { account, opened }: { readonly account: number; readonly opened: number },
  caller: Caller,
): Promise<void> {
  const now = site.clock();
  await withTransaction(site.database.pool, async (db) => {
    await lockOwnOrManaged(db, site, caller, account);
    requireRow(await deleteLink(db, [opened, account, caller.id, new Date(now)]));
    const event = { by: caller.id, action: 'invitation_stopped', now } as const;
    await recordStaffEvent(db, { ...event, subject: opened });
  });
}

async function lockOwnOrManaged(
  db: Queryable,
  site: Site,
  caller: Caller,
  account: number,
): Promise<void> {
  await (account === caller.id
    ? lockSession(db, site, caller)
    : lockManaged(db, site, caller, account));
}
