import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { auditedRoles } from '#shared/domain/identity/audited-roles.ts';
import { roleOf } from '#shared/domain/identity/roles.ts';
import type { RoleFlags } from '#shared/domain/identity/roles.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';

const selectPeople = prepared<RoleFlags & { id: number; username: string }>(
  'people_of_audit',
  `select id, username, is_superuser, is_clinic_admin, is_clinic_branch_admin, is_account_manager,
     is_copywriter, is_operator, is_operator_manager
   from staff_user order by username`,
);

/** Returns the usernames of the accounts whose actions a member of staff sees, the own one included. */
export async function visiblePeople(site: Site, reader: StaffUser): Promise<string[]> {
  const roles = auditedRoles(reader.role);
  const people = await selectPeople(site.database.pool);
  return people
    .filter((person) => {
      const role = roleOf(person);
      return person.id === reader.id || (role !== null && roles.includes(role));
    })
    .map(({ username }) => username);
}
