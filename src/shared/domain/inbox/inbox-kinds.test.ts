import { expect, test } from 'vitest';
import { grantOf, type Permission } from '../identity/permissions.ts';
import { ROLES } from '../identity/roles.ts';
import { INBOX_KINDS, INBOX_RULES } from './inbox-kinds.ts';

test.each(ROLES)('%s reaches the inbox exactly if some kind of item is for them', (role) => {
  const has = (permission: Permission) => grantOf({ role, position: null }, permission) !== null;
  const rules = INBOX_KINDS.map((kind) => INBOX_RULES[kind]);
  expect(has('inbox.view')).toBe(rules.some(({ view }) => has(view)));
  expect(has('inbox.handle')).toBe(rules.some(({ handle }) => has(handle)));
  for (const { view, handle } of rules) {
    if (has(handle)) expect(has(view)).toBe(true);
  }
});
