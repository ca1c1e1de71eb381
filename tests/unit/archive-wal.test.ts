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

test('archives a segment under its name and leaves nothing else', () => {
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
});

test('succeeds when the same segment is archived already', () => {
  archiveSegment();
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
});

test('refuses a segment of the same name with other content, and keeps the first', () => {
  archiveSegment();
  writeFileSync(segment, 'of another server');
  const { status, stderr } = archiveSegment();
  expect(status).toBe(1);
  expect(stderr).toContain('other content');
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
});

test('replaces the half-written copy that a crash has left', () => {
  writeFileSync(`${target}.partial`, CONTENT.subarray(0, 1000));
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
  expect(readFileSync(target).equals(CONTENT)).toBe(true);
});

test('removes the temporary copy of a crash before the rename was noticed', () => {
  writeFileSync(target, CONTENT);
  writeFileSync(`${target}.partial`, 'half');
  expect(archiveSegment()).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(archive)).toEqual([NAME]);
});

test('puts nothing under the final name when the disk is full', () => {
  // Files of this shell may have 1 MB, a third of the segment.
  const limited = `trap '' XFSZ; ulimit -f 1000; exec "$0" "$@"`;
  const { status } = run('bash', '-c', limited, SCRIPT, segment, target);
  expect(status).not.toBe(0);
  expect(readdirSync(archive)).toEqual([`${NAME}.partial`]);
  expect(archiveSegment().status).toBe(0);
});

test.each([
  ['a missing segment', 'nothing', NAME] as const,
  ['a missing archive', 'segment', 'no/w'] as const,
])('fails for %s', (_title, from, to) => {
  const { status, stderr } = run(SCRIPT, join(folder, from), join(archive, to));
  expect(status).toBe(1);
  expect(stderr).not.toBe('');
});

test('says how it is used', () => {
  expect(run(SCRIPT)).toEqual({ status: 2, stderr: 'usage: archive-wal.sh SEGMENT TARGET\n' });
});
