import { expect, test } from 'vitest';
import { ROLES } from './roles.ts';
import { needsSecondFactor } from './second-factor.ts';

test('every role that sees patients needs a second factor', () => {
  expect(ROLES.filter(needsSecondFactor)).toEqual([
    'admin',
    'clinic_admin',
    'clinic_branch_admin',
    'operator',
    'operator_manager',
  ]);
});
