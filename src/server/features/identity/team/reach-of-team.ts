import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { managedPositions, managedRoles } from '#shared/domain/identity/managed-roles.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Site } from '#server/site.ts';

type Scoped = Pick<StaffUser, 'role' | 'clinic_ids' | 'branch_ids'>;

/** Returns the branches of an account of a clinic. */
export function branchesOf({ reference }: Site, account: Scoped): ReadonlySet<number> {
  if (account.role !== 'clinic_admin') return new Set(account.branch_ids);
  const branches = [...reference.current.branchById.values()];
  return new Set(
    branches.filter((each) => account.clinic_ids.includes(each.clinic_id)).map(({ id }) => id),
  );
}

/**
 * Returns true if the caller changes, invites and locks an account. Never the own one, so that the last
 * one who manages a team stays; in a clinic only accounts below the own that have no branch elsewhere.
 */
export function managesAccount(site: Site, manager: Caller, account: StaffUser): boolean {
  if (account.id === manager.id || !managedRoles(manager.role).includes(account.role)) return false;
  if (manager.reach.isAll) return true;
  const branches = branchesOf(site, account);
  if (branches.size === 0 || !branches.isSubsetOf(branchesOf(site, manager))) return false;
  // Without a position an account has hardly any rights; who may give each of them may manage it.
  const positions = managedPositions(manager);
  return account.position === null
    ? manager.role === 'clinic_admin'
    : positions.includes(account.position);
}
