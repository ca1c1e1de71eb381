import { expect, test } from 'vitest';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import messages from '#shared/i18n/locales/en/booking.json' with { type: 'json' };
import { createTranslator } from '#shared/i18n/messages.ts';
import { answerError } from './answer-error.ts';

const t = createTranslator(messages, 'en');
const errorOf = (question: AppointmentField, answer: string) =>
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

test('an answer is rejected if its text is too short or too long', () => {
  const text = field({ min_length: 3, max_length: 5 });
  expect(errorOf(text, 'ab')).toBe('Minimum 3 symbols');
  expect(errorOf(text, 'abcdef')).toBe('Maximum 5 symbols');
  expect(errorOf(text, 'abcd')).toBeNull();
});

test('an answer is rejected if its number is out of range or not whole', () => {
  const height = field({ type: 'integer', min_length: 50, max_length: 250 });
  expect(errorOf(height, '49')).toBe('Must be at least 50');
  expect(errorOf(height, '251')).toBe('Must be at most 250');
  expect(errorOf(height, '1.5')).toBe('Enter a whole number');
});

test('an answer is validated as an email by the type or the name of the question', () => {
  expect(errorOf(field({ type: 'email' }), 'anna')).toBe('Incorrect email');
  expect(errorOf(field({ param_name: 'patient_email' }), 'anna')).toBe('Incorrect email');
  expect(errorOf(field({ type: 'email' }), 'anna@example.com')).toBeNull();
});

test('an answer is rejected if its date is in the future or before 1920', () => {
  expect(errorOf(field({ type: 'date' }), '2026-11-23')).toBeNull();
  for (const date of ['2026-11-24', '1919-12-31']) {
    expect(errorOf(field({ type: 'date' }), date)).toBe('Choose a date from 1920 to today');
  }
});

test('an empty answer to a required question is rejected', () => {
  expect(errorOf(field({ is_required: true }), '')).toBe('This field is required');
});

test('an answer is rejected if its tax id is invalid in the country', () => {
  expect(errorOf(field({ type: 'tax_id' }), '8071592153')).toBeNull();
  expect(errorOf(field({ type: 'tax_id' }), '8071592154')).toBe(
    'There is a mistake in this number. Check it against your document',
  );
});
