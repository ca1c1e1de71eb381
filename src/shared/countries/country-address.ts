import type { CountryCode } from './codes.ts';
import { countryOf } from './index.ts';

/**
 * Returns the origin of another country's site, given the current origin: in development the countries
 * are subdomains of localhost.
 */
export function countryAddress(code: CountryCode, origin: string): string {
  const here = new URL(origin);
  const isLocal = here.hostname === 'localhost' || here.hostname.endsWith('.localhost');
  if (!isLocal) return `https://${countryOf(code).host}`;
  const port = here.port === '' ? '' : `:${here.port}`;
  return `${here.protocol}//${code}.localhost${port}`;
}
