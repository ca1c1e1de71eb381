import { flushCompileCache } from 'node:module';

type Perform = (input: unknown) => Promise<object> | object;

/** Performs the task of a child process with the input that its parent sends, and sends the result. */
export function answerParent(perform: Perform): void {
  process.once('disconnect', () => process.exit());
  process.once('message', (input) => void answer(perform, input));
}

async function answer(perform: Perform, input: unknown): Promise<void> {
  const result = await perform(input);
  // The parent ends the child as soon as it has the result.
  flushCompileCache();
  process.send?.(result);
}
