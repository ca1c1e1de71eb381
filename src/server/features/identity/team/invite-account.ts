import type { AccountInvitation, InvitedAccount } from '#shared/contract/identity/accounts.ts';
import { givesExactUsernames } from '#shared/domain/identity/exact-usernames.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { createInvitation } from '#server/features/identity/invitations/create-invitation.ts';
import type { StaffRights } from '#server/features/identity/accounts/account-values.ts';
import { forbidden, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { lockSession } from '#server/features/identity/sessions/lock-session.ts';
import { freeUsername } from './free-username.ts';
import { presentInvitation } from './present-invitation.ts';
import { requireBranchRights } from './require-branch-rights.ts';

/**
 * Invites a person with a role that the caller manages; four digits follow the username unless the caller sees all accounts. Throws a 403
 * for another role or position, and a 400 for a username that is taken, and for clinics or branches that are
 * missing or out of reach.
 */
export async function inviteAccount(
  site: Site,
  invitation: AccountInvitation,
  manager: Caller,
): Promise<InvitedAccount> {
  const { username: wish, display_name: displayName, role } = invitation;
  if (!managedRoles(manager.role).includes(role)) throw forbidden();
  return withTransaction(site.database.pool, async (db) => {
    await lockSession(db, site, manager);
    const scope = await scopeOfInvitation(db, site, invitation, manager);
    const username = givesExactUsernames(manager.role) ? wish : await freeUsername(db, wish);
    const rights = { username, displayName, role, ...scope };
    return presentInvitation(site, await createInvitation(db, site, rights, manager.id));
  });
}

async function scopeOfInvitation(
  db: Queryable,
  site: Site,
  { role, clinic_ids: clinicIds, branch_rights: rights }: AccountInvitation,
  manager: Caller,
): Promise<Omit<StaffRights, 'username' | 'role'>> {
  if (role === 'clinic_branch_admin') {
    if (rights === undefined) throw validationError({ code: 'required', attr: 'branch_rights' });
    await requireBranchRights(db, site, manager, rights);
    const { position, branch_ids: branchIds, doctor_id: doctorId } = rights;
    return { position, branchIds, doctorId };
  }
  const { clinicById } = site.reference.current;
  if (clinicIds.some((id) => !clinicById.has(id))) {
    throw validationError({ code: 'does_not_exist', attr: 'clinic_ids' });
  }
  if (role !== 'clinic_admin') return {};
  if (clinicIds.length === 0) throw validationError({ code: 'required', attr: 'clinic_ids' });
  return { clinicIds };
}
