import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  dateOfBirth,
  email,
  firstError,
  gender,
  integer,
  oneTimeCode,
  personName,
  required,
  rulesOf,
  textLength,
  type FieldRule,
  type FieldValue,
} from './field-rules.ts';
import { cpuTime } from '#tests/support/cpu-time.ts';

const TODAY = '2026-11-23';
const AT = { country: 'hu', today: TODAY } as const;

const field = {
  param_name: 'note',
  type: 'text',
  is_required: false,
  min_length: null,
  max_length: null,
} as const;

test('the rule "required" reports an empty value as missing', () => {
  for (const value of ['', '  ', null, false]) expect(required(value)?.code).toBe('required');
  for (const value of ['x', 0, true]) expect(required(value)).toBeNull();
});

test('firstError returns the error of the first failing rule', () => {
  const rules: FieldRule[] = [required, textLength(3, null), email];
  expect(firstError('', rules)?.code).toBe('required');
  expect(firstError('a', rules)?.code).toBe('too_short');
  expect(firstError('abc', rules)?.code).toBe('invalid');
  expect(firstError('a@b.hu', rules)).toBeNull();
  expect(firstError('anything', [])).toBeNull();
});

test('every rule but "required" accepts an empty value', () => {
  const rules = [
    email,
    gender,
    dateOfBirth(TODAY),
    personName,
    oneTimeCode,
    integer(5, 9),
    textLength(5, 9),
  ];
  for (const rule of rules) {
    for (const empty of ['', '  ', null]) expect(rule(empty)).toBeNull();
  }
});

describe('email rule', () => {
  it.each(['a@b.hu', 'first.last+tag@sub.example.com', 'дарын@пошта.қаз', ' a@b.hu '])(
    'the email rule accepts %s',
    (value) => {
      expect(email(value)).toBeNull();
    },
  );

  it.each(['a', 'a@b', '@b.hu', 'a@b.', 'a@.hu', 'a b@c.hu', 'a@b@c.hu', 'a@b..hu'])(
    'the email rule rejects %s',
    (value) => {
      expect(email(value)?.code).toBe('invalid');
    },
  );

  it('the email rule checks an email in linear time', () => {
    expect(cpuTime(() => email('a@'.repeat(20_000)))).toBeLessThan(100);
    expect(cpuTime(() => email(`a@${'b.'.repeat(50_000)}`))).toBeLessThan(100);
  });
});

test('the rule of one-time codes accepts only four digits, without placeholders', () => {
  expect(oneTimeCode('0123')).toBeNull();
  for (const value of ['123', '12345', '12-4', '----', '12 4', '٠١٢٣']) {
    expect(oneTimeCode(value)?.code).toBe('code_invalid');
  }
});

describe('integer rule', () => {
  it.each([
    ['5', null],
    ['9', null],
    [7, null],
    ['4', { code: 'too_small', limit: 5 }],
    ['-7', { code: 'too_small', limit: 5 }],
    ['10', { code: 'too_large', limit: 9 }],
    ['5.5', { code: 'invalid' }],
    [5.5, { code: 'invalid' }],
    ['5e0', { code: 'invalid' }],
    ['0x7', { code: 'invalid' }],
    ['99999999999999999999', { code: 'invalid' }],
    [true, { code: 'invalid' }],
  ] as const)('the integer rule checks %j against the bounds 5 and 9', (value, expected) => {
    expect(integer(5, 9)(value)).toEqual(expected);
  });

  it('the integer rule without bounds accepts any integer', () => {
    expect(integer(null, null)('-12')).toBeNull();
  });
});

describe('text rule', () => {
  it('the text rule counts the length of a text in code points', () => {
    const rule = textLength(2, 4);
    expect(rule('ab')).toBeNull();
    expect(rule('қазы')).toBeNull();
    expect(rule('😀😀😀😀')).toBeNull();
    expect(rule(' ab ')).toBeNull();
    expect(rule('a')).toEqual({ code: 'too_short', limit: 2 });
    expect(rule('abcde')).toEqual({ code: 'too_long', limit: 4 });
  });
});

