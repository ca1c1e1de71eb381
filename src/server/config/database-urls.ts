import type { CountryCode } from '#shared/countries/codes.ts';
import { ConfigError } from './config-error.ts';
import { readText } from './read-variables.ts';
import type { Variables } from './read-variables.ts';

type Urls = ReadonlyMap<CountryCode, string>;

/**
 * Reads the database URL of each country that does not use the embedded server.
 *
 * `DATABASE_URL_HU` is the database of that country and takes precedence. `DATABASE_URL` is a server
 * for all countries: `postgres://host/vizit` gives hu the database `vizit_hu`, even when hu is the
 * only country, so that adding a second one never renames the first.
 */
export function readDatabaseUrls(env: Variables, served: readonly CountryCode[]): Urls {
  return readUrls(env, 'DATABASE_URL', served);
}

/**
 * Reads other URLs of the same databases, by the same rule: `DATABASE_DIRECT_URL` bypasses a pooler,
 * `DATABASE_MIGRATION_URL` uses the owner of the tables, `DATABASE_REPLICA_URL` is a replica.
 *
 * @throws ConfigError for a country without a database URL.
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

/** The error never contains the value, which may hold a password. */
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
