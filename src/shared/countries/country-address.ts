import type { CountryCode } from './codes.ts';
import { countryOf } from './index.ts';

/**
 * The address of another country's site, beside the one that is being looked at: on a developer's
 * machine the countries are subdomains of localhost.
 */
export function countryAddress(code: CountryCode, origin: string): string {
  const here = new URL(origin);
  const isLocal = here.hostname === 'localhost' || here.hostname.endsWith('.localhost');
  if (!isLocal) return `https://${countryOf(code).host}`;
  const port = here.port === '' ? '' : `:${here.port}`;
  return `${here.protocol}//${code}.localhost${port}`;
}
