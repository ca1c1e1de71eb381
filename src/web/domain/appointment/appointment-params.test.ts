import { expect, test } from 'vitest';
import { appointmentParams } from './appointment-params.ts';

const hash = new URLSearchParams('hash=abc');

test('the id and hash of an appointment are read from its URL', () => {
  expect(appointmentParams('15', hash)).toEqual({ id: 15, hash: 'abc' });
});

test.each([undefined, '', '0', '-1', '1.5', '1e3', '007', 'abc', '9999999999999999'])(
  'an appointment URL with the id %s is rejected',
  (id) => {
    expect(appointmentParams(id, hash)).toBeNull();
  },
);

test('an appointment URL without a hash is rejected', () => {
  expect(appointmentParams('15', new URLSearchParams())).toBeNull();
  expect(appointmentParams('15', new URLSearchParams('hash='))).toBeNull();
});
