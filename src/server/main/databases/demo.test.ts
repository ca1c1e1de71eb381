import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { hasDemoAccounts, mayHaveDemoData } from './demo.ts';

test.each([
  ['a first start', {}, true],
  ['DEMO_DATA=off', { DEMO_DATA: 'off' }, false],
  ['an own database', { DATABASE_URL: 'postgres://vizit_app@db/vizit' }, false],
])('demo accounts with %s: %o, %s', (_case, env, expected) => {
  expect(hasDemoAccounts(loadConfig(env))).toBe(expected);
});

test.each([
  ['a first start', {}, true],
  ['an own database in development', { DATABASE_URL: 'postgres://vizit_app@db/vizit' }, true],
  ['DEMO_DATA=off', { DEMO_DATA: 'off' }, false],
])('the job of the demo with %s: %o, %s', (_case, env, expected) => {
  expect(mayHaveDemoData(loadConfig(env))).toBe(expected);
});
