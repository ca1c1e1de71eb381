import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PORT, SERVING_ROLE, SUPERUSER } from '#server/db/embedded/site/site.ts';
import type { PostgresNode } from '#tests/support/scale/replicated-postgres.ts';
import { startChild } from './child.ts';
import { until } from './until.ts';

/** Fewer sessions than the clients of two web processes are. */
export const SESSIONS = 8;

export interface Pooler {
  /** Address of a database for the role that serves. */
  url(database: string): string;
  /** Clients of a database, and the sessions of PostgreSQL that they share. */
  counts(database: string): Promise<{ clients: number; sessions: number }>;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode in front of a server; the server's own user is its administrator. */
export async function startPooler(
  program: string,
  { site: { socketFolder, user } }: PostgresNode,
  logFile: string,
): Promise<Pooler> {
  // In a folder that its user can enter.
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
default_pool_size = ${SESSIONS}
max_client_conn = 500
`,
  );
  if (user !== undefined) {
    for (const path of [folder, settings, users]) chownSync(path, user.uid, user.gid);
  }
  const child = startChild('PgBouncer', [program, settings], logFile, { ...user, cwd: folder });
  const url = (database: string, role = SERVING_ROLE) =>
    `postgres://${role}@${encodeURIComponent(folder)}:${PORT}/${database}`;
  const show = async (what: string): Promise<Record<string, string>[]> => {
    const client = new pg.Client(url('pgbouncer', SUPERUSER));
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(`SHOW ${what}`)).rows;
    } finally {
      await client.end();
    }
  };
  await until('PgBouncer listens', async () => (await show('VERSION')).length > 0);
  return {
    url,
    async counts(database) {
      const count = async (what: string) =>
        (await show(what)).filter((row) => row.database === database).length;
      return { clients: await count('CLIENTS'), sessions: await count('SERVERS') };
    },
    async stop() {
      await child.end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
