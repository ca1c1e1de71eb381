import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildCrashError, runChild } from './run-child.ts';

const LIMITS = { cpuSeconds: 20, timeoutMs: 120_000, megabytes: 40 };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizit-child-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a function of one input in a child process. */
async function run(task: string, input: object = {}, limits = LIMITS): Promise<unknown> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(
    file,
    `process.once('message', async (input) => process.send(await (${task})(input)))`,
  );
  return runChild(file, input, limits);
}

test('a child process returns what its module makes of the input, bytes and maps included', async () => {
  const input = { bytes: new Uint8Array([1, 2, 255]), names: new Map([[1, 'é']]) };
  expect(await run('(input) => ({ ...input, sum: input.bytes[2] + 1 })', input)).toEqual({
    ...input,
    sum: 256,
  });
});

test('a child process gets no settings of the server', async () => {
  expect(await run('() => Object.keys(process.env)')).toEqual(['NODE_COMPILE_CACHE']);
});

test('a child process that uses too much processor time is ended', async () => {
  const endless = run('() => { for (;;); }', {}, { ...LIMITS, cpuSeconds: 1 });
  await expect(endless).rejects.toMatchObject({ reason: 'too_slow' });
});

test('a child process that waits for longer than its processor time returns its result', async () => {
  const task = `({ ms }) => new Promise((resolve) => setTimeout(resolve, ms, { waited: ms }))`;
  const limits = { ...LIMITS, cpuSeconds: 1 };
  expect(await run(task, { ms: 1500 }, limits)).toEqual({ waited: 1500 });
});

test('a child process that the system has stopped can be tried again, and has exceeded no limit', async () => {
  const stopped = run(
    `() => process.kill(process.pid, 'SIGSTOP')`,
    {},
    { ...LIMITS, timeoutMs: 500 },
  );
  await expect(stopped).rejects.toMatchObject({ status: 503 });
});

test('a child process that needs too much memory is ended', async () => {
  const greedy = run('() => { const all = []; for (;;) all.push({ is: [all.length] }); }');
  await expect(greedy).rejects.toMatchObject({ reason: 'out_of_memory' });
});

test('a child process that the system kills is out of memory', async () => {
  const killed = run(`() => process.kill(process.pid, 'SIGKILL')`);
  await expect(killed).rejects.toMatchObject({ reason: 'out_of_memory' });
});

test('a child process that is asked to end with its server has not crashed', async () => {
  const ended = run(`() => process.kill(process.pid, 'SIGTERM')`);
  await expect(ended).rejects.not.toBeInstanceOf(ChildCrashError);
});

test('a child process that crashes is an error, and the server goes on', async () => {
  const crash = run(`() => process.kill(process.pid, 'SIGTRAP')`);
  await expect(crash).rejects.toThrow(new ChildCrashError('SIGTRAP'));
  await expect(run('() => { throw new Error(); }')).rejects.toThrow('ended without a result: 1');
});
