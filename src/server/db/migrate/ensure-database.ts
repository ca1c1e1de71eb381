import pg from 'pg';
import { hasErrorCode } from '#server/config/error-code.ts';
import { databaseName, withDatabase } from '../connection.ts';
import type { DatabaseConnection } from '../connection.ts';
import { withClient } from '../pool/with-client.ts';

const INVALID_CATALOG_NAME = '3D000';
/** The errors when another process creates it at the same time: by name check, or by index. */
const ALREADY_THERE = ['42P04', '23505'];
/** The first version with a locale that is the same on every system. */
const BUILTIN_LOCALE_SINCE = 170_000;
const MAINTENANCE_DATABASE = 'postgres';

/**
 * Creates the database unless it exists. If it does, the role needs neither the right to create
 * databases nor access to the maintenance database.
 */
export async function ensureDatabase(connection: DatabaseConnection): Promise<void> {
  if (await exists(connection)) return;
  const maintenance = withDatabase(connection, MAINTENANCE_DATABASE);
  await withClient(maintenance, (client) => create(client, databaseName(connection)));
}

async function exists(connection: DatabaseConnection): Promise<boolean> {
  try {
    await withClient(connection, async () => undefined);
    return true;
  } catch (error) {
    if (hasErrorCode(error, INVALID_CATALOG_NAME)) return false;
    throw error;
  }
}

async function create(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::integer AS version",
  );
  const builtin = (rows[0]?.version ?? 0) >= BUILTIN_LOCALE_SINCE;
  const locale = builtin ? "LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8'" : '';
  try {
    await client.query(
      `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8' ${locale}`,
    );
  } catch (error) {
    if (!hasErrorCode(error, ...ALREADY_THERE)) throw error;
  }
}
