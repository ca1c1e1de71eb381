import { expect, test } from 'vitest';
import { hasFewerRights, type BranchRights } from './branch-rights.ts';
import { managedPositions } from './managed-roles.ts';

const DESK: BranchRights = { position: 'desk', branch_ids: [1, 2], doctor_id: null };

test.each([
  ['the same rights', DESK, false],
  ['one branch more', { ...DESK, branch_ids: [3, 2, 1] }, false],
  ['a higher position', { ...DESK, position: 'manager' as const }, false],
  ['a first doctor', { ...DESK, doctor_id: 7 }, false],
  ['one branch less', { ...DESK, branch_ids: [1] }, true],
  ['a lower position', { ...DESK, position: 'doctor' as const, doctor_id: 7 }, true],
  ['no position', { ...DESK, position: null }, true],
])('%s: fewer rights is %s', (_name, after, isFewer) => {
  expect(hasFewerRights(after, DESK)).toBe(isFewer);
});

test('a doctor account of another doctor loses the appointments of the first', () => {
  const doctor = { ...DESK, position: 'doctor' as const, doctor_id: 7 };
  expect(hasFewerRights({ ...doctor, doctor_id: 8 }, doctor)).toBe(true);
});

test('a position manages only those below it', () => {
  const positionsOf = (position: BranchRights['position']) =>
    managedPositions({ role: 'clinic_branch_admin', position });
  expect(managedPositions({ role: 'clinic_admin', position: null })).toContain('manager');
  expect(positionsOf('manager')).toEqual(['desk', 'doctor']);
  expect(positionsOf('desk')).toEqual([]);
  expect(positionsOf(null)).toEqual([]);
});
