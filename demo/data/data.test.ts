import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { clinics, insurers } from './clinics.ts';
import { doctorTexts } from './doctor-texts.ts';
import { metros } from './metro.ts';
import { people } from './people.ts';
import { places } from '#server/features/clinic-data/starter/data/places.ts';
import {
  procedureCategories,
  procedures,
} from '#server/features/clinic-data/starter/data/procedures.ts';
import { findReplyProblems } from '#shared/domain/reviews/replies/find-reply-problems.ts';
import { reviews } from './reviews.ts';
import { specialties } from '#server/features/clinic-data/starter/data/specialties.ts';
import type { LocalNames, Names } from '#server/features/clinic-data/starter/data/types.ts';

const SLUG = /^[a-z0-9-]+$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const MIXED_WORD = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
const CEDILLA = /[şţŞŢ]/;

/** The south, north, west and east edges in degrees. */
const BOXES: Record<CountryCode, readonly [number, number, number, number]> = {
  ae: [22.5, 26.2, 51.4, 56.5],
  hu: [45.7, 48.6, 16.1, 22.9],
  kg: [39.1, 43.3, 69.2, 80.3],
  kz: [40.5, 55.5, 46.4, 87.4],
  ro: [43.6, 48.3, 20.2, 29.8],
};

const subjects = [...specialties, ...procedures].flatMap((subject) =>
  subject.child === undefined ? [subject] : [subject, subject.child],
);
const abouts: readonly Names[] = [
  ...subjects.map((subject) => subject.about),
  ...doctorTexts.abouts,
  ...doctorTexts.priceConditions,
];
const allNames: readonly Names[] = [
  ...subjects.map((subject) => subject.names),
  ...abouts,
  ...procedureCategories.map((category) => category.names),
  ...doctorTexts.academicStatuses,
  ...Object.values(doctorTexts.qualifications).flat(),
  ...doctorTexts.scienceDegrees,
  ...Object.values(places).flatMap((cities) =>
    cities.flatMap((city) => [city.names, ...city.areas.map((area) => area.names)]),
  ),
];

function localNamesOf(country: CountryCode): readonly LocalNames[] {
  const cities = places[country];
  return [
    ...cities.flatMap((city) => city.streets.map((street) => street.names)),
    ...cities.flatMap((city) =>
      (metros[city.slug]?.stations ?? []).map((station) => station.names),
    ),
    ...clinics[country].map((clinic) => clinic.names),
    ...people[country].flatMap((group) => [
      ...group.male,
      ...group.female,
      ...[...group.family, ...(group.patronymics ?? [])].flatMap((name) => [
        name.male,
        name.female,
      ]),
    ]),
  ];
}

