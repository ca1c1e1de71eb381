/** The roles of staff, the one with most rights first. */
export const ROLES = [
  'admin',
  'clinic_admin',
  'clinic_branch_admin',
  'account_manager',
  'copywriter',
  'operator',
  'operator_manager',
] as const;

export type Role = (typeof ROLES)[number];

/** The flag of an account for each role. */
export const ROLE_FLAGS = {
  admin: 'is_superuser',
  clinic_admin: 'is_clinic_admin',
  clinic_branch_admin: 'is_clinic_branch_admin',
  account_manager: 'is_account_manager',
  copywriter: 'is_copywriter',
  operator: 'is_operator',
  operator_manager: 'is_operator_manager',
} as const satisfies Record<Role, string>;

export type RoleFlags = Readonly<Record<(typeof ROLE_FLAGS)[Role], boolean>>;

/** Returns the first role, in the order of `ROLES`, whose flag is set; null means unauthorized. */
export function roleOf(flags: RoleFlags): Role | null {
  return ROLES.find((role) => flags[ROLE_FLAGS[role]]) ?? null;
}
