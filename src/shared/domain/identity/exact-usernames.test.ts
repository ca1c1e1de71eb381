import { expect, test } from 'vitest';
import { givesExactUsernames } from './exact-usernames.ts';
import { managedRoles } from './managed-roles.ts';
import { ROLES } from './roles.ts';

test('of the roles that invite, those that do not see all accounts get other usernames than they enter', () => {
  const inviting = ROLES.filter((role) => managedRoles(role).length > 0);
  expect(Object.fromEntries(inviting.map((role) => [role, givesExactUsernames(role)]))).toEqual({
    admin: true,
    account_manager: false,
    operator_manager: false,
    clinic_admin: false,
    clinic_branch_admin: false,
  });
});
