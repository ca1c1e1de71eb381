import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

const SCRIPT = join(projectRoot(), 'ops/backup/archive-wal.sh');
const NAME = '000000010000000000000003';
const CONTENT = Buffer.alloc(3_000_000, 'a');

let folder: string;
let segment: string;
let archive: string;
let target: string;
beforeEach(({ skip }) => {
  skip(process.platform !== 'linux', 'the script needs GNU coreutils');
  folder = mkdtempSync(join(tmpdir(), 'vizit-archive-'));
  segment = join(folder, 'segment');
  writeFileSync(segment, CONTENT);
  archive = join(folder, 'wal');
  mkdirSync(archive);
  target = join(archive, NAME);
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(program: string, ...args: string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, stderr };
}
const archiveSegment = () => run(SCRIPT, segment, target);

test('archive-wal archives a segment under its name and leaves nothing else', () => {
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
});

test('archive-wal succeeds when the same segment is already archived', () => {
  archiveSegment();
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
});

test('archive-wal rejects a segment of the same name with other content and keeps the first', () => {
  archiveSegment();
  writeFileSync(segment, 'of another server');
  const { status, stderr } = archiveSegment();
  expect(status).toBe(1);
  expect(stderr).toContain('other content');
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
});

test('archive-wal replaces the partial copy left by a crash', () => {
  writeFileSync(`${target}.partial`, CONTENT.subarray(0, 1000));
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
});

test('archive-wal removes the temporary copy left by a crash after the rename', () => {
  writeFileSync(target, CONTENT);
  writeFileSync(`${target}.partial`, 'half');
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
});

test('archive-wal writes no final file when the disk is full', () => {
  // This shell limits files to 1 MB, a third of the segment.
  const limited = `trap '' XFSZ; ulimit -f 1000; exec "$0" "$@"`;
  const { status } = run('bash', '-c', limited, SCRIPT, segment, target);
  expect(status).not.toBe(0);
  expect(readdirSync(archive)).toEqual([`${NAME}.partial`]);
  expect(archiveSegment().status).toBe(0);
});

test.each([
  ['a missing segment', 'nothing', NAME] as const,
  ['a missing archive', 'segment', 'no/w'] as const,
])('archive-wal fails for %s', (_title, from, to) => {
  const { status, stderr } = run(SCRIPT, join(folder, from), join(archive, to));
  expect(status).toBe(1);
  expect(stderr).not.toBe('');
});

test('archive-wal prints its usage', () => {
  expect(run(SCRIPT)).toEqual({ status: 2, stderr: 'usage: archive-wal.sh SEGMENT TARGET\n' });
});
