import { parseArgs } from 'node:util';
import { isCountryCode, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { paths } from '#shared/paths.ts';
import { findSlot } from '#tests/support/e2e/data/find-slot.ts';
import { findPageKinds } from '#tests/support/e2e/data/page-kinds.ts';
import { createReserve } from '#tests/support/e2e/data/reserve.ts';
import { serveSites } from '#tests/support/e2e/serve-sites.ts';
import { markdownTable } from '../table.ts';
import { measurePage, METRICS, type IntendedFailures, type Measured } from './measure-page.ts';
import { openBrowser } from './open-browser.ts';

/** The minimum scores on Lighthouse's slow phone, out of 100. */
const MIN_SCORES = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: 'string', default: 'hu' },
    runs: { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
  },
});

/*
 * `npm run lighthouse -- [--country hu] [--runs 3] [--all | path …]`: prints the median of the runs for the
 * home page, a list, a profile and a clinic, for a page of each kind, or for the given paths. Exits with
 * 1 below a minimum score.
 */
const { country } = values;
if (!isCountryCode(country)) throw new Error(`${country} is not a country`);
const sites = await serveSites();
const { browser, port } = await openBrowser(countryOf(country).timeZone);
let isGood = true;
try {
  const chosen = await choosePages(country);
  const rows: string[][] = [];
  for (const path of chosen) {
    const measured = await measurePage(sites.originOf(country) + path, port, {
      runs: Number(values.runs),
      ...(await intendedFailures(sites.originOf(country) + path)),
    });
    rows.push([path, ...figuresOf(measured)]);
    if (!isWithin(measured)) isGood = false;
    for (const failure of measured.failures) process.stderr.write(`  ${path}: ${failure}\n`);
  }
  process.stdout.write(
    markdownTable(['page', ...Object.keys(MIN_SCORES), ...METRICS.map(({ name }) => name)], rows),
  );
} finally {
  await browser.close();
  await sites.stop();
}
if (!isGood) process.exitCode = 1;

async function choosePages(country: CountryCode): Promise<readonly string[]> {
  if (positionals.length > 0) return positionals;
  return values.all ? pagesOfEachKind(country) : typicalPages(country);
}

async function pagesOfEachKind(country: CountryCode): Promise<string[]> {
  const backend = await sites.backend(country, defaultLocaleOf(countryOf(country)));
  const claimed = new Set<string>();
  const claim = (name: string) => !claimed.has(name) && claimed.add(name).has(name);
  const reserve = createReserve(backend, { country, seed: 0, claim });
  return [...(await findPageKinds(backend, reserve, country)).pages.values()];
}

/** Returns the failures that a page intends: it is not found, or hidden from search engines. */
async function intendedFailures(url: string): Promise<IntendedFailures> {
  const page = await browser.newPage();
  try {
    const response = await page.goto(url);
    const hidden = page.locator('meta[name="robots"][content*="noindex"]');
    const isHidden =
      (await hidden.count()) > 0 || (response?.headers()['x-robots-tag'] ?? '').includes('noindex');
    const ignoreStatusCode = response?.status() === 404;
    return {
      ignoreStatusCode,
      skipAudits: [
        ...(ignoreStatusCode ? ['http-status-code', 'errors-in-console'] : []),
        ...(isHidden ? ['is-crawlable'] : []),
      ],
    };
  } finally {
    await page.close();
  }
}

async function typicalPages(country: CountryCode): Promise<string[]> {
  const { api } = await sites.backend(country, defaultLocaleOf(countryOf(country)));
  const { list, doctor } = await findSlot(api, {});
  const [city] = (await api.cities()).results;
  if (city === undefined) throw new Error('The country has no city');
  const [clinic] = (await api.clinics({ city: city.id, limit: 1 })).results;
  if (clinic === undefined) throw new Error('The city has no clinic');
  return [paths.home(), list, paths.doctor(doctor.slug), paths.clinic(city.slug, clinic.slug)];
}

function figuresOf({ scores, metrics }: Measured): string[] {
  return [
    ...Object.keys(MIN_SCORES).map((category) => String(scores[category])),
    ...METRICS.map(({ id, show }) => show(metrics[id] ?? Number.NaN)),
  ];
}

function isWithin({ scores }: Measured): boolean {
  return Object.entries(MIN_SCORES).every(
    ([category, minimum]) => (scores[category] ?? 0) >= minimum,
  );
}
