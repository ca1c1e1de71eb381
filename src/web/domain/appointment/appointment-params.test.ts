import { expect, test } from 'vitest';
import { appointmentParams } from './appointment-params.ts';

const hash = new URLSearchParams('hash=abc');

test('reads the id and the hash of an appointment from a URL', () => {
  expect(appointmentParams('15', hash)).toEqual({ id: 15, hash: 'abc' });
});

test.each([undefined, '', '0', '-1', '1.5', '1e3', '007', 'abc', '9999999999999999'])(
  'rejects the id %s',
  (id) => {
    expect(appointmentParams(id, hash)).toBeNull();
  },
);

test('rejects a URL without a hash', () => {
  expect(appointmentParams('15', new URLSearchParams())).toBeNull();
  expect(appointmentParams('15', new URLSearchParams('hash='))).toBeNull();
});
