import type { Role } from './roles.ts';

/** The roles whose accounts see no patients. */
const ROLES_WITHOUT_PATIENTS: readonly Role[] = ['account_manager', 'copywriter'];

/** Returns true for the roles that see patients: a stolen password alone must not open them. */
export function needsSecondFactor(role: Role): boolean {
  return !ROLES_WITHOUT_PATIENTS.includes(role);
}

/** The kinds of second factors, the preferred one first. */
export const FACTOR_KINDS = ['passkey', 'totp'] as const;

export type FactorKind = (typeof FACTOR_KINDS)[number];
