import type { ApiBaseUrls } from '#shared/contract/api.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ConfigError } from '../config-error.ts';
import { readBaseUrl, type Variables } from '../read-variables.ts';

/**
 * Reads `API_BASE_URL` and `FRONT_API_BASE_URL`, and `API_BASE_URL_HU` and the like for one country.
 * The API derives the country from the host, so several countries cannot share one base URL.
 */
export function readApiBaseUrls(
  env: Variables,
  countries: readonly CountryCode[],
): ReadonlyMap<CountryCode, ApiBaseUrls> {
  const read = (name: string, country: CountryCode) => {
    const shared = readBaseUrl(env, name);
    if (shared !== '' && countries.length > 1) {
      throw new ConfigError(
        name,
        `works for one country only; set ${name}_${country.toUpperCase()} and so on for each of the ${countries.length} countries`,
      );
    }
    return readBaseUrl(env, `${name}_${country.toUpperCase()}`) || shared;
  };
  return new Map(
    countries.map((country) => [
      country,
      { api: read('API_BASE_URL', country), front: read('FRONT_API_BASE_URL', country) },
    ]),
  );
}
