import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FLAG_NAMES, type Flags } from '#shared/countries/flags.ts';
import { localePath, paths } from '#shared/paths.ts';
import { MIGRATED } from '#tests/support/database/database.ts';
import { createMemoryLog } from '#tests/support/http/memory-log.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
  type SitesWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';

const ALL_ON = Object.fromEntries(FLAG_NAMES.map((flag) => [flag, true])) as Partial<Flags>;
const WARNING = 40;
const CITY = 'budapest';

const log = createMemoryLog();
let sites: SitesWithFlags;
let site: SiteWithFlags;
beforeAll(async () => {
  sites = await startSitesWithFlags({ template: MIGRATED, logger: log.logger });
  site = await sites.open(ALL_ON);
});
afterAll(() => sites.close());
beforeEach(() => void log.takeLines());

/** Requests a page in two languages. Expects no error in the console or the log. */
async function open(path: string) {
  const consoleError = vi.spyOn(console, 'error');
  const [page, translated] = [await site.get(path), await site.get(localePath(path, 'en', 'hu'))];
  expect(consoleError).not.toHaveBeenCalled();
  // A busy machine makes any request slow, which is a warning too.
  const isFault = ({ level, msg }: Record<string, unknown>) =>
    Number(level) >= WARNING && msg !== 'slow request';
  expect(log.takeLines().filter(isFault)).toEqual([]);
  expect(translated.status).toBe(page.status);
  return page;
}

test.each([
  paths.home(),
  paths.favourites(),
  paths.contacts(),
  paths.join(),
  paths.survey(),
  paths.offline(),
  paths.impresszum(),
  paths.privacyPolicy(),
  paths.userGtc(),
  paths.processingAgreement(),
  paths.partnerGtc(),
])('in a country without data, the page %s is found', async (path) => {
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(/undefined|\/(?:doctors|clinics|procedures)\b|"\/(?:en\/)?map"/);
});

test.each([paths.home(), paths.doctors(CITY, 'cardiologist'), paths.clinics(CITY), '/nowhere'])(
  'in a country without data, the page %s says that it starts soon and links to the join form',
  async (path) => {
    const { text } = await open(path);
    expect(text).toContain('hamarosan itt is elindul');
    expect(text).toMatch(/<main.*href="\/join".*<\/main>/s);
    expect(text).not.toContain('egy perc alatt');
  },
);

test.each([
  ['/confidentiality', paths.privacyPolicy()],
  ['/user-agreement', paths.userGtc()],
  ['/doctors', paths.home('specialties')],
])('in a country without data, %s redirects to %s', async (path, target) => {
  expect((await open(path)).location).toBe(target);
});

test.each([
  paths.doctors(CITY, 'cardiologist'),
  paths.clinics(CITY),
  paths.clinic(CITY, 'duna-clinic'),
  paths.procedures(CITY),
  paths.procedureCategories(CITY),
  paths.doctor('nagy-anna'),
  paths.map(),
  '/clinics',
  '/procedures',
  paths.notFound(),
  '/nowhere',
])('in a country without data, the page %s is not found', async (path) => {
  const { status, text } = await open(path);
  expect(status).toBe(404);
  expect(text).toContain('<meta name="prerender-status-code" content="404"/>');
});

test('in a country without data, the sitemap lists only pages that are found', async () => {
  const locations = async (path: string) => {
    const { text } = await site.get(path);
    return [...text.matchAll(/<loc>http:\/\/vizit\.hu([^<]*)</g)].map(([, found = '']) => found);
  };
  const pages = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
  expect(pages).toContain(paths.join());
  for (const path of pages) {
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  }
});
