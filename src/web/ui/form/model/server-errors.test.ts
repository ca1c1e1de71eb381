import { expect, test } from 'vitest';
import { bindServerErrors } from './server-errors.ts';

test('server errors are joined per field; those with unknown keys are separate', () => {
  const { known, unknown } = bindServerErrors(
    { phone: ['is taken', 'is foreign'], slot: ['is gone'] },
    ['name', 'phone'],
  );
  expect([...known]).toEqual([['phone', 'is taken, is foreign']]);
  expect(unknown).toEqual({ slot: ['is gone'] });
});
