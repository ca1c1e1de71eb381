import { expect, test } from 'vitest';
import messages from '#shared/i18n/locales/en/profile.json' with { type: 'json' };
import { createTranslator } from '#shared/i18n/messages.ts';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { serviceFacts } from './service-json-ld.ts';

const t = createTranslator(messages, 'en');
const { service } = makeDoctorService();
const forChildren = { ...service, is_for_children: true };

test('service JSON-LD for adults has the duration and no age', () => {
  expect(serviceFacts(makeDoctorService(), t)).toEqual(['30 minutes']);
});

test('service JSON-LD says that patients are received in order of arrival', () => {
  const facts = serviceFacts(makeDoctorService({ on_walk_in_basis: true }), t);
  expect(facts).toEqual(['30 minutes', 'in order of arrival']);
});

test('service JSON-LD for children has the ages in months and years', () => {
  const pediatric = makeDoctorService({ service: forChildren, age_from: 3, age_to: 216 });
  expect(serviceFacts(pediatric, t)).toEqual([
    '30 minutes',
    'For children',
    'from 3 months of age',
    'up to 18 years of age',
  ]);
});

test('service JSON-LD has no minimum age if it is offered from birth', () => {
  const pediatric = makeDoctorService({ service: forChildren, age_from: 0, age_to: null });
  expect(serviceFacts(pediatric, t)).toEqual(['30 minutes', 'For children']);
});
