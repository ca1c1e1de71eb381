import type { Role } from './roles.ts';
import type { StaffMember } from './permissions.ts';
import { POSITIONS, type Position } from './positions.ts';

/**
 * The roles whose accounts a role creates, invites and locks: in the console, or in the cabinet for
 * clinics, whose administrators of branches are further limited by position and reach.
 */
const MANAGED = {
  admin: ['admin', 'clinic_admin', 'account_manager', 'copywriter', 'operator', 'operator_manager'],
  account_manager: ['clinic_admin'],
  operator_manager: ['operator'],
  clinic_admin: ['clinic_branch_admin'],
  clinic_branch_admin: ['clinic_branch_admin'],
} as const satisfies Partial<Record<Role, readonly Role[]>>;

/** Returns the roles whose accounts a role manages. */
export function managedRoles(role: Role): readonly Role[] {
  const table: Partial<Record<Role, readonly Role[]>> = MANAGED;
  return table[role] ?? [];
}

/**
 * Returns the positions that a member of a clinic's staff gives and takes: always below the own, so the
 * last manager of a clinic cannot be locked out by colleagues.
 */
export function managedPositions({ role, position }: StaffMember): readonly Position[] {
  if (role === 'clinic_admin') return POSITIONS;
  return position === 'manager' ? ['desk', 'doctor'] : [];
}
