import type { Role } from './roles.ts';

/**
 * Returns true for the roles that see patients or manage accounts that do: a stolen password alone must not
 * open them.
 */
export function needsSecondFactor(role: Role): boolean {
  return role !== 'copywriter';
}

/** The kinds of second factors, the preferred one first. */
export const FACTOR_KINDS = ['passkey', 'totp'] as const;

export type FactorKind = (typeof FACTOR_KINDS)[number];
