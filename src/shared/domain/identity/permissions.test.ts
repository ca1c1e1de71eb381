import { expect, test } from 'vitest';
import { PERMISSIONS, grantOf, type Permission } from './permissions.ts';
import { ROLES } from './roles.ts';
import { POSITIONS } from './positions.ts';

const ALL = Object.keys(PERMISSIONS) as Permission[];
const permissionsOf = (staff: Parameters<typeof grantOf>[0]) =>
  ALL.filter((permission) => grantOf(staff, permission) !== null);

test('a branch administrator without a position has only what every position has', () => {
  const own = permissionsOf({ role: 'clinic_branch_admin', position: null });
  for (const position of POSITIONS) {
    expect(permissionsOf({ role: 'clinic_branch_admin', position })).toEqual(
      expect.arrayContaining(own),
    );
  }
});

test('a position changes permissions only for a branch administrator', () => {
  for (const role of ROLES.filter((each) => each !== 'clinic_branch_admin')) {
    expect(permissionsOf({ role, position: 'manager' })).toEqual(
      permissionsOf({ role, position: null }),
    );
  }
});

test('clinics never moderate reviews', () => {
  expect(grantOf({ role: 'clinic_admin', position: null }, 'reviews.moderate')).toBeNull();
  for (const position of POSITIONS) {
    expect(grantOf({ role: 'clinic_branch_admin', position }, 'reviews.moderate')).toBeNull();
  }
  expect(grantOf({ role: 'operator', position: null }, 'reviews.moderate')).toBe('all');
});

test('only an operator manager overturns a decision', () => {
  const able = ROLES.filter(
    (role) => grantOf({ role, position: null }, 'reviews.overturn') !== null,
  );
  expect(able).toEqual(['operator_manager']);
});
