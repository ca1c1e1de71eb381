import pg from 'pg';
import { hasErrorCode } from '#server/config/error-code.ts';
import { databaseName, type DatabaseConnection } from '../connection.ts';
import { withClient } from '../pool/with-client.ts';

/** The errors when the role exists, or another process creates it at the same time. */
const ALREADY_THERE = ['42710', '23505'];

/** Returns the role that a connection signs in as, even if its address names none. */
export function roleOf(connection: DatabaseConnection): string {
  return new pg.Client(connection).user ?? '';
}

/** Creates a role that may only sign in. Does not change an existing one. */
export async function ensureServingRole(owner: DatabaseConnection, role: string): Promise<void> {
  try {
    await withClient(owner, (client) =>
      client.query(`CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN`),
    );
  } catch (error) {
    if (!hasErrorCode(error, ...ALREADY_THERE)) throw error;
  }
}

/**
 * Returns the statements, run by the owner of the tables, that grant a role the rights it needs to
 * serve: rows, sequences and functions. The role can change neither the schema, nor the records of
 * applied migrations, nor the events of appointments and staff.
 */
export function servingGrants(connection: DatabaseConnection, role: string): string {
  const to = pg.escapeIdentifier(role);
  const database = pg.escapeIdentifier(databaseName(connection));
  return `
    REVOKE CREATE ON SCHEMA public FROM PUBLIC;
    REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC;
    GRANT CONNECT ON DATABASE ${database} TO ${to};
    GRANT USAGE ON SCHEMA public TO ${to};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to};
    REVOKE INSERT, UPDATE, DELETE ON schema_migration, schema_definition FROM ${to};
    REVOKE UPDATE, DELETE ON appointment_event, staff_event FROM ${to};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${to};`;
}
