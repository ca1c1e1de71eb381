import type { WaitingInvitation } from '#shared/contract/identity/accounts.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { invitedEachOther } from '#server/features/identity/staff-events/invited-each-other.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { forbidden, notFound, requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

interface Row {
  id: number;
  username: string;
  display_name: string;
  asked_by: string | null;
  effective_at: Date;
  can_approve: boolean;
}

type Watcher = [account: number, seesAll: boolean, clinics: readonly number[], now: Date];

/** An administrator of one clinic does not open another one by an account for both. */
const CAN_APPROVE = `l.effective_at > $4 and u.id <> $1 and l.created_by <> $1
  and ($2::boolean or u.clinic_ids <@ $3::integer[]) and not ${invitedEachOther('l.created_by', '$1', '$4')}`;
const WATCHED = `l.staff_user_id = u.id and l.purpose = 'invitation' and l.effective_at is not null
  and l.expires_at > $4 and u.locked_at is null
  and ($2::boolean or u.id = $1 or u.is_clinic_admin and u.clinic_ids && $3::integer[])`;

const selectWaiting = prepared<Row, [...Watcher, account: number | null]>(
  'waiting_invitations',
  `select u.id, u.username, u.display_name, l.effective_at, c.username as asked_by,
     coalesce(${CAN_APPROVE}, false) as can_approve
   from staff_link l join staff_user u on ${WATCHED}
   left join staff_user c on c.id = l.created_by
   where $5::integer is null or u.id = $5 order by l.effective_at, u.id`,
);
const approve = prepared<{ id: number }, [...Watcher, account: number]>(
  'approve_staff_invitation',
  `update staff_link l set effective_at = $4, expires_at = $4 + (l.expires_at - l.effective_at)
   from staff_user u
   where ${WATCHED} and u.id = $5 and ${CAN_APPROVE} returning u.id`,
);
const stop = prepared<{ id: number }, [...Watcher, account: number]>(
  'stop_staff_invitation',
  `delete from staff_link l using staff_user u where ${WATCHED} and u.id = $5 returning u.id`,
);

/**
 * Returns the arguments by which a member of staff sees invitations: of the own account, in a clinic those of other
 * administrators, in the console all if the role manages them.
 */
function watcher(site: Site, caller: Caller): Watcher {
  return [
    caller.id,
    caller.reach.isAll && managedRoles(caller.role).includes('clinic_admin'),
    caller.reach.clinics,
    new Date(site.clock()),
  ];
}

/** Lists the invitations that the caller may stop, those that work first at the top. */
export async function listWaitingInvitations(
  site: Site,
  caller: Caller,
): Promise<{ results: WaitingInvitation[] }> {
  const rows = await selectWaiting(site.database.pool, [...watcher(site, caller), null]);
  return {
    results: rows.map(({ id, effective_at: effectiveAt, ...row }) => ({
      account_id: id,
      ...row,
      effective_at: zonedIso(effectiveAt.getTime(), site.country.timeZone),
    })),
  };
}

/**
 * Lets an invitation work at once. Throws a 404 for one that the caller does not see, and a 403 for a caller who may
 * be the person who has created it.
 */
export async function approveInvitation(site: Site, id: number, caller: Caller): Promise<void> {
  const by = watcher(site, caller);
  await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, caller);
    requireRow(await selectWaiting(db, [...by, id]));
    const [approved] = await approve(db, [...by, id]);
    if (approved === undefined) throw forbidden();
    const event = { by: caller.id, action: 'invitation_approved', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, subject: id });
  });
}

/** Stops an invitation: its link no longer works. Throws a 404 for one that the caller does not see. */
export async function stopInvitation(site: Site, id: number, caller: Caller): Promise<void> {
  await withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, caller);
    const [stopped] = await stop(db, [...watcher(site, caller), id]);
    if (stopped === undefined) throw notFound();
    const event = { by: caller.id, action: 'invitation_stopped', now: site.clock() } as const;
    await recordStaffEvent(db, { ...event, subject: id });
  });
}
