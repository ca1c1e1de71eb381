import { expect, test } from 'vitest';
import { appointmentParams } from './appointment-params.ts';

const hash = new URLSearchParams('hash=abc');

test('an id and a hash name an appointment', () => {
  expect(appointmentParams('15', hash)).toEqual({ id: 15, hash: 'abc' });
});

test.each([undefined, '', '0', '-1', '1.5', '1e3', '007', 'abc', '9999999999999999'])(
  'the id %s names none',
  (id) => {
    expect(appointmentParams(id, hash)).toBeNull();
  },
);

test('without a hash there is none', () => {
  expect(appointmentParams('15', new URLSearchParams())).toBeNull();
  expect(appointmentParams('15', new URLSearchParams('hash='))).toBeNull();
});
