import { SEARCH_INDEX } from '#shared/contract/search.ts';
import { isSameText, keyedHash } from '#server/lib/keyed-hash.ts';
import type { Site } from '#server/site.ts';
import { SearchRefusal } from './search-refusal.ts';

export interface SearchCredentials {
  readonly application_id: string;
  readonly api_key: string;
  readonly index: string;
}

/** The length of Algolia's keys. */
const KEY_LENGTH = 32;

/** Caches the credentials of each site, as every search and page needs them. */
const known = new WeakMap<Site, SearchCredentials>();

/**
 * Returns the search credentials for browsers. The key is public and grants nothing else. It differs by
 * country, and all processes of a country share it.
 */
export function searchCredentials(site: Site): SearchCredentials {
  const before = known.get(site);
  if (before !== undefined) return before;
  const { code } = site.country;
  const credentials = {
    application_id: `VIZIT${code.toUpperCase()}`,
    api_key: keyedHash(site.secret, 'search', code).slice(0, KEY_LENGTH),
    index: SEARCH_INDEX,
  };
  known.set(site, credentials);
  return credentials;
}

/** @throws SearchRefusal, a 403, unless both are those of the country */
export function checkCredentials(site: Site, applicationId: string, apiKey: string): void {
  const expected = searchCredentials(site);
  if (applicationId === expected.application_id && isSameText(apiKey, expected.api_key)) return;
  throw new SearchRefusal(403, 'Invalid Application-ID or API key');
}
