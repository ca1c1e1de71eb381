import { expect, test } from 'vitest';
import { isValidContent, trimContent } from './check-content.ts';
import { contentPlaces, parseContentPlace, type ContentValue } from './content-fields.ts';

const RULES = { locales: ['hu', 'en'] as const, doctorLocales: ['hu', 'de'] };

test.each<['clinic' | 'clinic_branch' | 'doctor', string, ContentValue, boolean]>([
  ['doctor', 'names.hu', 'dr. Kiss Anna', true],
  ['doctor', 'names.hu', null, false],
  ['doctor', 'names.hu', 'x'.repeat(201), false],
  ['doctor', 'names.hu', '<b>dr. Kiss</b>', false],
  ['doctor', 'names.hu', 'dr. Kiss\nAnna', false],
  ['doctor', 'descriptions.en', 'BMI > 30\nand < 40', true],
  ['doctor', 'science_degrees.en', null, true],
  ['doctor', 'descriptions.en', 'x'.repeat(5000), true],
  ['doctor', 'descriptions.en', 5, false],
  ['doctor', 'practising_since', 1998, true],
  ['doctor', 'practising_since', 98, false],
  ['doctor', 'practising_since', '1998', false],
  ['doctor', 'languages', ['hu', 'de'], true],
  ['doctor', 'languages', ['hu', 'xx'], false],
  ['doctor', 'languages', [], false],
  ['doctor', 'education', [{ names: { hu: 'SOTE', en: 'SOTE' }, year: 1996 }], true],
  ['doctor', 'education', [{ names: { hu: 'SOTE' }, year: 1996 }], false],
  ['doctor', 'education', [{ names: { hu: 'SOTE', en: 'SOTE' } }], false],
  ['doctor', 'education', ['SOTE'], false],
  ['doctor', 'workplaces', [{ names: { hu: 'A', en: 'A' }, from: 2001, to: null }], true],
  ['doctor', 'workplaces', [{ names: { hu: 'A', en: 'A' }, from: 2001, to: 1999 }], false],
  ['doctor', 'conditions', [{ hu: 'Asztma', en: 'Asthma' }], true],
  ['doctor', 'conditions', [], true],
  ['doctor', 'conditions', [{ hu: 'Asztma' }], false],
  ['doctor', 'conditions', [{ hu: 'Asztma', en: ' ' }], false],
  ['doctor', 'conditions', [{ hu: 'Asztma', en: 'x'.repeat(61) }], false],
  ['doctor', 'conditions', Array.from({ length: 16 }, () => ({ hu: 'a', en: 'a' })), false],
  ['doctor', 'conditions', [{ names: { hu: 'a', en: 'a' } }], false],
  ['doctor', 'conditions', ['Asthma'], false],
  ['doctor', 'education', [{ hu: 'SOTE', en: 'SOTE' }], false],
  ['clinic_branch', 'directions.en', 'x'.repeat(300), true],
  ['clinic_branch', 'directions.en', 'x'.repeat(301), false],
  ['clinic_branch', 'phone', '+36 1 234 5678', true],
  ['clinic_branch', 'phone', '06 1 234 5678', false],
  ['clinic_branch', 'phone', null, true],
  ['clinic_branch', 'is_wheelchair_accessible', true, true],
  ['clinic_branch', 'cancel_hours', 0, false],
  ['clinic_branch', 'cancel_hours', null, true],
  ['clinic_branch', 'cancel_hours', 72, true],
  ['clinic_branch', 'cancel_hours', 73, false],
  ['clinic', 'website', 'https://example.com', true],
  ['clinic', 'website', 'javascript:alert(1)', false],
])('%s %s accepts %j: %s', (subject, field, value, isValid) => {
  const place = parseContentPlace(subject, field, RULES.locales);
  expect(place !== null && isValidContent(place.definition, value, RULES)).toBe(isValid);
});

test.each(['names', 'names.ru', 'names.hu.x', 'phone', 'slug', 'practising_since.hu', ''])(
  'a doctor has no field "%s"',
  (field) => expect(parseContentPlace('doctor', field, RULES.locales)).toBeNull(),
);

test('every place of a subject can be parsed', () => {
  const places = contentPlaces('clinic_branch', RULES.locales);
  expect(places.slice(0, 3)).toEqual(['phone', 'directions.hu', 'directions.en']);
  const parsed = places.map((field) => parseContentPlace('clinic_branch', field, RULES.locales));
  expect(parsed).not.toContain(null);
});

test('an empty text is stored as nothing', () => {
  expect([trimContent(' Orvos '), trimContent('  '), trimContent(0)]).toEqual(['Orvos', null, 0]);
});
