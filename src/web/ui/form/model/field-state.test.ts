import { describe, expect, test } from 'vitest';
import { fieldError, isEmpty, untouched, validateField } from './field-state.ts';

const tooShort = (value: string) => (value.length < 3 ? 'too short' : null);
const noDigits = (value: string) => (/\d/.test(value) ? null : 'no digits');

test('field validation returns the message of the first failing rule', () => {
  const definition = { initial: '', rules: [tooShort, noDigits] };
  expect(validateField(definition, 'a', {}, 'required')).toBe('too short');
  expect(validateField(definition, 'abc', {}, 'required')).toBe('no digits');
  expect(validateField(definition, 'abc1', {}, 'required')).toBeNull();
});

test('field validation reports an empty field only if it is required, and skips its rules', () => {
  const definition = { initial: '', rules: [tooShort] };
  expect(validateField(definition, '  ', {}, 'required')).toBeNull();
  expect(validateField({ ...definition, required: true }, ' ', {}, 'required')).toBe('required');
});

test('field validation passes the other values to a rule', () => {
  const same = (value: string, values: { other: string }) =>
    value === values.other ? null : 'differs';
  const definition = { initial: '', rules: [same] };
  expect(validateField(definition, 'a', { other: 'b' }, 'required')).toBe('differs');
});

test.each([
  ['', true],
  [' ', true],
  [null, true],
  [false, true],
  [[], true],
  [0, false],
  ['a', false],
])('isEmpty(%j) is %s', (value, empty) => {
  expect(isEmpty(value)).toBe(empty);
});

describe('visibility of a field error', () => {
  const quiet = { submitted: false, empty: false };

  test('a field error is hidden while the field is edited for the first time', () => {
    expect(fieldError('bad', { ...untouched, edited: true }, quiet).visible).toBe(false);
  });

  test('a field error is visible after the edited field loses the focus', () => {
    const history = { ...untouched, edited: true, left: true };
    expect(fieldError('bad', history, quiet).visible).toBe(true);
  });

  test('a field error is visible at once when a required field is cleared', () => {
    const history = { ...untouched, edited: true };
    expect(fieldError('required', history, { ...quiet, empty: true }).visible).toBe(true);
  });

  test('a field error is visible after a submission, even in an untouched field', () => {
    expect(fieldError('bad', untouched, { ...quiet, submitted: true }).visible).toBe(true);
  });

  test('a server error of a field is visible and takes precedence', () => {
    const history = { ...untouched, serverError: 'taken' };
    expect(fieldError('bad', history, quiet)).toEqual({ visible: true, message: 'taken' });
  });
});