function scriptFaults(language: string, text: string): readonly string[] {
  const latin = language !== 'kk' && language !== 'ru';
  const faulty =
    text.trim() === '' ||
    text !== text.trim() ||
    MIXED_WORD.test(text) ||
    CEDILLA.test(text) ||
    (latin && CYRILLIC.test(text));
  return faulty ? [`${language}: ${text}`] : [];
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('demo data tables', () => {
  it('demo tables have every text in five languages, each in its script', () => {
    const faults = allNames.flatMap((names) =>
      LANGUAGES.flatMap((language) => scriptFaults(language, names[language])),
    );
    expect(faults).toEqual([]);
  });

  it('demo descriptions of subjects in Kazakh are not Russian', () => {
    expect(abouts.filter((about) => about.kk === about.ru)).toEqual([]);
    const withKazakhLetters = abouts.filter((about) => /[әғқңөұүһі]/i.test(about.kk));
    expect(withKazakhLetters).toHaveLength(abouts.length);
  });

  it('demo tables contain at least 40 specialties and 60 procedures with unique slugs', () => {
    expect(specialties.length).toBeGreaterThanOrEqual(40);
    expect(procedures.length).toBeGreaterThanOrEqual(60);
    const slugs = subjects.map((subject) => subject.slug);
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([]);
  });

  it('demo names of specialties and procedures are unique in each language', () => {
    for (const language of LANGUAGES) {
      expect(repeated(subjects.map((subject) => subject.names[language]))).toEqual([]);
    }
  });

  it('demo price levels and popularity are within their ranges', () => {
    for (const { priceLevel } of [...specialties, ...procedures]) {
      expect(priceLevel).toBeGreaterThanOrEqual(0.6);
      expect(priceLevel).toBeLessThanOrEqual(2);
    }
    for (const { popularity } of specialties) {
      expect(popularity).toBeGreaterThanOrEqual(1);
      expect(popularity).toBeLessThanOrEqual(100);
    }
  });

  it('every demo procedure belongs to known specialties and a known category', () => {
    const known = new Set(specialties.map((specialty) => specialty.slug));
    const categories = new Set(procedureCategories.map((category) => category.key));
    for (const procedure of procedures) {
      expect(procedure.specialties.length).toBeGreaterThan(0);
      expect(procedure.specialties.filter((slug) => !known.has(slug))).toEqual([]);
      expect(categories).toContain(procedure.category);
    }
    const used = new Set(procedures.map((procedure) => procedure.category));
    expect([...categories].filter((key) => !used.has(key))).toEqual([]);
  });

  it('demo reviews are at least 50 per language, with scores from 1 to 10', () => {
    for (const language of LANGUAGES) {
      const texts = reviews[language].patients.map((review) => review.text);
      expect(texts.length).toBeGreaterThanOrEqual(50);
      expect(repeated(texts)).toEqual([]);
      expect(texts.flatMap((text) => scriptFaults(language, text))).toEqual([]);
      const scores = reviews[language].patients.map((review) => review.score);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...scores)).toBe(10);
    }
  });

  it('demo replies of clinics tell nothing of the patient', () => {
    for (const language of LANGUAGES) {
      const texts = Object.values(reviews[language].replies).flat();
      expect(texts.flatMap((text) => findReplyProblems(text, []))).toEqual([]);
      expect(repeated(texts)).toEqual([]);
      expect(texts.flatMap((text) => scriptFaults(language, text))).toEqual([]);
    }
  });

  it('demo reviews by parents exist in every language', () => {
    for (const language of LANGUAGES) {
      const texts = reviews[language].parents.map((review) => review.text);
      expect(texts.length).toBeGreaterThanOrEqual(10);
      expect(repeated([...texts, ...reviews[language].patients.map(({ text }) => text)])).toEqual(
        [],
      );
      expect(texts.flatMap((text) => scriptFaults(language, text))).toEqual([]);
    }
  });

  it('demo price conditions contain only paragraphs and lists', () => {
    for (const condition of doctorTexts.priceConditions) {
      for (const language of LANGUAGES) {
        expect(condition[language].replaceAll(/<\/?(?:p|ul|li)>/g, '')).not.toMatch(/[<>]/);
        expect(condition[language]).toMatch(/^<p>.+<\/p><ul>(?:<li>.+<\/li>)+<\/ul>$/);
      }
    }
  });

  it('every metro line in the demo data has a colour', () => {
    for (const { colours, stations } of Object.values(metros)) {
      expect(repeated(stations.map((station) => station.names.en ?? ''))).toEqual([]);
      const lines = new Set(stations.flatMap((station) => station.lines));
      expect(new Set(Object.keys(colours))).toEqual(lines);
      for (const colour of Object.values(colours)) {
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  describe.each(COUNTRY_CODES)('in %s', (country) => {
    const cities = places[country];

    it('demo cities start with the main city, id 10, and their weights add up to 1', () => {
      expect(cities[0]?.id).toBe(10);
      expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length);
      expect(cities.reduce((sum, city) => sum + city.weight, 0)).toBeCloseTo(1);
    });

    it('demo coordinates are inside the country and near their city', () => {
      const [south, north, west, east] = BOXES[country];
      for (const city of cities) {
        const points = [city, ...city.areas, ...(metros[city.slug]?.stations ?? [])];
        for (const { lat, lng } of points) {
          expect(lat > south && lat < north && lng > west && lng < east).toBe(true);
          expect(Math.abs(lat - city.lat)).toBeLessThan(0.3);
          expect(Math.abs(lng - city.lng)).toBeLessThan(0.3);
        }
      }
    });

    it('demo places have unique slugs, and every city at least 4 areas and 14 streets', () => {
      const slugs = [
        cities.map((city) => city.slug),
        cities.flatMap((city) => city.areas.map((area) => area.slug)),
        clinics[country].map((clinic) => clinic.slug),
      ];
      for (const list of slugs) {
        expect(repeated(list)).toEqual([]);
        expect(list.filter((slug) => !SLUG.test(slug))).toEqual([]);
      }
      for (const city of cities) {
        expect(city.areas.length).toBeGreaterThanOrEqual(4);
        expect(repeated(city.streets.map((street) => street.names.en ?? ''))).toEqual([]);
        expect(city.streets.length).toBeGreaterThanOrEqual(14);
        const served = new Set(city.streets.flatMap((street) => street.areas));
        expect(served).toEqual(new Set(city.areas.map((area) => area.slug)));
      }
    });

    it('demo places and people have names in every locale of the country', () => {
      const faults = localNamesOf(country).flatMap((names) =>
        countryOf(country).locales.flatMap((locale) => scriptFaults(locale, names[locale] ?? '')),
      );
      expect(faults).toEqual([]);
    });

    it('demo names suffice for thousands of different people', () => {
      const groups = people[country];
      expect(groups.reduce((sum, group) => sum + group.weight, 0)).toBeCloseTo(1);
      const pairs = groups.map(
        (group) => group.family.length * (group.male.length + group.female.length),
      );
      expect(pairs.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2000);
      for (const group of groups) {
        for (const list of [group.family.map((name) => name.male), group.male, group.female]) {
          expect(repeated(list.map((name) => name.en ?? ''))).toEqual([]);
        }
      }
    });

    it('demo data have at least 40 clinics and exactly 12 insurers', () => {
      expect(clinics[country].length).toBeGreaterThanOrEqual(40);
      for (const locale of countryOf(country).locales) {
        expect(repeated(clinics[country].map((clinic) => clinic.names[locale] ?? ''))).toEqual([]);
      }
      expect(new Set(insurers[country]).size).toBe(12);
    });
  });
});

it('demo data use the qualification grades of Kazakhstan and Kyrgyzstan only there', () => {
  const inRussian = (country: CountryCode) =>
    doctorTexts.qualifications[country].map(({ ru }) => ru).join();
  for (const country of ['kz', 'kg'] as const) expect(inRussian(country)).toContain('категории');
  for (const country of ['hu', 'ro', 'ae'] as const) {
    expect(inRussian(country)).not.toContain('категории');
  }
});
