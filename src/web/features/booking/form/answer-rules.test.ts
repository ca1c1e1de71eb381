import { expect, test } from 'vitest';
import type { AppointmentField } from '#shared/contract/appointments.ts';
import messages from '#shared/i18n/locales/en/booking.json' with { type: 'json' };
import { createTranslator } from '#shared/i18n/messages.ts';
import { answerProblem } from './answer-rules.ts';

const t = createTranslator(messages, 'en');

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
  expect(answerProblem(text, 'ab', t)).toBe('Minimum 3 symbols');
  expect(answerProblem(text, 'abcdef', t)).toBe('Maximum 5 symbols');
  expect(answerProblem(text, 'abcd', t)).toBeNull();
});

test('whole numbers are bounded in value', () => {
  const height = field({ type: 'integer', min_length: 50, max_length: 250 });
  expect(answerProblem(height, '49', t)).toBe('Not less than 50');
  expect(answerProblem(height, '251', t)).toBe('Not more than 250');
  expect(answerProblem(height, '1.5', t)).toBe('Enter a whole number');
});

test('an email is known by its type or by its name', () => {
  expect(answerProblem(field({ type: 'email' }), 'anna', t)).toBe('Incorrect Email');
  expect(answerProblem(field({ param_name: 'patient_email' }), 'anna', t)).toBe('Incorrect Email');
  expect(answerProblem(field({ type: 'email' }), 'anna@example.com', t)).toBeNull();
});

test('a required question wants an answer', () => {
  expect(answerProblem(field({ is_required: true }), '', t)).toBe('This field is required');
});
