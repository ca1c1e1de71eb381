import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseOutage } from './outage.ts';

function fromServer(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('test', 0, 'error'), { code });
}

test.each([
  ['a full disk', fromServer('53100')],
  ['a server with too many sessions', fromServer('53300')],
  ['a server that stops', fromServer('57P01')],
  ['a server that starts', fromServer('57P03')],
  ['a statement timeout', fromServer('57014')],
  ['a disk error', fromServer('58030')],
  ['a read-only server', fromServer('25006')],
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a session that was ended', new Error('Connection terminated unexpectedly')],
])('isDatabaseOutage returns true for %s', (_name, error) => {
  expect(isDatabaseOutage(error)).toBe(true);
});

test.each([
  ['a violated constraint', fromServer('23505')],
  ['a syntax error', fromServer('42601')],
  ['a TypeError', new TypeError('x is undefined')],
  ['a value that is not an error', 'timeout'],
])('isDatabaseOutage returns false for %s', (_name, error) => {
  expect(isDatabaseOutage(error)).toBe(false);
});
