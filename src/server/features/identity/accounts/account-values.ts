import type { Position } from '#shared/domain/identity/positions.ts';
import { ROLE_FLAGS, ROLES, type Role } from '#shared/domain/identity/roles.ts';
import { normalUsername } from './staff-rows.ts';

/** The rights of a staff account: exactly one role, and what they extend to. */
export interface StaffRights {
  readonly username: string;
  readonly role: Role;
  /** The clinics and branches that the account may access. */
  readonly clinicIds?: readonly number[] | undefined;
  readonly branchIds?: readonly number[] | undefined;
  /** Only for branch administrators. */
  readonly position?: Position | null | undefined;
  /** The doctor that the account belongs to; only for the position of a doctor. */
  readonly doctorId?: number | null | undefined;
  readonly displayName?: string | undefined;
}

const FLAGS = ROLES.map((role) => ROLE_FLAGS[role]);

/** The columns of the rights, and their values as parameters $1 to $7. */
export const RIGHTS_COLUMNS = [
  'username',
  'clinic_ids',
  'branch_ids',
  'position',
  'doctor_id',
  'display_name',
  ...FLAGS,
];
export const RIGHTS_VALUES = `$1, $3, $4, $5, $6, $7, ${ROLES.map((role) => `$2 = '${role}'`).join(', ')}`;

export type RightsParameters = [
  username: string,
  role: Role,
  clinicIds: readonly number[],
  branchIds: readonly number[],
  position: Position | null,
  doctorId: number | null,
  displayName: string,
];

/** Returns the parameters $1 to $7 of a statement that writes the rights. */
export function rightsParameters(rights: StaffRights): RightsParameters {
  return [
    normalUsername(rights.username),
    rights.role,
    rights.clinicIds ?? [],
    rights.branchIds ?? [],
    rights.position ?? null,
    rights.doctorId ?? null,
    rights.displayName?.trim() ?? '',
  ];
}
