import type { FlagName } from '#shared/countries/flags.ts';
import { paths } from '#shared/paths.ts';
import type { Site } from '#server/site.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** The static pages, with the flag that enables each. The map requires a city. */
const PAGES: readonly (SitemapEntry & { flag?: FlagName; needsCity?: true })[] = [
  { path: paths.home(), isEverywhere: true },
  { path: paths.map(), flag: 'map', needsCity: true, isEverywhere: true },
  { path: paths.contacts(), isEverywhere: true },
  { path: paths.join(), flag: 'join', isEverywhere: true },
  { path: paths.survey(), flag: 'survey', isEverywhere: true },
  { path: paths.impresszum(), flag: 'impresszum' },
  { path: paths.privacyPolicy(), flag: 'privacyPolicy' },
  { path: paths.userGtc(), flag: 'userGtc' },
  { path: paths.processingAgreement(), flag: 'processingAgreement' },
  { path: paths.partnerGtc(), flag: 'partnerGtc' },
];

export function pageEntries({ flags, reference }: Site): SitemapEntry[] {
  const hasCities = reference.current.cities.length > 0;
  return PAGES.filter(
    ({ flag, needsCity }) => (flag === undefined || flags[flag]) && (hasCities || !needsCity),
  );
}
