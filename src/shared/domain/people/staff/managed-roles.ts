import type { Role } from '../roles.ts';

/**
 * The roles whose accounts a role creates, invites and locks in the console. Administrators of branches
 * are invited by their clinic.
 */
const MANAGED = {
  admin: ['admin', 'clinic_admin', 'account_manager', 'copywriter', 'operator', 'operator_manager'],
  account_manager: ['clinic_admin'],
  operator_manager: ['operator'],
} as const satisfies Partial<Record<Role, readonly Role[]>>;

/** Returns the roles whose accounts a role manages. */
export function managedRoles(role: Role): readonly Role[] {
  const table: Partial<Record<Role, readonly Role[]>> = MANAGED;
  return table[role] ?? [];
}
