import { expect, test } from 'vitest';
import { hashPassword, isPasswordRight } from '#server/features/identity/accounts/password.ts';

const PASSWORD = 'correct horse battery staple';

test('a new hash has the cost that OWASP recommends, and a salt of its own', async () => {
  const [first, second] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  expect(first).toMatch(/^scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
});

test('a hash is checked at its own cost', async () => {
  const cheap =
    'scrypt$ln=4,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$jkBzE6t-3YTzAuQ1ol2ZxJUOk0akIbgat0w-kf21AT0';
  expect(await isPasswordRight(PASSWORD, cheap)).toBe(true);
  expect(await isPasswordRight(`${PASSWORD} `, cheap)).toBe(false);
});
