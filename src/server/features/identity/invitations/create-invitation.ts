import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import {
  RIGHTS_COLUMNS,
  RIGHTS_VALUES,
  rightsParameters,
  type RightsParameters,
  type StaffRights,
} from '#server/features/identity/accounts/account-values.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { createLink } from './link-rows.ts';

type InvitingSite = Pick<Site, 'secret' | 'clock'>;

const LIFETIME_MS = 72 * 3_600_000;

/** Inserts an account without a password, unless the username is taken. */
const insertAccount = prepared<{ id: number }, [...RightsParameters, now: Date]>(
  'insert_invited_staff_user',
  `insert into staff_user (${RIGHTS_COLUMNS.join(', ')}, created_at)
   values (${RIGHTS_VALUES}, $8) on conflict (username) do nothing returning id`,
);

/**
 * Creates an account and returns the token of the invitation by which its owner chooses a password, within
 * 72 hours. Call it in a transaction. The caller checks that `invitedBy`, the id of an account, may give
 * these rights. Throws a 400 if the username is taken.
 */
export async function createInvitation(
  db: Queryable,
  site: InvitingSite,
  invitee: StaffRights,
  invitedBy: number,
): Promise<string> {
  const now = site.clock();
  const [account] = await insertAccount(db, [...rightsParameters(invitee), new Date(now)]);
  if (account === undefined) throw validationError({ code: 'username_taken', attr: 'username' });
  const event = { by: invitedBy, action: 'invited', now, subject: account.id } as const;
  await recordStaffEvent(db, { ...event, details: { role: invitee.role } });
  return createLink(db, site, account.id, 'invitation', LIFETIME_MS);
}

const selectUnlocked = prepared<{ id: number }, [user: number]>(
  'unlocked_staff_user',
  'select id from staff_user where id = $1 and locked_at is null',
);

/**
 * Returns a new invitation to an account whose owner has lost the password or the second factors.
 * Call it in a transaction. Accepting it replaces both; until then they stay valid. The caller checks that `invitedBy` may do this.
 * Throws a 404 without such an account.
 */
export async function renewInvitation(
  db: Queryable,
  site: InvitingSite,
  userId: number,
  invitedBy: number,
): Promise<string> {
  requireRow(await selectUnlocked(db, [userId]));
  const event = { by: invitedBy, action: 'invited', now: site.clock() } as const;
  await recordStaffEvent(db, { ...event, subject: userId, details: { recovery: true } });
  return createLink(db, site, userId, 'invitation', LIFETIME_MS);
}
