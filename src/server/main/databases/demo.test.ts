import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { hasDemoAccounts } from './demo.ts';

test.each([
  ['a first start', {}, true],
  ['DEMO_DATA=off', { DEMO_DATA: 'off' }, false],
  ['an own database', { DATABASE_URL: 'postgres://vizit_app@db/vizit' }, false],
])('demo accounts with %s: %o, %s', (_case, env, expected) => {
  expect(hasDemoAccounts(loadConfig(env))).toBe(expected);
});
