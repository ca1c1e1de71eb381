import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_FLAGS, roleOf, ROLES, type RoleFlags } from './roles.ts';

const NONE: RoleFlags = {
  is_superuser: false,
  is_clinic_admin: false,
  is_clinic_branch_admin: false,
  is_account_manager: false,
  is_copywriter: false,
  is_operator: false,
  is_operator_manager: false,
};

const flags: fc.Arbitrary<RoleFlags> = fc.record({
  is_superuser: fc.boolean(),
  is_clinic_admin: fc.boolean(),
  is_clinic_branch_admin: fc.boolean(),
  is_account_manager: fc.boolean(),
  is_copywriter: fc.boolean(),
  is_operator: fc.boolean(),
  is_operator_manager: fc.boolean(),
});

test.each([
  ['is_superuser', 'admin'],
  ['is_clinic_admin', 'clinic_admin'],
  ['is_clinic_branch_admin', 'clinic_branch_admin'],
  ['is_account_manager', 'account_manager'],
  ['is_copywriter', 'copywriter'],
  ['is_operator', 'operator'],
  ['is_operator_manager', 'operator_manager'],
] as const)('roleOf maps %s alone to the role %s', (flag, role) => {
  expect(roleOf({ ...NONE, [flag]: true })).toBe(role);
});

test('roleOf returns no role without a flag', () => {
  expect(roleOf(NONE)).toBeNull();
});

test('roleOf picks the first of several roles', () => {
  fc.assert(
    fc.property(flags, (given) => {
      const role = roleOf(given);
      const rank = role === null ? ROLES.length : ROLES.indexOf(role);
      if (role !== null) expect(given[ROLE_FLAGS[role]]).toBe(true);
      for (const better of ROLES.slice(0, rank)) expect(given[ROLE_FLAGS[better]]).toBe(false);
    }),
  );
});

test('roleOf never returns a lower role because of a further flag', () => {
  fc.assert(
    fc.property(flags, fc.constantFrom(...ROLES), (given, added) => {
      const rankOf = (each: RoleFlags) => {
        const role = roleOf(each);
        return role === null ? ROLES.length : ROLES.indexOf(role);
      };
      expect(rankOf({ ...given, [ROLE_FLAGS[added]]: true })).toBeLessThanOrEqual(rankOf(given));
    }),
  );
});
