import type { CountryCode } from '#shared/countries/codes.ts';
import { countryByHost } from '#shared/countries/index.ts';
import type { Site } from './site.ts';

/** The sites of this process. */
export interface Sites {
  readonly sites: ReadonlyMap<CountryCode, Site>;
  readonly defaultSite: Site;
  /** True if links use the production hosts of the countries, regardless of the requested host. */
  readonly isProduction?: boolean;
}

/** Returns the site of a requested host, and the origin of its links. */
export function requestedSite(
  { sites, defaultSite, isProduction = false }: Sites,
  host: string,
  scheme: string,
): { site: Site; origin: string } {
  const code = countryByHost(host);
  const site = (code === null ? undefined : sites.get(code)) ?? defaultSite;
  // In production, links and cache keys never contain the requested spelling of the host.
  const name = (!isProduction && host.toLowerCase()) || site.country.host;
  return { site, origin: `${scheme}://${name}` };
}
