import { expect, test } from 'vitest';
import type { SearchHit, SearchType } from '#shared/contract/catalogue/search/search.ts';
import { groupHits, optionOfRecent } from './group-options.ts';

const languages = { own: 'en', fallback: 'hu' } as const;
const all = () => true;
const budapest = { id: 10, slug: 'budapest', name: 'Budapest' };
const szeged = { id: 11, slug: 'szeged', name: 'Szeged' };
const cities = { current: budapest, all: [budapest, szeged] };

const hit = (type: SearchType, slug: string, change: Partial<SearchHit> = {}): SearchHit => ({
  objectID: `${type}-${slug}`,
  type,
  slug,
  title: { en: slug, hu: `${slug} (hu)` },
  ...change,
});

test('groupHits groups hits by type: clinics, specialties, procedures, doctors', () => {
  const hits = [
    hit('Doctors', 'b'),
    hit('Services', 'mri'),
    hit('Clinics', 'duna'),
    hit('Doctors', 'a'),
    hit('Specialties', 'cardiologist'),
  ];
  const groups = groupHits(hits, cities, languages, all);
  expect(groups.map(({ type, options }) => [type, ...options.map(({ path }) => path)])).toEqual([
    ['Clinics', '/clinics/budapest/duna'],
    ['Specialties', '/doctors/budapest/cardiologist'],
    ['Services', '/doctors/budapest/mri'],
    ['Doctors', '/doctor/b', '/doctor/a'],
  ]);
});

test('groupHits omits clinics if they have no pages', () => {
  const hits = [hit('Clinics', 'duna'), hit('Doctors', 'a')];
  const groups = groupHits(hits, cities, languages, (type) => type !== 'Clinics');
  expect(groups.map(({ type }) => type)).toEqual(['Doctors']);
});

test('groupHits marks matches in the title in the language of the page', () => {
  const marked = (value: string) => ({ value, matchLevel: 'full' as const, matchedWords: [] });
  const [group] = groupHits(
    [
      hit('Doctors', 'a', {
        _highlightResult: {
          title: { en: marked('Dr. \u{E000}Ivan\u{E001}ov'), ru: marked('\u{E000}Иван\u{E001}ов') },
        },
      }),
    ],
    cities,
    languages,
    all,
  );
  expect(group?.options[0]?.title).toMatchObject([
    { text: 'Dr. ', isMatch: false },
    { text: 'Ivan', isMatch: true },
    { text: 'ov', isMatch: false },
  ]);
});

test("groupHits falls back to the title in the country's language", () => {
  const [group] = groupHits([hit('Doctors', 'a', { title: { hu: 'Á' } })], cities, languages, all);
  expect(group?.options[0]?.title).toMatchObject([{ text: 'Á', isMatch: false }]);
});

test('groupHits omits hits without a page or a title', () => {
  const nameless = hit('Doctors', 'a', { title: { ru: 'А' } });
  expect(groupHits([{ objectID: '1' }, nameless], cities, languages, all)).toEqual([]);
});

test('a recent search leads to the city it was found in', () => {
  const recent = { type: 'Services', slug: 'mri', city: 'pecs', title: { en: 'MRI' } } as const;
  expect(optionOfRecent(recent, languages)).toMatchObject({ path: '/doctors/pecs/mri' });
  expect(optionOfRecent({ ...recent, title: {} }, languages)).toBeNull();
});

test('a specialty of another city links to that city and names it', () => {
  const hits = [hit('Specialties', 'urologist', { city: 11, doctor_count: 4, price_from: 9000 })];
  const [group] = groupHits(hits, cities, languages, all);
  expect(group?.options[0]).toMatchObject({
    path: '/doctors/szeged/urologist',
    details: { city: 'Szeged', doctorCount: 4, priceFrom: 9000 },
  });
});

test('a doctor has a portrait and the same page in every city', () => {
  const details = { specialties: ['Urologist'], clinic_branch: 'Tisza', image_url: '/a.webp' };
  const [group] = groupHits(
    [hit('Doctors', 'a', { city: 11, ...details })],
    cities,
    languages,
    all,
  );
  expect(group?.options[0]).toMatchObject({
    portrait: { name: 'a', image: '/a.webp' },
    details: { specialties: ['Urologist'], branch: 'Tisza', city: undefined },
  });
});

test('a hit without further attributes has no details', () => {
  const [group] = groupHits([hit('Clinics', 'duna')], cities, languages, all);
  expect(group?.options[0]).not.toHaveProperty('details');
});
