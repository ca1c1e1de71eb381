import fc from 'fast-check';
import { dayOf, pick, type Entity, type Environment } from './environment.ts';

/** A function that computes a value from the environment when the request is sent. */
export type Draw<T = unknown> = (environment: Environment) => T;

const PHONES = Array.from({ length: 12 }, (_, at) => `+3620${1_234_500 + at}`);

const idOf = (of: Entity): fc.Arbitrary<Draw> =>
  fc.nat().map(
    (at) =>
      ({ ids }) =>
        pick(ids[of], at),
  );
const idsOf = (of: Entity): fc.Arbitrary<Draw> =>
  fc.array(fc.nat(), { maxLength: 5 }).map(
    (all) =>
      ({ ids }) =>
        [...new Set(all.map((at) => pick(ids[of], at)))].join(),
  );
const day = (min: number, max: number): fc.Arbitrary<Draw> =>
  fc.integer({ min, max }).map((after) => (environment) => dayOf(environment, after));
const one = (...values: unknown[]): fc.Arbitrary<Draw> =>
  fc.constantFrom(...values).map((value) => () => value);

const FILTERS = [
  'city=10',
  'city:10 AND type:Doctors',
  'NOT type:Clinics',
  'city=10 OR city=11',
  '',
];
const FACET_FILTERS = ['city:10', ['type:Doctors'], [['type:Doctors', 'type:Clinics'], 'city:10']];

/** Valid values by the name of a parameter or field, where the schema does not define them. */
export const VALID_VALUES: Readonly<Record<string, fc.Arbitrary<Draw>>> = {
  city: idOf('city'),
  city_area: idOf('cityArea'),
  nearest_city_area: idOf('cityArea'),
  insurance: idOf('insurance'),
  clinic: idOf('clinic'),
  doctor_service: idOf('doctorService'),
  service: idsOf('service'),
  doctor: idsOf('doctor'),
  exclude: idsOf('doctor'),
  clinic_branch: idsOf('branch'),
  id: idsOf('service'),
  date_from: day(0, 5),
  date_to: day(5, 24),
  slot_date: day(0, 20),
  language: one('hu', 'hu,en', 'de', 'ru,hu'),
  lat: fc.double({ min: 46, max: 48, noNaN: true }).map((at) => () => at),
  lng: fc.double({ min: 19, max: 20.5, noNaN: true }).map((at) => () => at),
  bbox: one('18.9,47.3,19.3,47.7', '-10,40,30.5,50', '19.3,47.7,18.9,47.3'),
  search: one('duna', 'Tisza', 'a', '%', '_'),
  expand: one(
    'services',
    'clinic_branches',
    'services,clinic_branches',
    'clinic_branches_',
    'clinic_branches.services',
    'extra_services,adult_service,children_service',
  ),
  client_phone: one(...PHONES),
  phone: one(...PHONES, '06 20 123 4567', '+36 (30) 765-43-21'),
  email: one('kata@example.com', 'a.b+c@sub.example.org'),
  consents: one(['personal_data']),
  username: one('operator', 'Operator ', 'admin'),
  password: one('correct horse battery staple'),
  hold: fc.nat().map(
    (at) =>
      ({ holds }) =>
        pick(holds.slice(-3), at),
  ),
  code: one({ code: '0000' }),
  indexName: one('catalog'),
  query: one('card', 'Anna', 'кардиолог', 'doctor 1', 'ultrsound', '', 'zzzz', "d'"),
  filters: one(...FILTERS),
  facetFilters: one(...FACET_FILTERS),
  numericFilters: one('city=10', ['city=10'], [['city=10', 'city=11']]),
  facets: one('type', '*', ['type', 'city']),
  attributesToRetrieve: one(['title'], ['*'], ['slug', 'nothing'], []),
  attributesToHighlight: one(['title'], ['*'], []),
  queryLanguages: one(['ru'], ['hu', 'en'], []),
  params: one(
    'query=card&hitsPerPage=3',
    'filters=city%3D10',
    'facets=%5B%22type%22%5D&page=1',
    '',
  ),
};
