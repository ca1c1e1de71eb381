import type { CountryCode } from '#shared/countries/codes.ts';
import { SEARCH_INDEX } from '#shared/contract/catalogue/search/search.ts';
import { cached } from '#server/lib/cached.ts';
import { isSameText, keyedHash } from '#server/lib/keyed-hash.ts';
import { SearchError } from './search-error.ts';

export interface SearchCredentials {
  readonly application_id: string;
  readonly api_key: string;
  readonly index: string;
}

interface CredentialsSite {
  readonly country: { readonly code: CountryCode };
  readonly secret: string;
}

/** The length of an Algolia key. */
const KEY_LENGTH = 32;

/**
 * Returns the search credentials for browsers. The key is public and gives access to nothing else. It
 * differs between countries and is the same in all processes of a country. Every search and every page
 * needs them, so they are cached.
 */
export const searchCredentials = cached(
  ({ country: { code }, secret }: CredentialsSite): SearchCredentials => ({
    application_id: `VIZIT${code.toUpperCase()}`,
    api_key: keyedHash(secret, 'search', code).slice(0, KEY_LENGTH),
    index: SEARCH_INDEX,
  }),
  new WeakMap(),
);

/**
 * Checks the credentials of a search.
 *
 * @throws SearchError 403 unless both are those of the country.
 */
export function checkCredentials(
  site: CredentialsSite,
  applicationId: string,
  apiKey: string,
): void {
  const expected = searchCredentials(site);
  if (applicationId === expected.application_id && isSameText(apiKey, expected.api_key)) return;
  throw new SearchError(403, 'Invalid Application-ID or API key');
}
