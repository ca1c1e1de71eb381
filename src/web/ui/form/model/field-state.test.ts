import { describe, expect, test } from 'vitest';
import { fieldError, fieldStatus, isEmpty, untouched, validateField } from './field-state.ts';

const tooShort = (value: string) => (value.length < 3 ? 'too short' : null);
const noDigits = (value: string) => (/\d/.test(value) ? null : 'no digits');

describe('validation', () => {
  test('the first failing rule wins', () => {
    const definition = { initial: '', rules: [tooShort, noDigits] };
    expect(validateField(definition, 'a', {}, 'required')).toBe('too short');
    expect(validateField(definition, 'abc', {}, 'required')).toBe('no digits');
    expect(validateField(definition, 'abc1', {}, 'required')).toBeNull();
  });

  test('an empty field is asked for only when required, and no rule sees it', () => {
    const definition = { initial: '', rules: [tooShort] };
    expect(validateField(definition, '  ', {}, 'required')).toBeNull();
    expect(validateField({ ...definition, required: true }, ' ', {}, 'required')).toBe('required');
  });

  test('a disabled field is valid', () => {
    const definition = { initial: '', required: true, disabled: true };
    expect(validateField(definition, '', {}, 'required')).toBeNull();
  });

  test('a rule sees the other values', () => {
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
  ])('is %j empty: %s', (value, empty) => {
    expect(isEmpty(value)).toBe(empty);
  });
});

describe('when an error shows', () => {
  const quiet = { submitted: false, empty: false };

  test('not while the field is edited for the first time', () => {
    expect(fieldError('bad', { ...untouched, edited: true }, quiet).visible).toBe(false);
  });

  test('once the edited field was left', () => {
    const history = { ...untouched, edited: true, left: true };
    expect(fieldError('bad', history, quiet).visible).toBe(true);
  });

  test('at once when a required field was emptied again', () => {
    const history = { ...untouched, edited: true };
    expect(fieldError('required', history, { ...quiet, empty: true }).visible).toBe(true);
  });

  test('after a submission, even untouched', () => {
    expect(fieldError('bad', untouched, { ...quiet, submitted: true }).visible).toBe(true);
  });

  test('a server error shows before all others', () => {
    const history = { ...untouched, serverError: 'taken' };
    expect(fieldError('bad', history, quiet)).toEqual({ visible: true, message: 'taken' });
  });
});

describe('the status', () => {
  const noError = { visible: false, message: '' };
  const edited = { ...untouched, edited: true };

  test('is success for an edited valid field, where the form shows it', () => {
    expect(fieldStatus(noError, edited, true)).toBe('success');
    expect(fieldStatus(noError, edited, false)).toBe('default');
    expect(fieldStatus(noError, untouched, true)).toBe('default');
  });

  test('is no success while an error waits to be shown', () => {
    expect(fieldStatus({ visible: false, message: 'bad' }, edited, true)).toBe('default');
  });

  test('is error while one shows', () => {
    expect(fieldStatus({ visible: true, message: 'bad' }, edited, false)).toBe('error');
  });
});
