import { afterAll, beforeAll, expect, test } from 'vitest';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { paths } from '#shared/paths.ts';
import { book, payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { buildArea, buildCategory, buildInsurance } from '#tests/support/data/factories.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
  type SitesWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';

const SITE = 'http://vizit.hu';
/** The languages of the country, and x-default. */
const OF_COUNTRY = countryOf('hu').locales.length + 1;
const OF_ALL_COUNTRIES = COUNTRY_CODES.flatMap((code) => countryOf(code).locales).length;
const EVERYWHERE: readonly (string | null)[] = [
  paths.home(),
  paths.map(),
  paths.contacts(),
  paths.join(),
  paths.survey(),
];

const LIST = paths.doctors('budapest', 'cardiologist');
const CLINICS = paths.clinics('budapest');

let sites: SitesWithFlags;
let site: SiteWithFlags;
let appointment: { id: number; hash: string };
beforeAll(async () => {
  sites = await startSitesWithFlags();
  const { pool } = sites.server.database;
  await buildInsurance(pool, { id: 2 });
  await buildArea(pool, { id: 2, city_id: 10, slug: 'district-9', sitemap_index: false });
  await buildCategory(pool, { id: 1, names: 'Laboratory' });
  await pool.query(`
    update clinic_branch set city_area_id = 2 where id = 2;
    update doctor_service set insurances = '{1,2}' where id = 1;
    update service set category_id = 1 where id = 3;
    select refresh_doctor_listing(array(select id from doctor));`);
  site = await sites.open();
  const [slot] = await slotsOn(sites.server, TUESDAY);
  const { body } = await book(sites.server, payload(slot?.id ?? 0));
  appointment = body as typeof appointment;
});
afterAll(() => sites.close());

interface Head {
  status: number;
  isIndexable: boolean;
  canonical: string | null;
  /** The number of hreflang links, including the page itself and x-default. */
  alternates: number;
}

async function headOf(path: string): Promise<Head> {
  const { status, text } = await site.get(path);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  return {
    status,
    isIndexable: !/<meta name="robots" content="[^"]*noindex/.test(text),
    canonical: canonical?.replaceAll('&amp;', '&').replace(SITE, '') ?? null,
    alternates: text.match(/<link rel="alternate" hrefLang=/g)?.length ?? 0,
  };
}

test.each([
  ['without parameters', '', true, ''],
  ['with campaign parameters', '?gclid=1&utm_source=x', true, ''],
  ['near the visitor', '?nearme=true', true, ''],
  ['with an unknown sort', '?sort=colour', true, ''],
  ['of a marked district', '?city_area=district-5', true, '?city_area=district-5'],
  ['of a marked insurance', '?insurance=2', true, '?insurance=2'],
  ['of an unmarked district', '?city_area=district-9', false, '?city_area=district-9'],
  ['of an unmarked insurance', '?insurance=1', false, '?insurance=1'],
  ['sorted by rating', '?sort=rating', false, ''],
  ['sorted by price', '?sort=price', false, ''],
  ['sorted by experience', '?sort=experience', false, ''],
  ['of a day', `?date=${TUESDAY}`, false, ''],
  ['of a language', '?language=hu', false, ''],
  ['of an age', '?child_age=24', false, ''],
  [
    'of a marked district, sorted',
    '?city_area=district-5&sort=price',
    false,
    '?city_area=district-5',
  ],
  ['without doctors', '?language=en&insurance=2&date=2026-11-28', false, '?insurance=2'],
])(
  'a list %s has the right robots setting and canonical address',
  async (_what, query, isIndexable, canonical) => {
    expect(await headOf(LIST + query)).toEqual({
      status: 200,
      isIndexable,
      canonical: LIST + canonical,
      alternates: OF_COUNTRY,
    });
  },
);

test('a list without doctors is not indexable', async () => {
  const empty = paths.doctors('szeged', 'cardiologist');
  expect(await headOf(empty)).toMatchObject({ status: 200, isIndexable: false });
  expect(await headOf(`${empty}?insurance=2`)).toMatchObject({ isIndexable: false });
});

test('the list of any insurance is indexable where the country allows it', async () => {
  const other = await sites.open({ insuranceNoindexException: true });
  expect((await other.get(`${LIST}?insurance=1`)).text).not.toContain('noindex');
  expect((await other.get(`${LIST}?insurance=1&sort=price`)).text).toContain('noindex');
  expect((await other.get(`${LIST}?insurance=1&city_area=district-9`)).text).toContain('noindex');
});

