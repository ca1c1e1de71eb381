import { expect, test } from 'vitest';
import { makeCity, makeDoctor } from '#tests/support/web/doctors.ts';
import { physicianJsonLd } from './physician-json-ld.ts';

const context = {
  url: 'https://vizit.hu/en/doctor/anna-kovacs',
  origin: 'https://vizit.hu',
  country: 'hu',
  cities: [makeCity()],
} as const;

test('physician JSON-LD has a rating out of ten and an absolute image URL', () => {
  const doctor = makeDoctor({ feedback_score: 9.4, feedback_count: 12, image_url: '/media/a.svg' });
  expect(physicianJsonLd(doctor, context)).toMatchObject({
    '@type': 'Physician',
    name: 'Anna Kovács',
    url: context.url,
    image: 'https://vizit.hu/media/a.svg',
    medicalSpecialty: ['Cardiologist'],
    address: { streetAddress: 'Nádor utca 11.', addressLocality: 'Budapest' },
    location: [
      { '@type': 'MedicalClinic', name: 'Duna Clinic', address: { addressCountry: 'HU' } },
    ],
    aggregateRating: { ratingValue: 9.4, bestRating: 10, worstRating: 1, reviewCount: 12 },
  });
});

test('physician JSON-LD has no rating without reviews', () => {
  expect(physicianJsonLd(makeDoctor(), context)).not.toHaveProperty('aggregateRating');
});
