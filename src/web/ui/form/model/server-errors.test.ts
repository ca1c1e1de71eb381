import { expect, test } from 'vitest';
import { bindServerErrors } from './server-errors.ts';

test('joins several messages for one field and returns those with unknown keys', () => {
  const { known, unknown } = bindServerErrors(
    { phone: ['is taken', 'is foreign'], slot: ['is gone'] },
    ['name', 'phone'],
  );
  expect([...known]).toEqual([['phone', 'is taken, is foreign']]);
  expect(unknown).toEqual({ slot: ['is gone'] });
});
