import { ConfigError } from '#server/config/config-error.ts';
import type { DatabaseConnection } from '../connection.ts';
import { withClient } from '../pool/with-client.ts';

/** Checks every role that the session may switch to, and those with access to files and programs. */
const RIGHTS = `
  SELECT current_user AS role,
    EXISTS (SELECT FROM pg_roles r WHERE pg_has_role(r.oid, 'MEMBER') AND (r.rolsuper OR r.rolname IN
      ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files'))) AS superuser,
    has_schema_privilege('public', 'CREATE') OR EXISTS (SELECT FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND pg_has_role(c.relowner, 'MEMBER')) AS ddl`;

/**
 * Rejects a role with more rights than serving needs.
 *
 * @throws ConfigError naming the role and what it can do.
 */
export async function requireServingRole(connection: DatabaseConnection): Promise<void> {
  const { rows } = await withClient(connection, (client) =>
    client.query<{ role: string; superuser: boolean; ddl: boolean }>(RIGHTS),
  );
  for (const { role, superuser, ddl } of rows) {
    if (!superuser && !ddl) continue;
    throw new ConfigError(
      'DATABASE_URL',
      `the role "${role}" ${superuser ? 'is a superuser' : 'can change tables'}; production must ` +
        'serve with a restricted role and migrate with that of DATABASE_MIGRATION_URL ' +
        '(docs/operations.md)',
    );
  }
}
