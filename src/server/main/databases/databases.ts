import type { CountryCode } from '#shared/countries/codes.ts';
import { ConfigError } from '#server/config/config-error.ts';
import type { Config } from '#server/config/config.ts';
import { hasErrorCode } from '#server/config/error-code.ts';
import { embeddedDatabaseName, type DatabaseConnection } from '#server/db/connection.ts';
import { SERVING_ROLE } from '#server/db/embedded/installation/installation.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';
import { ensureDatabase } from '#server/db/migrate/ensure-database.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import { migrate, requireMigrated } from '#server/db/migrate/migrate.ts';
import { readSchemaFiles } from '#server/db/migrate/schema-files.ts';
import { requireServingRole } from '#server/db/migrate/require-serving-role.ts';
import { ensureServingRole, roleOf } from '#server/db/migrate/roles.ts';
import { storeSessionSettings } from '#server/db/pool/session-settings.ts';
import { print } from '../command-line/print.ts';
import { waitForDatabase } from './wait-for-database.ts';

export interface Databases {
  /** The migrated databases, connected directly and not through a pooler. */
  readonly connections: ReadonlyMap<CountryCode, DatabaseConnection>;
  /** The same databases as the role that owns the tables, if this process has its URL. */
  readonly owners: ReadonlyMap<CountryCode, DatabaseConnection>;
  /** Stops the embedded server, if this process started one. */
  stop(): Promise<void>;
}

/** The connections to one database: as the serving role and, if known, as the owner of the tables. */
interface Access {
  serving: DatabaseConnection;
  owner: DatabaseConnection | undefined;
}

/**
 * Opens and migrates the database of every country: on the server of its URL, or on the embedded
 * PostgreSQL, which starts when a country needs it.
 *
 * @throws ConfigError when a database URL is wrong, or the serving role has too many privileges for
 * production.
 */
export async function openDatabases(config: Config, log: DatabaseLog): Promise<Databases> {
  const isEmbeddedNeeded = config.countries.some((code) => !config.databaseUrls.has(code));
  const embedded = isEmbeddedNeeded
    ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
    : null;
  try {
    if (embedded !== null) {
      await ensureServingRole({ ...embedded.connection, database: 'postgres' }, SERVING_ROLE);
    }
    const accesses = config.countries.map(
      (code) => [code, accessTo(config, code, embedded)] as const,
    );
    await Promise.all(
      accesses.map(([code, access]) =>
        config.databaseUrls.has(code)
          ? prepare(config, code, access, log).catch((error: unknown) => {
              throw namingUrl(error, code);
            })
          : waitForDatabase({ country: code, report: print }, () =>
              prepare(config, code, access, log),
            ),
      ),
    );
    return {
      connections: new Map(accesses.map(([code, { serving }]) => [code, serving])),
      owners: new Map(accesses.flatMap(([code, { owner }]) => (owner ? [[code, owner]] : []))),
      stop: async () => embedded?.stop(),
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * Checks that a process which migrates has the URL of the owner role.
 *
 * @throws ConfigError naming the missing variable.
 */
export function requireMigrationUrls(config: Config): void {
  const { countries, databaseUrls, environment, migrationUrls } = config;
  if (environment !== 'production') return;
  if (countries.every((code) => !databaseUrls.has(code) || migrationUrls.has(code))) return;
  throw new ConfigError(
    'DATABASE_MIGRATION_URL',
    'is required in production by migrate and seed: the URL with the role that owns the tables',
  );
}

function accessTo(config: Config, code: CountryCode, embedded: EmbeddedPostgres | null): Access {
  const { databaseUrls, directDatabaseUrls, migrationUrls } = config;
  const address = directDatabaseUrls.get(code) ?? databaseUrls.get(code);
  if (address === undefined) {
    if (embedded === null) throw new Error('the embedded server was not started');
    const owner = { ...embedded.connection, database: embeddedDatabaseName(code) };
    return { owner, serving: { ...owner, user: SERVING_ROLE } };
  }
  const serving = { connectionString: address };
  const migrating = migrationUrls.get(code);
  if (migrating !== undefined) return { serving, owner: { connectionString: migrating } };
  return { serving, owner: config.environment === 'production' ? undefined : serving };
}

async function prepare(
  config: Config,
  code: CountryCode,
  { serving, owner }: Access,
  log: DatabaseLog,
): Promise<void> {
  const files = await readSchemaFiles();
  if (owner === undefined) await requireMigrated(serving, files);
  else {
    await ensureDatabase(owner);
    const role = roleOf(serving);
    await migrate(owner, files, log, role === roleOf(owner) ? undefined : role);
    if (config.directDatabaseUrls.has(code)) await storeSessionSettings(serving);
  }
  if (config.environment === 'production') {
    requireOneRole(config, code, roleOf(serving));
    await requireServingRole(serving);
  }
}

/** No server at the address, an unknown host, a wrong role or password, and a database that does not exist. */
const WRONG_URL_CODES = [
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '28000',
  '28P01',
  '3D000',
] as const;
/** The message of `pg` for a server that does not answer. */
const NO_ANSWER = 'timeout expired';

/** Returns a ConfigError for an error of opening a connection, and every other error as it is. */
function namingUrl(error: unknown, code: CountryCode): unknown {
  const isUnanswered = error instanceof Error && error.message === NO_ANSWER;
  if (!isUnanswered && !hasErrorCode(error, ...WRONG_URL_CODES)) return error;
  // Node reports all addresses of a host in one error without a message.
  const causes = error instanceof AggregateError ? error.errors : [error];
  const reasons = causes.map((cause) => (cause instanceof Error ? cause.message : String(cause)));
  return new ConfigError(
    `DATABASE_URL_${code.toUpperCase()} or DATABASE_URL`,
    `cannot open this database: ${reasons.join(', ')}`,
  );
}

/** Checks that pooler and replica use the same role, as only that of the direct URL is checked. */
function requireOneRole({ databaseUrls, replicaUrls }: Config, code: CountryCode, role: string) {
  for (const url of [databaseUrls.get(code), replicaUrls.get(code)]) {
    if (url === undefined || roleOf({ connectionString: url }) === role) continue;
    throw new ConfigError(
      'DATABASE_URL',
      'must name the same role as DATABASE_DIRECT_URL and DATABASE_REPLICA_URL in production',
    );
  }
}
