import type { CountryCode } from '#shared/countries/codes.ts';
import { ConfigError } from './config-error.ts';
import { readText } from './read-variables.ts';
import type { Variables } from './read-variables.ts';

type Urls = ReadonlyMap<CountryCode, string>;

/**
 * The database of each country that does not use the embedded server.
 *
 * `DATABASE_URL_HU` is the very database of that country and wins. `DATABASE_URL` names a server
 * for all: `postgres://host/vizit` gives hu the database `vizit_hu`, also when hu is the only
 * country, so that adding a second one later never renames the first.
 */
export function readDatabaseUrls(env: Variables, served: readonly CountryCode[]): Urls {
  return readUrls(env, 'DATABASE_URL', served);
}

/**
 * Other ways to the same databases, named in the same manner: `DATABASE_DIRECT_URL` past a pooler,
 * `DATABASE_MIGRATION_URL` as the owner of the tables, `DATABASE_REPLICA_URL` to a copy.
 *
 * @throws ConfigError for a country whose database is not named itself.
 */
export function readOtherUrls(
  env: Variables,
  name: 'DATABASE_DIRECT_URL' | 'DATABASE_MIGRATION_URL' | 'DATABASE_REPLICA_URL',
  databases: Urls,
  served: readonly CountryCode[],
): Urls {
  const urls = readUrls(env, name, served);
  for (const country of urls.keys()) {
    if (databases.has(country)) continue;
    throw new ConfigError(name, `needs DATABASE_URL, or DATABASE_URL_${country.toUpperCase()}`);
  }
  return urls;
}

function readUrls(env: Variables, name: string, served: readonly CountryCode[]): Urls {
  const shared = readDatabaseUrl(env, name);
  const urls = new Map<CountryCode, string>();
  for (const country of served) {
    const own = readDatabaseUrl(env, `${name}_${country.toUpperCase()}`);
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
