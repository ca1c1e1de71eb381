import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/**
 * A database that does not exist yet, with the roles that will own it and serve from it.
 */
export interface OwnDatabase {
  readonly name: string;
  readonly owner: string;
  readonly serving: string;
  /** Returns the URL of the database for a role, or for the superuser. */
  url(role?: string): string;
  /** Drops the database and the roles. */
  close(): Promise<void>;
}

/** Creates two roles, as an operator does, for a database that the product will create. */
export async function createOwnDatabase(): Promise<OwnDatabase> {
  const { host, port, user } = inject('postgres');
  const id = randomUUID().replaceAll('-', '').slice(0, 12);
  const names = { name: `own_${id}`, owner: `owner_${id}`, serving: `serving_${id}` };
  const url = (role = user, database = names.name) =>
    `postgres://${role}@${encodeURIComponent(host)}:${port}/${database}`;
  const asAdmin = async (...statements: string[]) => {
    const admin = new pg.Client(url(user, 'postgres'));
    await admin.connect();
    try {
      for (const statement of statements) await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  await asAdmin(`CREATE ROLE ${names.owner} LOGIN CREATEDB`, `CREATE ROLE ${names.serving} LOGIN`);
  return {
    ...names,
    url,
    close: () =>
      asAdmin(
        `DROP DATABASE IF EXISTS ${names.name} WITH (FORCE)`,
        `DROP ROLE ${names.serving}`,
        `DROP ROLE ${names.owner}`,
      ),
  };
}
