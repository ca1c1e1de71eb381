import { Worker } from 'node:worker_threads';
import { IMPORT_LIMITS, type Refusal } from '#shared/domain/imports/sheets.ts';
import { createConcurrencyLimiter } from '#server/lib/concurrency/concurrency-limiter.ts';
import { RefusedError } from '../reading/refused-error.ts';
import type { TaskName, Tasks } from './tasks.ts';

const QUEUE_TIMEOUT_MS = 4000;
/** Limits a process to one file at a time, because it also serves pages. */
const limit = createConcurrencyLimiter({ concurrency: 1, queueTimeoutMs: QUEUE_TIMEOUT_MS });

/**
 * Runs a task in a thread with limits of time and memory, so that no file can block or end the process. Throws a
 * `RefusedError` if the task refuses its input or exceeds a limit, and a 503 if it waits for more than 4 s.
 */
export async function runInThread<Name extends TaskName>(
  name: Name,
  input: Tasks[Name]['input'],
): Promise<Tasks[Name]['output']> {
  return limit(() => run(name, input));
}

interface Message<Output> {
  readonly output?: Output;
  readonly refusal?: Refusal;
}

async function run<Name extends TaskName>(name: Name, input: Tasks[Name]['input']) {
  const worker = new Worker(new URL('import-thread.ts', import.meta.url), {
    workerData: { name, input },
    resourceLimits: { maxOldGenerationSizeMb: IMPORT_LIMITS.threadMegabytes },
    // The thread needs neither settings nor secrets.
    env: {},
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Tasks[Name]['output']>((resolve, reject) => {
      timer = setTimeout(() => {
        reject(new RefusedError({ reason: 'too_slow' }));
      }, IMPORT_LIMITS.milliseconds);
      worker.once('message', ({ output, refusal }: Message<Tasks[Name]['output']>) => {
        if (output !== undefined) resolve(output);
        else reject(new RefusedError(refusal ?? { reason: 'damaged' }));
      });
      worker.once('error', (error: Error & { code?: string }) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isMemory ? new RefusedError({ reason: 'out_of_memory' }) : error);
      });
      worker.once('exit', () => {
        reject(new Error('the thread of an import ended without a result'));
      });
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
