import { expect, test } from 'vitest';
import { ROLES } from './roles.ts';
import { needsSecondFactor } from './second-factor.ts';

test('every role that sees patients or manages those who do needs a second factor', () => {
  expect(ROLES.filter(needsSecondFactor)).toEqual([
    'admin',
    'clinic_admin',
    'clinic_branch_admin',
    'account_manager',
    'operator',
    'operator_manager',
  ]);
});
