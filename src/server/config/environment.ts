import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type { CountryCode } from '#shared/countries/codes.ts';
import { ENVIRONMENTS, LOG_LEVELS } from './config.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { readCountries, readDefaultCountry } from './countries.ts';
import { readDatabaseUrls, readOtherUrls } from './database-urls.ts';
import { readFlagOverrides } from './flag-overrides.ts';
import { readGoogleTag } from './google-tag.ts';
import { readLimits } from './limits.ts';
import { readMapTiles } from './map-tiles.ts';
import { readBaseUrl, readInteger, readOneOf, readOrigins, readText } from './read-variables.ts';
import type { Variables } from './read-variables.ts';
import { readRetention } from './retention.ts';
import { readSignInLinks } from './sign-in-links.ts';
import { readSmsSettings } from './sms-settings.ts';
import { readTracing } from './tracing.ts';

const PORT_RANGE = { min: 0, max: 65_535 };
const MINIMUM_SECRET_LENGTH = 32;

/**
 * Turns environment variables into the settings of the server.
 *
 * @throws ConfigError naming the variable and what it may be.
 */
export function loadConfig(env: Variables): Config {
  const environment = readOneOf(env, 'NODE_ENV', ENVIRONMENTS) ?? 'development';
  const countries = readCountries(env);
  const databaseUrls = readDatabaseUrls(env, countries);
  return {
    environment,
    host: readText(env, 'HOST') ?? everyAddress(),
    ...readPorts(env),
    trustedProxyHops: readInteger(env, 'TRUST_PROXY', { min: 0, max: 10 }) ?? 0,
    shutdownDrainMs: readInteger(env, 'SHUTDOWN_DRAIN_MS', { min: 0, max: 600_000 }) ?? 0,
    shutdownGraceMs: readInteger(env, 'SHUTDOWN_GRACE_MS', { min: 0, max: 600_000 }) ?? 10_000,
    logLevel: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    tracing: readTracing(env),
    countries,
    defaultCountry: readDefaultCountry(env, countries),
    dataDir: resolve(readText(env, 'DATA_DIR') ?? '.data'),
    databaseUrls,
    directDatabaseUrls: readOtherUrls(env, 'DATABASE_DIRECT_URL', databaseUrls, countries),
    replicaUrls: readOtherUrls(env, 'DATABASE_REPLICA_URL', databaseUrls, countries),
    replicaMaxLagMs:
      readInteger(env, 'DATABASE_REPLICA_MAX_LAG_MS', { min: 100, max: 600_000 }) ?? 5000,
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', { min: 1, max: 200 }) ?? 10,
    sms: readSmsSettings(env),
    limits: readLimits(env),
    secret: readSecret(env, environment === 'production' ? databaseUrls : new Map()),
    retention: readRetention(env),
    flagOverrides: readFlagOverrides(env),
    apiBaseUrl: readBaseUrl(env, 'API_BASE_URL'),
    frontApiBaseUrl: readBaseUrl(env, 'FRONT_API_BASE_URL'),
    corsOrigins: readOrigins(env, 'CORS_ORIGINS'),
    mapTiles: readMapTiles(env),
    googleTagId: readGoogleTag(env),
    signInLinks: readSignInLinks(env),
  };
}

/** Whether an npm script started this process and waits for it. */
export function isRunByNpm(): boolean {
  return process.env.npm_lifecycle_event !== undefined;
}

/** The settings of this process. */
export function loadProcessConfig(): Config {
  return loadConfig(process.env);
}

function readPorts(env: Variables): Pick<Config, 'port' | 'metricsPort'> {
  const port = readInteger(env, 'PORT', PORT_RANGE) ?? 3000;
  const metricsPort = readInteger(env, 'METRICS_PORT', PORT_RANGE);
  if (metricsPort === port && port !== 0) {
    throw new ConfigError('METRICS_PORT', 'must differ from PORT: metrics are not for visitors');
  }
  return { port, metricsPort };
}

/**
 * Several processes on one real server must share a secret, or a cookie signed by one is foreign
 * to the next; in production a database of its own is the sign of several processes.
 */
function readSecret(
  env: Variables,
  sharedDatabases: ReadonlyMap<CountryCode, string>,
): string | undefined {
  const secret = readText(env, 'SECRET');
  if (secret !== undefined && secret.length < MINIMUM_SECRET_LENGTH) {
    throw new ConfigError('SECRET', `must have at least ${MINIMUM_SECRET_LENGTH} characters`);
  }
  if (secret === undefined && sharedDatabases.size > 0) {
    throw new ConfigError(
      'SECRET',
      `is required in production with DATABASE_URL: ${MINIMUM_SECRET_LENGTH} or more random characters, the same for every process`,
    );
  }
  return secret;
}

/** `::` takes IPv4 as well, but cannot be bound where the kernel has no IPv6. */
function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}
