import { expect, test } from 'vitest';
import { makeBranch } from '#tests/support/web/doctors.ts';
import { clinicJsonLd } from './clinic-json-ld.ts';

test('the JSON-LD of a branch contains its phone, address and coordinates', () => {
  expect(clinicJsonLd(makeBranch(), { country: 'hu', city: 'Budapest' })).toEqual({
    '@type': 'MedicalClinic',
    name: 'Duna Clinic',
    telephone: '+36 1 000 0101',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Nádor utca 11.',
      addressLocality: 'Budapest',
      addressCountry: 'HU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 47.5, longitude: 19.05 },
  });
});

test('the JSON-LD of a clinic contains its opening hours and rating if they are set', () => {
  const branch = {
    ...makeBranch(),
    feedback_score: 9.1,
    feedback_count: 7,
    opening_hours: [{ weekday: 7, opens: '09:00', closes: '24:00' }],
  };
  const url = 'https://vizit.hu/clinics/budapest/duna-clinic';
  expect(clinicJsonLd(branch, { country: 'hu', city: undefined, url })).toMatchObject({
    url,
    openingHoursSpecification: [
      { dayOfWeek: 'https://schema.org/Sunday', opens: '09:00', closes: '23:59' },
    ],
    aggregateRating: { ratingValue: 9.1, reviewCount: 7 },
  });
});
