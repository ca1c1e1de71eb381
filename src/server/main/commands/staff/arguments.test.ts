import { describe, expect, test } from 'vitest';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { readStaffArguments } from './arguments.ts';

const KATA = ['--country', 'hu', '--username', ' kata ', '--role', 'operator'];

describe('npm run staff', () => {
  test('reads a country, a username and a role', () => {
    expect(readStaffArguments(KATA, ['hu', 'ro'])).toEqual({
      country: 'hu',
      username: 'kata',
      role: 'operator',
      clinicIds: [],
      branchIds: [],
      isPasswordGiven: false,
    });
  });

  test('reads clinics, branches and --password-stdin', () => {
    const args = [...KATA, '--clinics', '3,14', '--branches', '15', '--password-stdin'];
    expect(readStaffArguments(args, ['hu'])).toMatchObject({
      clinicIds: [3, 14],
      branchIds: [15],
      isPasswordGiven: true,
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
  ])('rejects %j', (args, reason) => {
    const read = () => readStaffArguments(args, ['hu', 'kz']);
    expect(read).toThrow(ArgumentError);
    expect(read).toThrow(reason);
  });
});
