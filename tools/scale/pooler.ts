import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PORT, SERVING_ROLE, SUPERUSER } from '#server/db/embedded/site/site.ts';
import type { PostgresNode } from '#tests/support/scale/replicated-postgres.ts';
import { startChild } from './child.ts';
import { waitUntil } from './wait-until.ts';

/** The maximum of server sessions, below the number of client connections of two web processes. */
export const MAX_SESSIONS = 8;

export interface Pooler {
  /** Returns the URL of a database for the serving role. */
  url(database: string): string;
  /** Counts the clients of a database and the PostgreSQL sessions that they share. */
  counts(database: string): Promise<{ clients: number; sessions: number }>;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode; the server's superuser administers it. */
export async function startPooler(
  program: string,
  { site: { socketFolder, user } }: PostgresNode,
  logFile: string,
): Promise<Pooler> {
  // The user of PgBouncer must have access to the folder.
  const folder = mkdtempSync(join(tmpdir(), 'vizit-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${SUPERUSER}" ""\n"${SERVING_ROLE}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${socketFolder} port=${PORT}
[pgbouncer]
unix_socket_dir = ${folder}
listen_port = ${PORT}
auth_type = trust
auth_file = ${users}
admin_users = ${SUPERUSER}
pool_mode = transaction
max_prepared_statements = 500
default_pool_size = ${MAX_SESSIONS}
max_client_conn = 500
`,
  );
  if (user !== undefined) {
    for (const path of [folder, settings, users]) chownSync(path, user.uid, user.gid);
  }
  const child = startChild('PgBouncer', [program, settings], logFile, { ...user, cwd: folder });
  const url = (database: string, role = SERVING_ROLE) =>
    `postgres://${role}@${encodeURIComponent(folder)}:${PORT}/${database}`;
  const show = async (topic: string): Promise<Record<string, string>[]> => {
    const client = new pg.Client(url('pgbouncer', SUPERUSER));
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(`SHOW ${topic}`)).rows;
    } finally {
      await client.end();
    }
  };
  await waitUntil('PgBouncer listens', async () => (await show('VERSION')).length > 0);
  return {
    url,
    async counts(database) {
      const count = async (topic: string) =>
        (await show(topic)).filter((row) => row.database === database).length;
      return { clients: await count('CLIENTS'), sessions: await count('SERVERS') };
    },
    async stop() {
      await child.end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
