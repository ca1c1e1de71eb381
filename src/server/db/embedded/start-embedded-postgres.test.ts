import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  makeDataDir,
  postmasterPid,
  query,
  queryWhenBack,
  startHere,
  startInProcess,
  untilGone,
} from './embedded-postgres.fixture.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { prepareInstallation } from './installation/prepare-installation.ts';

const LIMIT_MS = 300_000;
/** The index of the socket folder in `postmaster.pid`; it is empty until the server listens. */
const SOCKET_LINE = 4;

describe('startEmbeddedPostgres', { timeout: LIMIT_MS }, () => {
  test('startEmbeddedPostgres creates a durable UTF-8 cluster, and finds its rows at the next start', async () => {
    const dataDir = await makeDataDir();
    const first = await startHere(dataDir);
    await query(first, 'CREATE TABLE appointment AS SELECT 1 AS id');
    const settings = `SELECT current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS commit, current_setting('listen_addresses') AS tcp,
      (SELECT datlocale FROM pg_database WHERE datname = 'template1') AS locale,
      similarity('Алматы', 'алмата') > 0.5 AS cyrillic`;
    await query(first, 'CREATE EXTENSION pg_trgm');
    expect(await query(first, settings)).toEqual([
      { fsync: 'on', commit: 'on', tcp: '', locale: 'C.UTF-8', cyrillic: true },
    ]);
    await first.stop();

    const second = await startHere(dataDir);
    expect(await query(second, 'SELECT id FROM appointment')).toEqual([{ id: 1 }]);
    expect(second.connection).toEqual(first.connection);
  });

  test('startEmbeddedPostgres shares one server between processes that start at once', async () => {
    const dataDir = await makeDataDir();
    const [one, two] = await Promise.all([startInProcess(dataDir), startInProcess(dataDir)]);
    const third = await startHere(dataDir);
    expect(await query(third, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log']);
    expect([one.exitCode, two.exitCode]).toEqual([null, null]);
  });

  test('startEmbeddedPostgres uses its own socket folder while a starting server has not yet written it', async () => {
    const dataDir = await makeDataDir();
    const { connection } = await startHere(dataDir);
    const lock = join(dataDir, 'postgres/postmaster.pid');
    const ready = await readFile(lock, 'utf8');
    const starting = ready.split('\n').with(SOCKET_LINE, '');
    await writeFile(lock, starting.join('\n'));
    const { socketFolder } = await prepareInstallation({ dataDir, log: () => undefined });
    await writeFile(lock, ready);
    expect(socketFolder).toBe(connection.host);
  });

  test('startEmbeddedPostgres starts despite a lock file whose pid belongs to an unrelated process', async () => {
    const dataDir = await makeDataDir();
    const first = await startHere(dataDir);
    await query(first, 'CREATE TABLE appointment AS SELECT 1 AS id');
    const lock = join(dataDir, 'postgres/postmaster.pid');
    const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
    await first.stop();
    await writeFile(lock, [process.pid, ...rest].join('\n'));
    const second = await startHere(dataDir);
    expect(await query(second, 'SELECT id FROM appointment')).toEqual([{ id: 1 }]);
  });

  test('startEmbeddedPostgres rejects a cluster of another version and a folder that is not a cluster', async () => {
    const dataDir = await makeDataDir();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '12\n');
    await expect(startHere(dataDir)).rejects.toThrow(/was made by PostgreSQL 12/);
    await rm(join(dataDir, 'postgres/PG_VERSION'));
    await writeFile(join(dataDir, 'postgres/notes.txt'), 'mine');
    await expect(startHere(dataDir)).rejects.toThrow(/neither empty nor a database/);
    expect(await readFile(join(dataDir, 'postgres/notes.txt'), 'utf8')).toBe('mine');
  });

  test('startEmbeddedPostgres asks to set DATA_DIR when the data folder is not writable', async () => {
    const file = join(await makeDataDir(), 'file');
    await writeFile(file, '');
    await expect(startHere(join(file, 'data'))).rejects.toThrow(EmbeddedPostgresError);
    await expect(startHere(join(file, 'data'))).rejects.toThrow(/set DATA_DIR/);
  });

  test('startEmbeddedPostgres shows the end of the log when the server does not start', async () => {
    const dataDir = await makeDataDir();
    await (await startHere(dataDir)).stop();
    await writeFile(join(dataDir, 'postgres/postgresql.conf'), 'no_such_setting = 1\n');
    await expect(startHere(dataDir)).rejects.toThrow(/does not start[^]*no_such_setting/);
  });
});

describe('a running embedded server', { timeout: LIMIT_MS }, () => {
  test('a running embedded server restarts after a kill with every committed row', async () => {
    const dataDir = await makeDataDir();
    const server = await startHere(dataDir);
    await query(server, 'CREATE TABLE appointment (id integer PRIMARY KEY)');
    for (let round = 0; round < 3; round += 1) {
      await queryWhenBack(server, `INSERT INTO appointment VALUES (${round})`);
      const pid = postmasterPid(dataDir);
      process.kill(pid, 'SIGKILL');
      await untilGone(pid);
    }
    expect(await queryWhenBack(server, 'SELECT id FROM appointment ORDER BY id')).toEqual([
      { id: 0 },
      { id: 1 },
      { id: 2 },
    ]);
  });

  test('a running embedded server logs no personal data when a statement fails', async () => {
    const dataDir = await makeDataDir();
    const server = await startHere(dataDir);
    await query(server, "CREATE TABLE patient AS SELECT '+36201234567' AS phone");
    await query(server, 'CREATE UNIQUE INDEX ON patient (phone)');
    const twice = query(server, "INSERT INTO patient VALUES ('+36201234567')");
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toContain('36201234567');
  });
});

describe('the embedded server when Node ends', { timeout: LIMIT_MS }, () => {
  test('an embedded server stops after kill -9 of its Node process, and starts again', async () => {
    const dataDir = await makeDataDir();
    const owner = await startInProcess(dataDir);
    const pid = postmasterPid(dataDir);
    owner.kill('SIGKILL');
    await untilGone(pid);
    const server = await startHere(dataDir);
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('an embedded server is taken over by another process when its owner ends', async () => {
    const dataDir = await makeDataDir();
    const owner = await startInProcess(dataDir);
    const pid = postmasterPid(dataDir);
    const adopter = await startHere(dataDir);
    owner.kill('SIGKILL');
    await untilGone(pid);
    expect(await queryWhenBack(adopter, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await adopter.stop();
    await expect(query(adopter, 'SELECT 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  test('an embedded server keeps running when a process that adopted it ends', async () => {
    const dataDir = await makeDataDir();
    await startInProcess(dataDir);
    const pid = postmasterPid(dataDir);
    const adopter = await startHere(dataDir);
    await adopter.stop();
    expect(postmasterPid(dataDir)).toBe(pid);
    expect(await query(adopter, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
