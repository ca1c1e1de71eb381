import { createHash } from 'node:crypto';
import pg from 'pg';
import { hasErrorCode } from '#server/config/error-code.ts';
import { databaseName, type DatabaseConnection } from '../connection.ts';
import { applyDefinitions, CREATE_DEFINITION_TABLE, pendingDefinitions } from './definitions.ts';
import type { DatabaseLog } from '../log.ts';
import { MigrationError } from './migration-error.ts';
import type { Migration } from './read-migrations.ts';
import { servingGrants } from './roles.ts';
import type { SchemaFiles } from './schema-files.ts';
import { withClient } from '../pool/with-client.ts';

/** The number of an advisory lock that no other code takes. */
const LOCK = 8_127_340_911;
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_DATABASE = '3D000';
const INSUFFICIENT_PRIVILEGE = '42501';

interface Applied {
  version: number;
  name: string;
  checksum: string;
}

/**
 * Migrates one database: applies pending migrations, each in its own transaction, then all changed
 * definitions in one. Concurrent processes wait for the one that migrates. Grants the serving role,
 * if any, the rights that it needs.
 *
 * @throws MigrationError when the applied migrations differ from these files.
 */
export async function migrate(
  connection: DatabaseConnection,
  { migrations, definitions }: SchemaFiles,
  log: DatabaseLog,
  servingRole?: string,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'vizit-migrate' });
  // A lost connection fails the current statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The role may have a timeout, and a migration of a large table is slow.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      version integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    await client.query(CREATE_DEFINITION_TABLE);
    const applied = await readApplied(client);
    for (const migration of pendingMigrations(migrations, applied)) {
      // The migrations that a baseline replaces have created its tables.
      const isInPlace = migration.replaces !== undefined && applied.length > 0;
      await apply(client, migration, isInPlace ? '' : migration.sql);
      log('migration applied', { version: migration.version, name: migration.name });
    }
    await applyDefinitions(client, definitions, log);
    if (servingRole !== undefined) await client.query(servingGrants(connection, servingRole));
  } finally {
    // The end of the session releases the lock.
    await client.end();
  }
}

/**
 * Checks that no migration or definition is pending, for a role that cannot migrate.
 *
 * @throws MigrationError when one is pending, or when the database is ahead of these files.
 */
export async function requireMigrated(
  connection: DatabaseConnection,
  { migrations, definitions }: SchemaFiles,
): Promise<void> {
  const applied = await withClient(connection, readApplied).catch((error: unknown) => {
    if (hasErrorCode(error, UNDEFINED_TABLE, UNDEFINED_DATABASE, INSUFFICIENT_PRIVILEGE)) return [];
    throw error;
  });
  const database = databaseName(connection);
  const [migration] = pendingMigrations(migrations, applied);
  if (migration !== undefined) {
    throw new MigrationError(
      `The database ${database} lacks migration ${label(migration)}; run \`npm run migrate\` first.`,
    );
  }
  const [definition] = await withClient(connection, (client) =>
    pendingDefinitions(client, definitions),
  );
  if (definition !== undefined) {
    throw new MigrationError(
      `The database ${database} lacks ${definition.path} of this version; run \`npm run migrate\` first.`,
    );
  }
}

/**
 * Returns true when every migration is applied, for the readiness check. Later migrations and other
 * definitions are allowed, unlike at a start: processes of the old version serve until those of the
 * new one are up.
 */
export async function migrationsInPlace(
  db: pg.Pool | pg.ClientBase,
  migrations: readonly Migration[],
): Promise<boolean> {
  try {
    const applied = await readApplied(db);
    return migrations.every((migration) => applied.some((row) => isSame(row, migration)));
  } catch (error) {
    if (hasErrorCode(error, UNDEFINED_TABLE)) return false;
    throw error;
  }
}

function pendingMigrations(
  migrations: readonly Migration[],
  recorded: readonly Applied[],
): readonly Migration[] {
  const applied = withoutReplaced(migrations, recorded);
  for (const row of applied) {
    const migration = migrations.find(({ version }) => version === row.version);
    if (!migration) {
      throw new MigrationError(
        `The database has migration ${label(row)}, unknown to this version of Vizit; start the newer version.`,
      );
    }
    if (!isSame(row, migration)) {
      throw new MigrationError(
        `Migration ${label(row)} was changed after it had been applied; undo the change and add a new migration.`,
      );
    }
  }
  const pending = migrations.filter(
    ({ version }) => !applied.some((row) => row.version === version),
  );
  const latest = applied.at(-1);
  const late = latest && pending.find(({ version }) => version < latest.version);
  if (late) {
    throw new MigrationError(
      `Migration ${label(late)} is new, but ${label(latest)} has been applied; give it a later number.`,
    );
  }
  return pending;
}

/**
 * Returns the applied migrations without those that the baseline replaces. Their rows stay in the
 * database, because the readiness of processes of the previous version depends on them.
 */
function withoutReplaced(
  migrations: readonly Migration[],
  applied: readonly Applied[],
): readonly Applied[] {
  const [baseline] = migrations;
  if (baseline?.replaces === undefined) return applied;
  const { last, digest } = baseline.replaces;
  const others = applied.filter(({ version }) => version >= baseline.version);
  const replaced = applied.filter(({ version }) => version < baseline.version);
  const latest = replaced.at(-1);
  if (others.length === 0 && latest !== undefined && digestOf(replaced) !== digest) {
    throw new MigrationError(
      `The database has migrations up to ${label(latest)}, and this version of Vizit continues from ` +
        `${last}; migrate with the version that ends with ${last} first (docs/operations.md).`,
    );
  }
  return others;
}

function digestOf(applied: readonly Applied[]): string {
  const lines = applied.map(({ version, checksum }) => `${version} ${checksum}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

function isSame(row: Applied, { version, checksum }: Migration): boolean {
  return row.version === version && row.checksum === checksum;
}

function label({ version, name }: { version: number; name: string }): string {
  return `${String(version).padStart(4, '0')}_${name}`;
}

async function apply(client: pg.Client, migration: Migration, sql: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    // A migration may drop what depends on a table, so every definition is applied again after it.
    await client.query('DELETE FROM schema_definition');
    await client.query(
      'INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)',
      [migration.version, migration.name, migration.checksum],
    );
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`Migration ${label(migration)} failed: ${reason}`, { cause });
  }
}

async function readApplied(db: pg.Pool | pg.ClientBase): Promise<Applied[]> {
  const { rows } = await db.query<Applied>(
    'SELECT version, name, checksum FROM schema_migration ORDER BY version',
  );
  return rows;
}
