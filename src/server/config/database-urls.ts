import type { CountryCode } from '#shared/countries/codes.ts';
import { ConfigError } from './config-error.ts';
import { readText } from './read-variables.ts';
import type { Variables } from './read-variables.ts';

/**
 * The database of each country that does not use the embedded server.
 *
 * `DATABASE_URL_HU` is the very database of that country and wins. `DATABASE_URL` names a server
 * for all: `postgres://host/vizit` gives hu the database `vizit_hu`, also when hu is the only
 * country, so that adding a second one later never renames the first.
 */
export function readDatabaseUrls(
  env: Variables,
  served: readonly CountryCode[],
): ReadonlyMap<CountryCode, string> {
  const shared = readDatabaseUrl(env, 'DATABASE_URL');
  const urls = new Map<CountryCode, string>();
  for (const country of served) {
    const own = readDatabaseUrl(env, `DATABASE_URL_${country.toUpperCase()}`);
    if (own) urls.set(country, own.href);
    else if (shared) urls.set(country, withSuffix(shared, country).href);
  }
  return urls;
}

/** The message never repeats the value: it may hold a password. */
function readDatabaseUrl(env: Variables, name: string): URL | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const valid =
    url && ['postgres:', 'postgresql:'].includes(url.protocol) && /^\/[^/]+$/.test(url.pathname);
  if (!valid) {
    throw new ConfigError(
      name,
      'must be postgres://user:password@host:port/database, with the database named',
    );
  }
  return url;
}

function withSuffix(url: URL, country: CountryCode): URL {
  const suffixed = new URL(url);
  suffixed.pathname = `${url.pathname}_${country}`;
  return suffixed;
}
