import { expect, test } from 'vitest';
import { isValidPreparation, minutesEarly } from './preparation.ts';

test.each([
  ['a step with its number', [{ kind: 'fasting', amount: 8 }], true],
  ['a step that needs no number', [{ kind: 'companion', amount: null }], true],
  ['no step', [], true],
  ['a step without its number', [{ kind: 'fasting', amount: null }], false],
  ['a number too large', [{ kind: 'fasting', amount: 73 }], false],
  ['a fraction', [{ kind: 'fasting', amount: 1.5 }], false],
  ['a number where none belongs', [{ kind: 'companion', amount: 2 }], false],
  [
    'the same step twice',
    [
      { kind: 'fasting', amount: 8 },
      { kind: 'fasting', amount: 6 },
    ],
    false,
  ],
] as const)('isValidPreparation judges %s', (_, steps, isValid) => {
  expect(isValidPreparation({ steps: [...steps] })).toBe(isValid);
});

test('patients come ten minutes early, or as the preparation says', () => {
  expect(minutesEarly(null)).toBe(10);
  const steps = [{ kind: 'arrive_early' as const, amount: 30 }];
  expect(minutesEarly({ steps, notes: {} })).toBe(30);
});
