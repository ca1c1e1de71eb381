import { matchRoutes } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/contract/endpoints.ts';
import { FLAG_NAMES, type FlagName, type Flags } from '#shared/countries/flags.ts';
import { paths } from '#shared/paths.ts';
import { book, payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
  type SitesWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';
import { createRoutes, PAGE_IDS } from '#web/routes.ts';

/** The paths that exist only while a flag is on. */
const PATHS_BY_FLAG = {
  clinics: [paths.clinics('budapest'), paths.clinic('budapest', 'duna-clinic')],
  procedures: [paths.procedures('budapest'), paths.procedureCategories('budapest')],
  map: [paths.map()],
  join: [paths.join()],
  survey: [paths.survey()],
  // Followed by the appointment's number and hash.
  feedback: ['/feedback/'],
  impresszum: [paths.impresszum()],
  privacyPolicy: [paths.privacyPolicy(), '/confidentiality'],
  userGtc: [paths.userGtc(), '/user-agreement'],
  processingAgreement: [paths.processingAgreement()],
  partnerGtc: [paths.partnerGtc()],
} as const satisfies Partial<Record<FlagName, readonly string[]>>;

type SwitchingFlag = keyof typeof PATHS_BY_FLAG;

const FLAGS = FLAG_NAMES.filter((flag): flag is SwitchingFlag => flag in PATHS_BY_FLAG);

/** The paths that no flag disables. */
const ALWAYS = [
  paths.home(),
  paths.doctors('budapest', 'cardiologist'),
  paths.doctors('budapest', 'blood-test'),
  paths.doctor('nagy-anna'),
  paths.contacts(),
  paths.favourites(),
  paths.offline(),
];

/** The code of the screen of a queue. */
const SCREEN = 'a'.repeat(24);

const ALL_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true])) as Partial<Flags>;

let sites: SitesWithFlags;
let appointment: { id: number; hash: string };
/** The targets of all links, with all flags on. */
let links: Link[];
beforeAll(async () => {
  sites = await startSitesWithFlags();
  const [slot] = await slotsOn(sites.server, TUESDAY);
  const { body } = await book(sites.server, payload(slot?.id ?? 0));
  appointment = body as typeof appointment;
  await sites.server.database.pool.query(
    'insert into walk_in_queue (clinic_branch_id, is_open, screen_code) values (1, true, $1)',
    [SCREEN],
  );
  links = await linksOf(await sites.open(ALL_ON), allPages());
});
afterAll(() => sites.close());

interface Link {
  from: string;
  to: string;
}

const pagesOf = (flag: SwitchingFlag): string[] =>
  flag === 'feedback'
    ? [paths.feedback(appointment.id, appointment.hash)]
    : PATHS_BY_FLAG[flag].map(String);
const allPages = (): string[] => [
  ...ALWAYS,
  paths.appointment(appointment.id, appointment.hash),
  paths.appointmentCopy(appointment.id, appointment.hash),
  paths.queue(SCREEN),
  ...FLAGS.flatMap(pagesOf),
];

/** Returns the links and forms of pages. Expects every page to exist. */
async function linksOf(site: SiteWithFlags, pages: readonly string[]): Promise<Link[]> {
  const found: Link[] = [];
  for (const from of pages) {
    const { status, location, text } = await site.get(from);
    expect([from, status]).toEqual([from, location === undefined ? 200 : 301]);
    for (const [, to = ''] of text.matchAll(/ (?:href|action)="(\/[^"#?]*)/g)) {
      found.push({ from, to });
    }
  }
  return found;
}

/** Returns whether a flag switches a path. */
function isSwitchedBy(flag: SwitchingFlag, path: string): boolean {
  const [, first = ''] = path.replace(/^\/(?:en|ru)\//, '/').split('/');
  return PATHS_BY_FLAG[flag].some((page) => page.split('/')[1] === first);
}

test('every page is listed in this test', () => {
  const tested = [...allPages(), paths.notFound()].map((path) => {
    const { pathname } = new URL(path, 'https://vizit.hu');
    return matchRoutes(createRoutes('hu'), pathname)?.at(-1)?.route.id;
  });
  expect(PAGE_IDS.filter((id) => !tested.includes(id))).toEqual([]);
});

describe.each(FLAGS)('with the flag %s off', (flag) => {
  let site: SiteWithFlags;
  beforeAll(async () => {
    site = await sites.open({ ...ALL_ON, [flag]: false });
  });

  test('the pages of a disabled flag are not found in any language', async () => {
    for (const path of pagesOf(flag).flatMap((path) => [path, `/en${path}`])) {
      const { status, text } = await site.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<meta name="prerender-status-code" content="404"/>');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
      expect(text).not.toContain('rel="canonical"');
      expect(text).toContain(`/404?from_url=${encodeURIComponent(path)}`);
    }
  });

  test('all other pages are found, and none links to a disabled page', async () => {
    const others = allPages().filter((path) => !isSwitchedBy(flag, path));
    const disabledLinks = (await linksOf(site, others)).filter(({ to }) => isSwitchedBy(flag, to));
    expect(disabledLinks).toEqual([]);
    // The page links to the feedback form only after the appointment.
    if (flag === 'feedback') return;
    expect(
      links.filter(({ from, to }) => isSwitchedBy(flag, to) && !isSwitchedBy(flag, from)),
    ).not.toEqual([]);
  });

  test('the sitemaps exclude only disabled pages', async () => {
    expect((await namedPaths(site)).some((path) => isSwitchedBy(flag, path))).toBe(false);
    const named = await namedPaths(await sites.open(ALL_ON));
    expect(named.some((path) => isSwitchedBy(flag, path))).toBe(flag !== 'feedback');
  });
});

/** Returns the paths of all sitemaps. */
async function namedPaths(site: SiteWithFlags): Promise<string[]> {
  const pathsIn = async (path: string) => {
    const { text } = await site.get(path);
    return [...text.matchAll(/<loc>http:\/\/vizit\.hu([^<]*)</g)].map(([, found = '']) => found);
  };
  const sitemaps = await pathsIn('/sitemap.xml');
  return (await Promise.all(sitemaps.map(pathsIn))).flat();
}

describe.each(
  Object.values(endpoints).flatMap((endpoint) =>
    'flag' in endpoint
      ? [{ flag: endpoint.flag, method: endpoint.method, path: endpoint.path }]
      : [],
  ),
)('the endpoint $method $path', ({ flag, path }) => {
  test(`the endpoint exists only where ${flag} is on`, async () => {
    const url = path.replace(':id', String(appointment.id));
    const on = await sites.open({ [flag]: true });
    expect((await on.post(url)).status).toBe(400);
    const off = await sites.open({ [flag]: false });
    expect((await off.post(url)).status).toBe(404);
  });
});
