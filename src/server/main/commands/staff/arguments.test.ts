import { expect, test } from 'vitest';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { readStaffArguments } from './arguments.ts';

const KATA = ['--country', 'hu', '--username', ' kata ', '--role', 'operator'];
const BRANCH_ADMIN = [...KATA.slice(0, 4), '--role', 'clinic_branch_admin'];
const DOCTOR = [...BRANCH_ADMIN, '--position', 'doctor'];

test('npm run staff reads a country, a username and a role', () => {
  expect(readStaffArguments(KATA, ['hu', 'ro'])).toEqual({
    country: 'hu',
    username: 'kata',
    role: 'operator',
    displayName: undefined,
    clinicIds: undefined,
    branchIds: undefined,
    position: undefined,
    doctorId: undefined,
    isResettingFactors: false,
    isPasswordGiven: false,
  });
});

test('npm run staff reads clinics, branches and --password-stdin', () => {
  const args = [...KATA, '--clinics', '3,14', '--branches', '15', '--password-stdin'];
  expect(readStaffArguments(args, ['hu'])).toMatchObject({
    clinicIds: [3, 14],
    branchIds: [15],
    isPasswordGiven: true,
  });
});

test('npm run staff reads a position, its doctor, a display name and --reset-factors', () => {
  const names = ['--display-name', ' Szabó Katalin ', '--reset-factors'];
  expect(readStaffArguments([...DOCTOR, '--doctor', '7', ...names], ['hu'])).toMatchObject({
    role: 'clinic_branch_admin',
    position: 'doctor',
    doctorId: 7,
    displayName: 'Szabó Katalin',
    isResettingFactors: true,
  });
});

test.each([
  [[], '--username'],
  [KATA.slice(0, 4), '--role'],
  [KATA.slice(2), '--country'],
  [[...KATA, '--country', 'ro'], '--country: must be one of hu, kz'],
  [[...KATA, '--role', 'king'], '--role: must be one of admin'],
  [[...KATA, '--username', ' '], '--username'],
  [[...KATA, '--username', 'x'.repeat(101)], '--username'],
  [[...KATA, '--clinics', '1,x'], '--clinics'],
  [[...KATA, '--branches', '0'], '--branches'],
  [[...KATA, '--password', 'secret'], '--password'],
  [[...KATA, '--display-name', 'x'.repeat(101)], '--display-name'],
  [[...KATA, '--position', 'desk'], '--position: only for the role clinic_branch_admin'],
  [[...DOCTOR.slice(0, -1), 'king'], '--position: must be one of manager'],
  [DOCTOR, '--doctor: required for the position doctor'],
  [[...DOCTOR, '--doctor', '7,8'], '--doctor: must be one id'],
  [[...DOCTOR.slice(0, -1), 'desk', '--doctor', '7'], '--doctor'],
])('npm run staff rejects %j', (args, reason) => {
  const read = () => readStaffArguments(args, ['hu', 'kz']);
  expect(read).toThrow(ArgumentError);
  expect(read).toThrow(reason);
});
