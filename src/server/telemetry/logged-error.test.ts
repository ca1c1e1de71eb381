import pg from 'pg';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('loggedError contains no value of the row that a database error names', () => {
  const error = new pg.DatabaseError('invalid input syntax for type date: "Kata"', 45, 'error');
  Object.assign(error, { code: '22007', detail: 'Key (phone)=(+36201234567)', where: 'Kata' });
  const logged = loggedError(error);
  expect(logged).toMatchObject({ message: 'invalid input syntax for type date', code: '22007' });
  expect(JSON.stringify(logged)).not.toMatch(/Kata|3620/);
  expect(logged.stack).toContain('logged-error.test.ts');
});

test('loggedError contains causes up to a limit, even when they form a cycle', () => {
  const error = new Error('outer', { cause: new TypeError('inner') });
  expect(loggedError(error)).toMatchObject({
    type: 'Error',
    cause: { type: 'TypeError', message: 'inner' },
  });
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/outer/g)).toHaveLength(6);
});

test('loggedError does not contain a thrown value that is not an Error', () => {
  expect(loggedError('+36201234567')).toEqual({ type: 'string', message: 'not an error' });
});
