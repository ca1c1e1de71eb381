import { expect, test } from 'vitest';
import { errorsByField } from './errors-by-field.ts';

test('errorsByField groups API errors by the fields of the form', () => {
  const errors = [
    { attr: 'name', detail: 'Too long' },
    { attr: 'email', detail: 'Not valid' },
    { attr: 'phone', detail: 'Not a number' },
    { attr: 'consents.0', detail: 'Not known' },
    { attr: null, detail: 'Broken' },
  ];
  const fields = { email: 'contact', phone: 'contact', consents: 'consent' };
  expect(errorsByField(errors, fields)).toEqual({
    name: ['Too long'],
    contact: ['Not valid', 'Not a number'],
    consent: ['Not known'],
    '': ['Broken'],
  });
});
