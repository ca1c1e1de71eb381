import { expect, test } from 'vitest';
import { makeCity, makeDoctor } from '#tests/support/web/doctors.ts';
import { physicianFacts } from './physician-json-ld.ts';

const around = {
  url: 'https://vizit.hu/en/doctor/anna-kovacs',
  origin: 'https://vizit.hu',
  country: 'hu',
  cities: [makeCity()],
} as const;

test('a doctor is rated out of ten, and pictured at an absolute address', () => {
  const doctor = makeDoctor({ feedback_score: 9.4, feedback_count: 12, image_url: '/media/a.svg' });
  expect(physicianFacts(doctor, around)).toMatchObject({
    '@type': 'Physician',
    name: 'Anna Kovács',
    url: around.url,
    image: 'https://vizit.hu/media/a.svg',
    medicalSpecialty: ['Cardiologist'],
    address: { streetAddress: '1051 Budapest, Nádor utca 11.', addressLocality: 'Budapest' },
    location: [
      { '@type': 'MedicalClinic', name: 'Duna Clinic', address: { addressCountry: 'HU' } },
    ],
    aggregateRating: { ratingValue: 9.4, bestRating: 10, worstRating: 1, reviewCount: 12 },
  });
});

test('without reviews nothing is said of a rating', () => {
  expect(physicianFacts(makeDoctor(), around)).not.toHaveProperty('aggregateRating');
});
