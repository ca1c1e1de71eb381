import { parentPort, workerData } from 'node:worker_threads';
import { RefusedError } from '../reading/refused-error.ts';
import type { TaskMessage, TaskName, Tasks } from './tasks.ts';

const { name, input } = workerData as TaskMessage;
const result = await perform().then(
  (output) => ({ output }),
  (error: unknown) => {
    if (error instanceof RefusedError) return { refusal: error.refusal };
    throw error;
  },
);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
parentPort?.postMessage(result);

/** Loads what the task needs, and performs it. */
async function perform(): Promise<Tasks[TaskName]['output']> {
  if (name === 'read') {
    const { readImportFile } = await import('../reading/read-import-file.ts');
    return readImportFile(input as Tasks['read']['input']);
  }
  const { matchNames } = await import('../matching/match-names.ts');
  return matchNames(input as Tasks['match']['input']);
}
