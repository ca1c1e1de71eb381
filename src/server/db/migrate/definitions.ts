import type pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { MigrationError } from './migration-error.ts';
import type { Definition } from './read-definitions.ts';

/** The checksums of the applied definitions. A migration deletes them, so that all are reapplied. */
export const CREATE_DEFINITION_TABLE = `CREATE TABLE IF NOT EXISTS schema_definition (
  path text PRIMARY KEY,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
)`;

/** Returns the definitions whose current text is not in the database, in order. */
export async function pendingDefinitions(
  db: pg.Pool | pg.ClientBase,
  definitions: readonly Definition[],
): Promise<readonly Definition[]> {
  const { rows } = await db.query<Pick<Definition, 'path' | 'checksum'>>(
    'SELECT path, checksum FROM schema_definition',
  );
  const applied = new Map(rows.map(({ path, checksum }) => [path, checksum]));
  return definitions.filter(({ path, checksum }) => applied.get(path) !== checksum);
}

/**
 * Applies the definitions whose text has changed, in one transaction.
 *
 * @throws MigrationError naming the file that failed; the database stays as it was.
 */
export async function applyDefinitions(
  client: pg.ClientBase,
  definitions: readonly Definition[],
  log: DatabaseLog,
): Promise<void> {
  const pending = await pendingDefinitions(client, definitions);
  if (pending.length === 0) return;
  await client.query('BEGIN');
  try {
    // Functions call each other in any order: their bodies are checked when all of them exist.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const definition of pending) await run(client, definition);
    await client.query('SET LOCAL check_function_bodies = on');
    for (const definition of pending) {
      if (definition.kind === 'functions') await run(client, definition);
    }
    await recordDefinitions(client, pending);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  log('applied functions, views and triggers', { files: pending.length });
}

async function run(client: pg.ClientBase, { path, sql }: Definition): Promise<void> {
  await client.query(sql).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`${path} failed: ${reason}`, { cause });
  });
}

async function recordDefinitions(
  client: pg.ClientBase,
  definitions: readonly Definition[],
): Promise<void> {
  await client.query(
    `INSERT INTO schema_definition (path, checksum)
     SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (path) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    [definitions.map(({ path }) => path), definitions.map(({ checksum }) => checksum)],
  );
}
