import { expect, test } from 'vitest';
import { acceptUnknownLater } from './accept-unknown-later.ts';

const receiptOf = (providerId: string) => ({ providerId, isDelivered: true, code: null });

test('a receipt of an unknown message is refused for two minutes, then accepted', async () => {
  let now = 0;
  const known = new Set(['sent']);
  const receive = acceptUnknownLater(
    ({ providerId }) => Promise.resolve(known.has(providerId)),
    () => now,
  );
  expect(await receive(receiptOf('sent'))).toBe(true);
  expect(await receive(receiptOf('erased'))).toBe(false);
  now = 119_999;
  expect(await receive(receiptOf('erased'))).toBe(false);
  now = 120_000;
  expect(await receive(receiptOf('erased'))).toBe(true);
  expect(await receive(receiptOf('early'))).toBe(false);
  known.add('early');
  expect(await receive(receiptOf('early'))).toBe(true);
});
