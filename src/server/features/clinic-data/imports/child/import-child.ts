import { answerParent } from '#server/lib/child-process/answer-parent.ts';
import { RefusedError } from '../reading/refused-error.ts';
import type { TaskMessage, TaskName, Tasks } from './tasks.ts';

answerParent(async (message) => {
  try {
    return { output: await perform(message as TaskMessage) };
  } catch (error) {
    if (error instanceof RefusedError) return { refusal: error.refusal };
    throw error;
  }
});

/** Loads what the task needs, and performs it. */
async function perform({ name, input }: TaskMessage): Promise<Tasks[TaskName]['output']> {
  if (name === 'read') {
    const { readImportFile } = await import('../reading/read-import-file.ts');
    return readImportFile(input as Tasks['read']['input']);
  }
  const { matchNames } = await import('../matching/match-names.ts');
  return matchNames(input as Tasks['match']['input']);
}
