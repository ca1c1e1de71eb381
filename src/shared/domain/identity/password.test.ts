import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

test.each([
  ['eleven char', 'too_short'],
  ['twelve chars', null],
  // Six characters of two code units each.
  ['🙂🙂🙂🙂🙂🙂', 'too_short'],
  ['x'.repeat(200), null],
  ['x'.repeat(201), 'too_long'],
  ['Szabó.Katalin', 'password_is_username'],
  [' szabó.katalin', 'password_is_username'],
  ['szabó.katalin!', null],
])('the password %j of szabó.katalin has the problem %s', (password, problem) => {
  expect(passwordProblem(password, 'szabó.katalin')).toBe(problem);
});
