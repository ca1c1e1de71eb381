import { answerParent } from '#server/lib/child-process/answer-parent.ts';
import { RefusedError } from '../reading/refused-error.ts';
import type { TaskMessage } from './tasks.ts';

/** Loads what the task needs, and performs it. */
answerParent(async (message) => {
  const { name, input } = message as TaskMessage;
  try {
    if (name === 'read') {
      const { readImportFile } = await import('../reading/read-import-file.ts');
      return { output: await readImportFile(input) };
    }
    const { matchNames } = await import('../matching/match-names.ts');
    return { output: matchNames(input) };
  } catch (error) {
    if (error instanceof RefusedError) return { refusal: error.refusal };
    throw error;
  }
});