test('the rule of names accepts only letters', () => {
  expect(personName('Nagy-Kovács Éva')).toBeNull();
  for (const value of ['12345', '\u200b', 'http://spam.example']) {
    expect(personName(value)?.code).toBe('name_invalid');
  }
});

test('the rule of dates of birth accepts existing dates from 1920 to today', () => {
  const rule = dateOfBirth(TODAY);
  for (const value of ['1920-01-01', '2024-02-29', TODAY]) expect(rule(value)).toBeNull();
  expect(rule('2026-02-29')).toEqual({ code: 'invalid' });
  expect(rule('1919-12-31')).toEqual({ code: 'too_small', limit: '1920-01-01' });
  expect(rule('2026-11-24')).toEqual({ code: 'too_large', limit: TODAY });
});

test('the gender rule accepts only male, female and other', () => {
  for (const value of ['male', 'female', 'other']) expect(gender(value)).toBeNull();
  expect(gender('Male')?.code).toBe('invalid');
});

describe('question of a clinic branch', () => {
  const codeOf = (definition: Parameters<typeof rulesOf>[0], value: FieldValue) =>
    firstError(value, rulesOf(definition, AT))?.code;

  it('a question of a clinic branch is required only if marked', () => {
    expect(codeOf(field, '')).toBeUndefined();
    expect(codeOf({ ...field, is_required: true }, '')).toBe('required');
    expect(codeOf({ ...field, type: 'boolean', is_required: true }, false)).toBe('required');
  });

  it.each(['patientEmail', 'Email', 'patient_email'])(
    'a question of a clinic branch named %s is treated as an email',
    (name) => {
      expect(codeOf({ ...field, param_name: name }, 'name')).toBe('invalid');
      expect(codeOf({ ...field, param_name: name }, 'a@b.hu')).toBeUndefined();
    },
  );

  it('a question of a clinic branch uses the rule of its type', () => {
    expect(codeOf({ ...field, type: 'email' }, 'name')).toBe('invalid');
    expect(codeOf({ ...field, type: 'date' }, 'today')).toBe('invalid');
    expect(codeOf({ ...field, type: 'date' }, '2026-12-31')).toBe('too_large');
    expect(codeOf({ ...field, type: 'gender' }, 'x')).toBe('invalid');
    expect(codeOf({ ...field, type: 'boolean' }, 'yes')).toBe('invalid');
    expect(codeOf({ ...field, type: 'boolean' }, true)).toBeUndefined();
    expect(codeOf({ ...field, type: 'integer', min_length: 1, max_length: 9 }, '10')).toBe(
      'too_large',
    );
    expect(codeOf({ ...field, min_length: 3 }, 'ab')).toBe('too_short');
    expect(codeOf({ ...field, type: 'tax_id', max_length: 3 }, 'abcd')).toBe('too_long');
    expect(codeOf({ ...field, type: 'tax_id' }, '8071592153')).toBeUndefined();
    expect(codeOf({ ...field, type: 'tax_id' }, '8071592154')).toBe('invalid');
  });

  it('a question of a clinic branch checks a tax id by the rule of the country', () => {
    const rules = rulesOf({ ...field, type: 'tax_id' }, { ...AT, country: 'ro' });
    expect(firstError('1800101221144', rules)).toBeNull();
    expect(firstError('8071592153', rules)?.code).toBe('invalid');
  });

  it('a question of a clinic branch never throws for any value', () => {
    const types = fc.constantFrom(
      'integer' as const,
      'boolean' as const,
      'date' as const,
      'email' as const,
      'gender' as const,
      'text' as const,
      'tax_id' as const,
    );
    const values = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(types, values, fc.boolean(), (type, value, isRequired) => {
        const code = codeOf({ ...field, type, is_required: isRequired }, value);
        if (value === null) expect(code).toBe(isRequired ? 'required' : undefined);
      }),
    );
  });
});
