import { HOUR_MS } from '#shared/domain/time/durations.ts';
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

const LIFETIME_MS = 72 * HOUR_MS;
/** The time in which the owner and the other administrators of a clinic can stop an invitation. */
const WAIT_MS = 24 * HOUR_MS;

export interface NewInvitation {
  readonly token: string;
  /** The username of the account that it opens. */
  readonly username: string;
  /** The instant from which the invitation works, in epoch milliseconds; null if it works at once. */
  readonly effectiveAt: number | null;
}

/** Inserts an account without a password, unless the username is taken. */
const insertAccount = prepared<{ id: number }, [...RightsParameters, now: Date]>(
  'insert_invited_staff_user',
  `insert into staff_user (${RIGHTS_COLUMNS.join(', ')}, created_at)
   values (${RIGHTS_VALUES}, $8) on conflict (username) do nothing returning id`,
);

/**
 * Selects an account that is not locked. The opening of a clinic administrator's account is watched if it was opened
 * before, or if the clinic has another administrator: a locked or invited one as well, as the person who invites could
 * lock the others first.
 */
const selectInvited = prepared<{ username: string; is_watched: boolean }, [user: number]>(
  'staff_user_to_invite',
  `select u.username, u.is_clinic_admin and (u.password_hash is not null or exists (
     select from staff_user o
     where o.id <> u.id and o.is_clinic_admin and o.clinic_ids && u.clinic_ids)) as is_watched
   from staff_user u where u.id = $1 and u.locked_at is null`,
);

async function inviteTo(
  db: Queryable,
  site: InvitingSite,
  userId: number,
  createdBy: number,
): Promise<NewInvitation> {
  const { username, is_watched: isWatched } = requireRow(await selectInvited(db, [userId]));
  const effectiveAt = isWatched ? site.clock() + WAIT_MS : null;
  const link = { purpose: 'invitation', lifetimeMs: LIFETIME_MS, effectiveAt, createdBy } as const;
  return { token: await createLink(db, site, userId, link), username, effectiveAt };
}

/**
 * Creates an account and returns the invitation by which its owner chooses a password, within
 * 72 hours. Call it in a transaction. The caller checks that `invitedBy`, the id of an account, may give
 * these rights. Throws a 400 if the username is taken.
 */
export async function createInvitation(
  db: Queryable,
  site: InvitingSite,
  invitee: StaffRights,
  invitedBy: number,
): Promise<NewInvitation> {
  const now = site.clock();
  const [account] = await insertAccount(db, [...rightsParameters(invitee), new Date(now)]);
  if (account === undefined) throw validationError({ code: 'username_taken', attr: 'username' });
  const event = { by: invitedBy, action: 'invited', now, subject: account.id } as const;
  await recordStaffEvent(db, { ...event, details: { role: invitee.role } });
  return inviteTo(db, site, account.id, invitedBy);
}

/**
 * Returns a new invitation to an account whose owner has lost the password or the second factors.
 * Call it in a transaction. Accepting it replaces both; until then they stay valid. The caller checks that
 * `invitedBy` may do this. Throws a 404 without such an account.
 */
export async function renewInvitation(
  db: Queryable,
  site: InvitingSite,
  userId: number,
  invitedBy: number,
): Promise<NewInvitation> {
  const invitation = await inviteTo(db, site, userId, invitedBy);
  const event = { by: invitedBy, action: 'invited', now: site.clock() } as const;
  await recordStaffEvent(db, { ...event, subject: userId, details: { recovery: true } });
  return invitation;
}
