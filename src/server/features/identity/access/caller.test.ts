import { expect, test } from 'vitest';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { callerOf } from './caller.ts';

const USER: StaffUser = {
  id: 1,
  username: 'anna',
  display_name: 'Anna',
  role: 'clinic_branch_admin',
  is_superuser: false,
  is_clinic_admin: false,
  is_clinic_branch_admin: true,
  is_account_manager: false,
  is_copywriter: false,
  is_operator: false,
  is_operator_manager: false,
  clinic_ids: [7],
  branch_ids: [71, 72],
  position: 'manager',
  doctor_id: null,
};

const reachOf = (user: Partial<StaffUser>, permission: Parameters<typeof callerOf>[1]) =>
  callerOf({ ...USER, ...user }, permission)?.reach;

test('a clinic administrator reaches the own clinics and no single branch', () => {
  expect(reachOf({ role: 'clinic_admin', position: null }, 'prices.edit')).toEqual({
    isAll: false,
    clinics: [7],
    branches: [],
    doctor: null,
  });
});

test('a manager of branches reaches these branches, whatever clinics the account names', () => {
  expect(reachOf({}, 'schedules.edit')).toEqual({
    isAll: false,
    clinics: [],
    branches: [71, 72],
    doctor: null,
  });
});

test('a doctor reaches only the own appointments of the branches', () => {
  expect(reachOf({ position: 'doctor', doctor_id: 5 }, 'appointments.view')).toEqual({
    isAll: false,
    clinics: [],
    branches: [71, 72],
    doctor: 5,
  });
});

test('an account manager reaches every clinic with one permission and none with another', () => {
  const manager = { role: 'account_manager', position: null } as const;
  expect(reachOf(manager, 'prices.edit')?.isAll).toBe(true);
  expect(reachOf(manager, 'appointments.view')).toBeUndefined();
});
