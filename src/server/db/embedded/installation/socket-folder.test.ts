import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSocketFolder, removeSocketFolder, socketFolderOf } from './socket-folder.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'vizit-socket-'));
});
afterEach(() => rm(base, { recursive: true }));

test('socketFolderOf returns one socket folder per cluster', () => {
  expect(socketFolderOf('/srv/a', [base])).toBe(socketFolderOf('/srv/a', [base]));
  expect(socketFolderOf('/srv/a', [base])).not.toBe(socketFolderOf('/srv/b', [base]));
});

test('socketFolderOf returns a path in the first writable folder, and fails without one', () => {
  expect(socketFolderOf('/srv/a', ['/nonexistent', base])).toMatch(`${base}/vizit-`);
  expect(() => socketFolderOf('/srv/a', ['/nonexistent'])).toThrow(/Set TMPDIR/);
});

test('socketFolderOf rejects a path that is too long for a socket', async () => {
  const long = join(base, 'x'.repeat(80));
  await mkdir(long);
  expect(() => socketFolderOf('/srv/a', [long])).toThrow(/short path/);
});

test('makeSocketFolder makes the folder private, even if other users could open it', async () => {
  const folder = join(base, 'vizit-1');
  makeSocketFolder(folder, undefined);
  await chmod(folder, 0o777);
  makeSocketFolder(folder, undefined);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('makeSocketFolder rejects a symbolic link in place of the folder', async () => {
  const folder = join(base, 'vizit-1');
  await symlink('/etc', folder);
  expect(() => makeSocketFolder(folder, undefined)).toThrow(/belongs to another user/);
});

test('removeSocketFolder deletes only an unused socket folder', async () => {
  await mkdir(join(base, 'used/socket'), { recursive: true });
  await mkdir(join(base, 'unused'));
  await removeSocketFolder(join(base, 'used'));
  await removeSocketFolder(join(base, 'unused'));
  expect(await readdir(base)).toEqual(['used']);
});
