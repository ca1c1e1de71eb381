import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseOutage } from './outage.ts';

function fromServer(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('as wished', 0, 'error'), { code });
}

test.each([
  ['a disk that is full', fromServer('53100')],
  ['a server with too many sessions', fromServer('53300')],
  ['a server that stops', fromServer('57P01')],
  ['a server that starts', fromServer('57P03')],
  ['a statement that took too long', fromServer('57014')],
  ['a disk that fails', fromServer('58030')],
  ['a server that only reads', fromServer('25006')],
  ['nobody at the socket', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a session that was ended', new Error('Connection terminated unexpectedly')],
])('%s is an outage', (_what, error) => {
  expect(isDatabaseOutage(error)).toBe(true);
});

test.each([
  ['a broken rule', fromServer('23505')],
  ['a wrong statement', fromServer('42601')],
  ['a defect', new TypeError('x is undefined')],
  ['what is no error', 'timeout'],
])('%s is none', (_what, error) => {
  expect(isDatabaseOutage(error)).toBe(false);
});
