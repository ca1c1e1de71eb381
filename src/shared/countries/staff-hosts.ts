import { COUNTRY_CODES } from './codes.ts';
import { countryOf } from './index.ts';

/** The sites of staff, each on a subdomain of the country's host. */
const STAFF_SITES = ['operator', 'cabinet'] as const;
export type StaffSite = (typeof STAFF_SITES)[number];

const COUNTRY_HOSTS = COUNTRY_CODES.flatMap((code) => [`${code}.localhost`, countryOf(code).host]);

/** Matches the hosts of staff sites: `operator.vizit.hu`, `cabinet.hu.localhost:3000`. */
export const STAFF_HOST = new RegExp(
  `^(${STAFF_SITES.join('|')})\\.(?:${COUNTRY_HOSTS.map(RegExp.escape).join('|')})(?::\\d+)?$`,
  'i',
);

/** Returns the staff site that a host names, or null. */
export function staffSiteByHost(host: string): StaffSite | null {
  const name = STAFF_HOST.exec(host)?.[1]?.toLowerCase();
  return STAFF_SITES.find((site) => site === name) ?? null;
}
