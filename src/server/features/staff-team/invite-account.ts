import type { StaffUser } from '#shared/contract/sessions.ts';
import type { AccountInvitation, InvitedAccount } from '#shared/contract/staff/accounts.ts';
import { managedRoles } from '#shared/domain/people/staff/managed-roles.ts';
import { createInvitation } from '#server/features/invitations/index.ts';
import { forbidden, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/**
 * Invites a person with a role that the caller manages. Throws a 403 for another role, and a 400 for a
 * username that is taken or a clinic administrator without clinics.
 */
export async function inviteAccount(
  site: Site,
  { username, display_name: displayName, role, clinic_ids: clinicIds }: AccountInvitation,
  manager: StaffUser,
): Promise<InvitedAccount> {
  if (!managedRoles(manager.role).includes(role)) throw forbidden();
  const isOfClinics = role === 'clinic_admin';
  const { clinicById } = site.reference.current;
  if (isOfClinics && clinicIds.length === 0) {
    throw validationError({ code: 'required', attr: 'clinic_ids' });
  }
  if (clinicIds.some((id) => !clinicById.has(id))) {
    throw validationError({ code: 'does_not_exist', attr: 'clinic_ids' });
  }
  const rights = { username, displayName, role, clinicIds: isOfClinics ? clinicIds : [] };
  return { token: await createInvitation(site, rights, manager.id) };
}
