import { auditedRoles } from './audited-roles.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * Returns true if a role gives the accounts that it invites the very usernames that it enters. It sees every account in
 * the audit, so a refusal of a username that is taken tells it nothing.
 */
export function givesExactUsernames(role: Role): boolean {
  const audited = auditedRoles(role);
  return ROLES.every((each) => audited.includes(each));
}
