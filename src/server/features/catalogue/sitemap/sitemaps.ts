import type { Site } from '#server/site.ts';
import { clinicEntries } from './clinic-entries.ts';
import { doctorEntries, doctorFiles } from './doctor-entries.ts';
import { listEntries } from './list-entries.ts';
import { pageEntries } from './page-entries.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** Lists the sitemaps of a country: pages, lists and clinics of each city, doctors. */
export async function sitemapNames(site: Site): Promise<string[]> {
  const { cities, doctorCounts } = site.reference.current;
  const served = cities.filter(({ id }) => doctorCounts({ city: id }) > 0);
  const files = await doctorFiles(site);
  return [
    'pages',
    ...served.map(({ slug }) => `lists-${slug}`),
    ...cities
      .filter((city) => clinicEntries(site, city).length > 0)
      .map(({ slug }) => `clinics-${slug}`),
    ...files.map((file) => `doctors-${file}`),
  ];
}

/** Returns the entries of a sitemap in batches; null for an unknown name. */
export async function sitemapEntries(
  site: Site,
  name: string,
): Promise<AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]> | null> {
  if (!(await sitemapNames(site)).includes(name)) return null;
  const [, kind, which = ''] = /^([a-z]+)-?(.*)$/.exec(name) ?? [];
  if (kind === 'doctors') return doctorEntries(site, Number(which));
  if (kind === 'pages') return [pageEntries(site)];
  const city = site.reference.current.cities.find(({ slug }) => slug === which);
  if (city === undefined) return [[]];
  return [kind === 'clinics' ? clinicEntries(site, city) : await listEntries(site, city)];
}

/** Lists the paths of all lists of doctors, clinics and procedures in the sitemaps. */
export async function listsOfCities(site: Site): Promise<string[]> {
  const { cities } = site.reference.current;
  const lists = await Promise.all(
    cities.map(async (city) => [...(await listEntries(site, city)), ...clinicEntries(site, city)]),
  );
  return lists.flat().map(({ path }) => path);
}
