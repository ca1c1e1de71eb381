import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** The error of a thread that has exceeded a limit. */
export class ThreadLimitError extends Error {
  readonly reason: 'too_slow' | 'out_of_memory';
  constructor(reason: ThreadLimitError['reason']) {
    super(`the thread was ended: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Runs a module in a thread with limits of time and memory, so that no input can block or end the process, and
 * returns its first message. The thread gets neither settings nor secrets. Throws a `ThreadLimitError` above a
 * limit.
 */
export async function runThread(
  module: URL,
  workerData: unknown,
  { milliseconds, megabytes }: ThreadLimits,
): Promise<unknown> {
  const worker = new Worker(module, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new ThreadLimitError('too_slow')), milliseconds);
      worker.once('message', resolve);
      worker.once('error', (error: Error & { code?: string }) => {
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        reject(isMemory ? new ThreadLimitError('out_of_memory') : error);
      });
      worker.once('exit', () => reject(new Error('a thread ended without a result')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
