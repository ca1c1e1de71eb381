import { closeSync, mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rotateLargeLog, logTail, openLog } from './log-file.ts';

function makeLogFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'postgres.log');
}

test('rotateLargeLog copies a large log to .1 and empties the file that a process still writes to', () => {
  const file = makeLogFile();
  const writer = openLog(file);
  onTestFinished(() => closeSync(writer));
  writeSync(writer, 'old lines\n');
  rotateLargeLog(file, 5);
  writeSync(writer, 'new\n');
  rotateLargeLog(file, 5);
  expect(readFileSync(file, 'utf8')).toBe('new\n');
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('old lines\n');
});

test('logTail returns the last lines of a log, and nothing for a missing file', () => {
  const file = makeLogFile();
  expect(logTail(file)).toBe('');
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  expect(logTail(file).split('\n').at(0)).toBe('line 28');
  expect(logTail(file).split('\n').at(-1)).toBe('line 39');
});
