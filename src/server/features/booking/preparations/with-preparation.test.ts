import { expect, test } from 'vitest';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { segmentsOf } from '#server/gateways/sms/segments.ts';
import { withPreparation } from './with-preparation.ts';

const LINK = `vizit.hu/a/${'x'.repeat(22)}`;
const REMINDER = `Vizit: eljön? Nagy, nov. 25., 09:00. Kérjük, válaszoljon:\n${LINK}`;

const fasting = { kind: 'fasting', amount: 8 } as const;
const noDrinks = { kind: 'no_drinks', amount: 2 } as const;
const results = { kind: 'earlier_results', amount: null } as const;
const companion = { kind: 'companion', amount: null } as const;

const added = (reminder: string, ...steps: Preparation['steps']) =>
  withPreparation(reminder, { steps, notes: {} }, 'hu').slice(reminder.length);

test.each([
  ['a step of the day before', [fasting], '\nElőtte 8 órán át ne egyen.'],
  ['another step', [results], '\nElőkészületek a linken.'],
  ['several steps that fit', [companion, results], '\nKísérővel jöjjön. Előkészületek a linken.'],
  ['a step that fits without the others', [fasting, results], '\nElőtte 8 órán át ne egyen.'],
  ['steps that do not fit', [fasting, noDrinks], '\nElőkészületek a linken.'],
  ['no step', [], ''],
])('a reminder names %s', (_, steps, text) => {
  expect(added(REMINDER, ...steps)).toBe(text);
});

test('a reminder that is long already stays as it is', () => {
  expect(added(REMINDER.padEnd(130, 'ő'), fasting)).toBe('');
});

test('a reminder never takes more than two segments', () => {
  const steps = [fasting, noDrinks, companion, results];
  for (const language of LANGUAGES) {
    for (let length = 80; length <= 134; length += 1) {
      const text = withPreparation('ő'.repeat(length), { steps, notes: {} }, language);
      expect(segmentsOf(text).parts.length).toBeLessThanOrEqual(2);
    }
  }
});
