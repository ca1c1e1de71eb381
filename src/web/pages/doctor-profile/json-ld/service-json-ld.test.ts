import { expect, test } from 'vitest';
import messages from '#shared/i18n/locales/en/profile.json' with { type: 'json' };
import { createTranslator } from '#shared/i18n/messages.ts';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { serviceFacts } from './service-json-ld.ts';

const t = createTranslator(messages, 'en');
const { service } = makeDoctorService();
const forChildren = { ...service, is_for_children: true };

test('a visit of grown-ups tells how long it is and nothing of age', () => {
  expect(serviceFacts(makeDoctorService(), t)).toEqual(['30 minutes']);
});

test('order of arrival is told', () => {
  const facts = serviceFacts(makeDoctorService({ on_walk_in_basis: true }), t);
  expect(facts).toEqual(['30 minutes', 'in order of arrival']);
});

test('a visit of children tells the ages, in months and in years', () => {
  const pediatric = makeDoctorService({ service: forChildren, age_from: 3, age_to: 216 });
  expect(serviceFacts(pediatric, t)).toEqual([
    '30 minutes',
    'For children',
    'from 3 months of age',
    'up to 18 years of age',
  ]);
});

test('from birth on no lower age is told', () => {
  const pediatric = makeDoctorService({ service: forChildren, age_from: 0, age_to: null });
  expect(serviceFacts(pediatric, t)).toEqual(['30 minutes', 'For children']);
});