test.each([
  ['/', true, '/'],
  ['/?utm_source=x', true, '/'],
  [CLINICS, true, CLINICS],
  [`${CLINICS}?city_area=district-5`, true, `${CLINICS}?city_area=district-5`],
  [`${CLINICS}?city_area=district-9`, false, `${CLINICS}?city_area=district-9`],
  [`${CLINICS}?sort=rating`, false, CLINICS],
  [`${CLINICS}?name=duna`, false, CLINICS],
  [`${CLINICS}?nearme=true`, false, CLINICS],
  [paths.clinics('szeged'), false, paths.clinics('szeged')],
  [paths.clinic('budapest', 'duna-clinic'), true, paths.clinic('budapest', 'duna-clinic')],
  [
    `${paths.clinic('budapest', 'duna-clinic')}?service=cardiologist`,
    true,
    paths.clinic('budapest', 'duna-clinic'),
  ],
  [paths.procedures('budapest'), true, paths.procedures('budapest')],
  [`${paths.procedures('budapest')}?search=blood`, false, paths.procedures('budapest')],
  [paths.procedureCategories('budapest'), true, paths.procedureCategories('budapest')],
  [paths.doctor('nagy-anna'), true, paths.doctor('nagy-anna')],
  [
    paths.doctor('nagy-anna', { doctorService: 2, allReviews: true }),
    true,
    paths.doctor('nagy-anna'),
  ],
  [paths.map({ lat: 47.5, lng: 19.05 }), true, paths.map()],
  [paths.contacts(), true, paths.contacts()],
  [paths.join(), true, paths.join()],
  [paths.survey(), true, paths.survey()],
  [paths.privacyPolicy(), true, paths.privacyPolicy()],
  [paths.impresszum(), true, paths.impresszum()],
  [paths.userGtc(), true, paths.userGtc()],
])(
  '%s has the right canonical address and robots setting',
  async (path, isIndexable, canonical) => {
    const alternates = EVERYWHERE.includes(canonical) ? OF_ALL_COUNTRIES : OF_COUNTRY;
    expect(await headOf(path)).toEqual({ status: 200, isIndexable, canonical, alternates });
    expect(await headOf(inEnglish(path))).toEqual({
      status: 200,
      isIndexable,
      canonical: inEnglish(canonical),
      alternates,
    });
  },
);

const inEnglish = (path: string) => `/en${path}`.replace(/\/(?=$|\?)/, '');

test('personal pages are neither indexable nor cacheable', async () => {
  const { id, hash } = appointment;
  for (const path of [
    paths.appointment(id, hash),
    paths.appointmentCopy(id, hash),
    paths.feedback(id, hash),
    paths.offline(),
  ]) {
    expect([path, await headOf(path)]).toEqual([
      path,
      { status: 200, isIndexable: false, canonical: null, alternates: 0 },
    ]);
  }
});

test.each([
  ['an unknown page', '/nothing'],
  ['the not-found page itself', '/404'],
  ['a language of another country', '/kk'],
  ['a page in a language of another country', `/ro${LIST}`],
  ['a list without a service', '/doctors/budapest'],
  ['a list of an unknown service', '/doctors/budapest/wizard'],
  ['a list with an extra path segment', `${LIST}/more`],
  ['a list of an unknown city', '/doctors/atlantis/cardiologist'],
  ['an unknown doctor', '/doctor/unknown'],
  ['an unknown clinic', '/clinics/budapest/nothing'],
  ['clinics of an unknown city', '/clinics/atlantis'],
  ['procedures of an unknown city', '/procedures/atlantis'],
  ['procedures by category of an unknown city', '/procedures/atlantis/categories'],
  ['an appointment without its hash', '/appointments/1'],
  ['an appointment with a wrong hash', `/appointments/1?hash=${'0'.repeat(32)}`],
  ['feedback without a hash', '/feedback/1'],
  ['a disabled legal page', paths.partnerGtc()],
])('%s is a 404 that is not indexable', async (_what, path) => {
  for (const address of [path, inEnglish(path)]) {
    const { status, text } = await site.get(address);
    expect([address, status]).toEqual([address, 404]);
    expect(text).toContain('<meta name="prerender-status-code" content="404"/>');
    expect(await headOf(address)).toMatchObject({
      isIndexable: false,
      canonical: null,
      alternates: 0,
    });
  }
});

test.each([
  ['/hu', '/'],
  ['/hu/contacts', '/contacts'],
  ['/en/', '/en'],
  ['/contacts/', '/contacts'],
  [`${LIST}/`, LIST],
  [`${LIST}///?sort=price`, `${LIST}?sort=price`],
  [`/hu${LIST}/?sort=price&gclid=1`, `${LIST}?sort=price&gclid=1`],
  ['//evil.example/', '/evil.example'],
  ['/clinics/szeged/duna-clinic', '/clinics/budapest/duna-clinic'],
  ['/confidentiality', '/privacy_policy'],
  ['/user-agreement', '/user_gtc'],
  ['/en/confidentiality?gclid=1', '/en/privacy_policy?gclid=1'],
  ['/ru/user-agreement?utm_source=x', '/ru/user_gtc?utm_source=x'],
])('%s redirects permanently to %s', async (from, to) => {
  expect(await site.get(from)).toMatchObject({ status: 301, location: to });
});

test('every page has the same site name', async () => {
  const { status, location } = await site.get(`/en${LIST}?a=1`, { host: 'www.vizit.hu' });
  expect([status, location]).toEqual([301, `${SITE}/en${LIST}?a=1`]);
});
