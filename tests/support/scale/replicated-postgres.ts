import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { launch } from '#server/db/embedded/launch.ts';
import { prepareSite } from '#server/db/embedded/site/prepare-site.ts';
import { PORT, SUPERUSER, type Site } from '#server/db/embedded/site/site.ts';
import { removeSocketFolder } from '#server/db/embedded/site/socket-folder.ts';

/** A PostgreSQL of a test's own, reached by its Unix socket. */
export interface PostgresNode {
  readonly site: Site;
  /** Address of one of its databases, as `DATABASE_URL` takes it; by default as its superuser. */
  url(database: string, role?: string): string;
  stop(): Promise<void>;
}

interface Options {
  readonly durable?: boolean;
  /** Beside those of the embedded server, `name=value`. */
  readonly settings?: readonly string[];
}

/** A server in a folder, made there unless there is one. */
export async function startPostgresNode(
  dataDir: string,
  { durable = false, settings = [] }: Options = {},
): Promise<PostgresNode> {
  const prepared = await prepareSite({ dataDir, durable, log: () => undefined });
  const site = { ...prepared, settings: [...prepared.settings, ...settings] };
  const postmaster = await launch(site, new AbortController().signal);
  return {
    site,
    url: (database, role = SUPERUSER) =>
      `postgres://${role}@${encodeURIComponent(site.socketFolder)}:${PORT}/${database}`,
    async stop() {
      await postmaster.stop();
      await removeSocketFolder(site.socketFolder);
    },
  };
}

/** Files that belong to the running primary alone. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts'];

/**
 * A second server that streams from the first, begun from a backup taken while that one runs: the
 * server says when its files may be copied, and what to put beside the copy.
 */
export async function startReplica(primary: PostgresNode, dataDir: string): Promise<PostgresNode> {
  const { clusterFolder, socketFolder } = primary.site;
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
