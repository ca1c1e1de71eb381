import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { ENVIRONMENTS, LOG_LEVELS } from './config.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { readCountries, readDefaultCountry } from './countries.ts';
import { readDatabaseUrls, readOtherUrls } from './database-urls.ts';
import { readApiBaseUrls } from './settings/api-base-urls.ts';
import { readFlagOverrides } from './settings/flag-overrides.ts';
import { readGoogleTag } from './settings/google-tag.ts';
import { readLimits } from './settings/limits.ts';
import { readMapTiles } from './settings/map-tiles.ts';
import { readInteger, readOneOf, readOrigins, readText } from './read-variables.ts';
import type { Variables } from './read-variables.ts';
import { readRetention } from './settings/retention.ts';
import { readSecret, rejectPlaceholders } from './settings/secret/secret-setting.ts';
import { readSignInLinks } from './settings/sign-in-links.ts';
import { readSmsSettings } from './settings/sms-settings.ts';
import { readTracing } from './settings/tracing.ts';

const PORT_RANGE = { min: 0, max: 65_535 };
/** Resolves to both loopback addresses, 127.0.0.1 and ::1. */
export const LOOPBACK = 'localhost';

/**
 * Parses environment variables into the settings of the server.
 *
 * @throws ConfigError naming the variable and its allowed values.
 */
export function loadConfig(env: Variables): Config {
  const environment = readOneOf(env, 'NODE_ENV', ENVIRONMENTS) ?? 'development';
  const isProduction = environment === 'production';
  if (isProduction) rejectPlaceholders(env);
  const countries = readCountries(env);
  const databaseUrls = readDatabaseUrls(env, countries);
  return {
    environment,
    // Without the safeguards of production, other machines must not reach the server.
    host: readText(env, 'HOST') ?? (isProduction ? wildcardAddress() : LOOPBACK),
    ...readPorts(env),
    hasDemoData: readOneOf(env, 'DEMO_DATA', ['on', 'off']) !== 'off',
    metricsHost: readText(env, 'METRICS_HOST') ?? '127.0.0.1',
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
    migrationUrls: readOtherUrls(env, 'DATABASE_MIGRATION_URL', databaseUrls, countries),
    replicaUrls: readOtherUrls(env, 'DATABASE_REPLICA_URL', databaseUrls, countries),
    replicaMaxLagMs:
      readInteger(env, 'DATABASE_REPLICA_MAX_LAG_MS', { min: 100, max: 600_000 }) ?? 5000,
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', { min: 1, max: 200 }) ?? 10,
    sms: readSmsSettings(env, isProduction),
    limits: readLimits(env),
    secret: readSecret(env, isProduction),
    retention: readRetention(env),
    flagOverrides: readFlagOverrides(env),
    apiBaseUrls: readApiBaseUrls(env, countries),
    corsOrigins: readOrigins(env, 'CORS_ORIGINS'),
    mapTiles: readMapTiles(env, environment === 'development'),
    googleTagId: readGoogleTag(env),
    signInLinks: readSignInLinks(env),
  };
}

/** Returns true if an npm script started this process and waits for it. */
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
    throw new ConfigError('METRICS_PORT', 'must differ from PORT: metrics are not public');
  }
  return { port, metricsPort };
}

/** Returns `::`, which also accepts IPv4, unless the kernel has no IPv6. */
function wildcardAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0';
}
