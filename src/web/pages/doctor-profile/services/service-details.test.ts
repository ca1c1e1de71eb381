import { expect, test } from 'vitest';
import messages from '#shared/i18n/locales/en/profile.json' with { type: 'json' };
import { createTranslator } from '#shared/i18n/messages.ts';
import { makeDoctorService } from '#tests/support/web/doctors.ts';
import { serviceDetails } from './service-details.ts';

const t = createTranslator(messages, 'en');
const { service } = makeDoctorService();
const forChildren = { ...service, is_for_children: true };

test('service details for adults have the duration and no age', () => {
  expect(serviceDetails(makeDoctorService(), t)).toEqual(['30 minutes']);
});

test('service details of a walk-in service say so', () => {
  const details = serviceDetails(makeDoctorService({ on_walk_in_basis: true }), t);
  expect(details).toEqual(['30 minutes', 'walk-in']);
});

test('service details for children have the ages in months and years', () => {
  const pediatric = makeDoctorService({ service: forChildren, age_from: 3, age_to: 216 });
  expect(serviceDetails(pediatric, t)).toEqual([
    '30 minutes',
    'For children',
    'from 3 months of age',
    'up to 18 years of age',
  ]);
});

test('service details have no minimum age for a service that is offered from birth', () => {
  const pediatric = makeDoctorService({ service: forChildren, age_from: 0, age_to: null });
  expect(serviceDetails(pediatric, t)).toEqual(['30 minutes', 'For children']);
});
