import { expect, test } from 'vitest';
import type { ApiErrorItem } from '#shared/contract/errors.ts';
import { bindErrors } from './bind-errors.ts';

const error = (attr: string | null, code: ApiErrorItem['code'], detail: string = code) => ({
  attr,
  code,
  detail,
});

test('bindErrors maps fields of the API to fields of the form', () => {
  const bound = bindErrors(
    [
      error('client_phone', 'phone_invalid'),
      error('consents', 'consent_required'),
      error('client_surname', 'required'),
    ],
    [],
  );
  expect(bound.fields).toEqual({
    phone: ['phone_invalid'],
    consent: ['consent_required'],
    surname: ['required'],
  });
});

test('bindErrors maps the phone of the code request to the phone field', () => {
  expect(bindErrors([error('phone', 'throttled')], []).fields).toEqual({ phone: ['throttled'] });
});

test('bindErrors keeps all messages of a field', () => {
  const bound = bindErrors([error('insurance', 'invalid'), error('insurance', 'too_long')], []);
  expect(bound.fields['insurance']).toEqual(['invalid', 'too_long']);
});

test('bindErrors recognises `code` and `code.code` as errors of the one-time code', () => {
  expect(bindErrors([error('code.code', 'code_invalid', 'Wrong')], []).code).toBe('Wrong');
  expect(bindErrors([error('code', 'code_required', 'Missing')], []).code).toBe('Missing');
});

test('bindErrors finds the question of an answer by its index', () => {
  const bound = bindErrors([error('additional_fields.1.value', 'too_large')], [30, 20]);
  expect(bound.fields).toEqual({ answer_20: ['too_large'] });
});

test('bindErrors returns the error code of the slot', () => {
  expect(bindErrors([error('slot', 'slot_taken')], []).slot).toBe('slot_taken');
});

test('bindErrors collects errors without a visible field', () => {
  const bound = bindErrors(
    [
      error(null, 'throttled', 'Slow down'),
      error('doctor_service', 'doctor_inactive', 'Gone'),
      error('additional_fields.7.value', 'invalid', 'Which'),
    ],
    [30],
  );
  expect(bound).toEqual({
    slot: null,
    code: null,
    fields: {},
    others: ['Slow down', 'Gone', 'Which'],
  });
});
