import { expect, test } from 'vitest';
import { idempotencyKey, newFlowId } from './idempotency-key.ts';

const body = { slot: 1, code: { code: '1234' } };

test('the same body in the same attempt has the same key', () => {
  expect(idempotencyKey('j', 0, body)).toBe(idempotencyKey('j', 0, structuredClone(body)));
});

test('another body, attempt or flow has another key', () => {
  const keys = new Set([
    idempotencyKey('j', 0, body),
    idempotencyKey('j', 1, body),
    idempotencyKey('k', 0, body),
    idempotencyKey('j', 0, { ...body, slot: 2 }),
    idempotencyKey('j', 0, { ...body, code: { code: '1235' } }),
  ]);
  expect(keys.size).toBe(5);
});

test('the key is a valid header value', () => {
  expect(idempotencyKey(newFlowId(), 12, body)).toMatch(/^[\x21-\x7e]{1,200}$/);
});

test('flow ids are unique', () => {
  expect(newFlowId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newFlowId()).not.toBe(newFlowId());
});
