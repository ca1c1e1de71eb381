import { ROLE_FLAGS, ROLES, type Role } from '#shared/domain/identity/roles.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { scopeOf } from '#server/features/identity/access/scope.ts';

/** The role of an account `u`, as `roleOf` returns it. */
export const ROLE_OF_ACCOUNT = `case ${ROLES.map((role) => `when u.${ROLE_FLAGS[role]} then '${role}'`).join(' ')} end`;

/** The arguments of `IS_SEEN`: roles of the whole country, and the account, clinics and branches of a colleague. */
export type Seen = readonly [
  roles: Role[],
  colleague: number | null,
  clinics: readonly number[],
  branches: readonly number[],
];

/**
 * The condition of an account `u` that a member of staff sees: in the console those of the roles that it manages, in
 * a clinic all colleagues at the own branches; administrators see each other before their clinic has a branch.
 */
export const IS_SEEN = `(${ROLE_OF_ACCOUNT} = any ($1::text[]) or u.id = $2
  or ${ROLE_OF_ACCOUNT} = 'clinic_admin' and u.clinic_ids && ($3::integer[] || array(
    select b.clinic_id from clinic_branch b where b.id = any ($4::integer[])))
  or ${ROLE_OF_ACCOUNT} = 'clinic_branch_admin' and u.branch_ids && ($4::integer[] || array(
    select b.id from clinic_branch b where b.clinic_id = any ($3::integer[]))))`;

/** Returns which accounts a member of staff sees. */
export function seenBy(manager: Caller): Seen {
  if (manager.reach.isAll) {
    return [[...managedRoles(manager.role)], null, [], []];
  }
  const [clinics, branches] = scopeOf(manager);
  return [[], manager.id, clinics, branches];
}
