import { ROLES, type Role } from './roles.ts';

/**
 * Returns the roles whose actions a role sees in the audit besides its own: an administrator all, an
 * operator manager the operators, everyone else none.
 */
export function auditedRoles(role: Role): readonly Role[] {
  if (role === 'admin') return ROLES;
  return role === 'operator_manager' ? ['operator'] : [];
}
