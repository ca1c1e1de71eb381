import type { Refusal } from '#shared/contract/clinic-data/imports/import-parts.ts';
import { IMPORT_LIMITS } from '#shared/domain/clinic-data/imports/sheets.ts';
import { sourceFile } from '#server/config/project-root.ts';
import { createConcurrencyLimiter } from '#server/lib/concurrency/concurrency-limiter.ts';
import { ChildCrashError, ChildLimitError, runChild } from '#server/lib/child-process/run-child.ts';
import { RefusedError } from '../reading/refused-error.ts';
import type { TaskName, Tasks } from './tasks.ts';

const QUEUE_TIMEOUT_MS = 4000;
/** Limits a process to one file at a time, because it also serves pages. */
const limit = createConcurrencyLimiter({ concurrency: 1, queueTimeoutMs: QUEUE_TIMEOUT_MS });

/** Reports that a child process has crashed. */
export type OnCrash = (error: ChildCrashError) => void;

interface Message<Output> {
  readonly output?: Output;
  readonly refusal?: Refusal;
}

/**
 * Runs a task in a child process with limits of processor time and memory. Throws a `RefusedError` if the task
 * refuses its input, exceeds a limit or crashes, and a 503 if it waits for more than 4 s or is not done after 15.
 *
 * @param onCrash is called with an error that contains nothing of the input
 */
export async function runInChild<Name extends TaskName>(
  name: Name,
  input: Tasks[Name]['input'],
  onCrash: OnCrash,
): Promise<Tasks[Name]['output']> {
  const { cpuSeconds, timeoutMs, childMegabytes: megabytes } = IMPORT_LIMITS;
  const module = sourceFile('src/server/features/clinic-data/imports/child/import-child.ts');
  const limits = { cpuSeconds, timeoutMs, megabytes };
  const message = await limit(() => runChild(module, { name, input }, limits)).catch(
    (error: unknown) => {
      if (error instanceof ChildLimitError) throw new RefusedError({ reason: error.reason });
      if (!(error instanceof ChildCrashError)) throw error;
      onCrash(error);
      throw new RefusedError({ reason: 'crashed' });
    },
  );
  const { output, refusal } = message as Message<Tasks[Name]['output']>;
  if (output === undefined) throw new RefusedError(refusal ?? { reason: 'damaged' });
  return output;
}
