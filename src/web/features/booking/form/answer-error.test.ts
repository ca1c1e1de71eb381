import { expect, test } from 'vitest';
import type { AppointmentField } from '#shared/contract/appointments/appointments.ts';
import messages from '#shared/i18n/locales/en/booking.json' with { type: 'json' };
import { createTranslator } from '#shared/i18n/messages.ts';
import { answerError } from './answer-error.ts';

const t = createTranslator(messages, 'en');
const problem = (question: AppointmentField, answer: string) =>
  answerError(question, answer, { country: 'hu', today: '2026-11-23' }, t);

const field = (change: Partial<AppointmentField>): AppointmentField => ({
  id: 1,
  title: 'Email',
  param_name: 'question',
  type: 'text',
  is_required: false,
  min_length: null,
  max_length: null,
  ...change,
});

test('texts are bounded in symbols', () => {
  const text = field({ min_length: 3, max_length: 5 });
  expect(problem(text, 'ab')).toBe('Minimum 3 symbols');
  expect(problem(text, 'abcdef')).toBe('Maximum 5 symbols');
  expect(problem(text, 'abcd')).toBeNull();
});

test('whole numbers are bounded in value', () => {
  const height = field({ type: 'integer', min_length: 50, max_length: 250 });
  expect(problem(height, '49')).toBe('Not less than 50');
  expect(problem(height, '251')).toBe('Not more than 250');
  expect(problem(height, '1.5')).toBe('Enter a whole number');
});

test('an email is known by its type or by its name', () => {
  expect(problem(field({ type: 'email' }), 'anna')).toBe('Incorrect Email');
  expect(problem(field({ param_name: 'patient_email' }), 'anna')).toBe('Incorrect Email');
  expect(problem(field({ type: 'email' }), 'anna@example.com')).toBeNull();
});

test('a date of birth is not in the future and not before 1920', () => {
  expect(problem(field({ type: 'date' }), '2026-11-23')).toBeNull();
  for (const date of ['2026-11-24', '1919-12-31']) {
    expect(problem(field({ type: 'date' }), date)).toBe('Choose a date from 1920 to today');
  }
});

test('a required question wants an answer', () => {
  expect(problem(field({ is_required: true }), '')).toBe('This field is required');
});

test('a tax id has to be one of the country', () => {
  expect(problem(field({ type: 'tax_id' }), '8071592153')).toBeNull();
  expect(problem(field({ type: 'tax_id' }), '8071592154')).toBe(
    'There is a mistake in this number. Check it against your document',
  );
});
