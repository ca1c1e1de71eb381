import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { launch } from '#server/db/embedded/launch.ts';
import { prepareInstallation } from '#server/db/embedded/installation/prepare-installation.ts';
import {
  PORT,
  SUPERUSER,
  type Installation,
} from '#server/db/embedded/installation/installation.ts';
import { removeSocketFolder } from '#server/db/embedded/installation/socket-folder.ts';

/** A PostgreSQL server for one test, reached by its Unix socket. */
export interface PostgresNode {
  readonly installation: Installation;
  /** Returns the URL of a database. The superuser is the default role. */
  url(database: string, role?: string): string;
  stop(): Promise<void>;
}

interface Options {
  readonly durable?: boolean;
  /** Settings in addition to those of the embedded server, `name=value`. */
  readonly settings?: readonly string[];
}

/** Starts a server in a folder and creates the folder first if needed. */
export async function startPostgresNode(
  dataDir: string,
  { durable = false, settings = [] }: Options = {},
): Promise<PostgresNode> {
  const prepared = await prepareInstallation({ dataDir, durable, log: () => undefined });
  const installation = { ...prepared, settings: [...prepared.settings, ...settings] };
  const postmaster = await launch(installation, new AbortController().signal);
  return {
    installation,
    url: (database, role = SUPERUSER) =>
      `postgres://${role}@${encodeURIComponent(installation.socketFolder)}:${PORT}/${database}`,
    async stop() {
      await postmaster.stop();
      await removeSocketFolder(installation.socketFolder);
    },
  };
}

/** Files that belong to the running primary only. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts'];

/**
 * Starts a standby that streams from a primary. Its files are copied while the primary runs, as the
 * backup functions of the server allow.
 */
export async function startReplica(primary: PostgresNode, dataDir: string): Promise<PostgresNode> {
  const { clusterFolder, socketFolder } = primary.installation;
  const copy = join(dataDir, 'postgres');
  const admin = new pg.Client(primary.url('postgres'));
  await admin.connect();
  try {
    await mkdir(dataDir, { recursive: true });
    await admin.query("select pg_create_physical_replication_slot('replica', true)");
    await admin.query("select pg_backup_start('replica', true)");
    await cp(clusterFolder, copy, {
      recursive: true,
      filter: (file) => !NOT_COPIED.includes(basename(file)),
    });
    const { rows } = await admin.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(copy, 'standby.signal'), '');
  } finally {
    await admin.end();
  }
  const connection = `host=${socketFolder} port=${PORT} user=${SUPERUSER}`;
  return startPostgresNode(dataDir, {
    settings: [`primary_conninfo=${connection}`, 'primary_slot_name=replica'],
  });
}
