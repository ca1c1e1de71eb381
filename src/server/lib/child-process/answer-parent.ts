import { flushCompileCache } from 'node:module';

/** Performs the task of a child process with the input that its parent sends, and sends the result. */
export function answerParent(perform: (input: unknown) => Promise<object> | object): void {
  process.once('disconnect', () => process.exit());
  process.once('message', (input) => {
    void Promise.resolve(perform(input)).then((result) => {
      // The parent ends the child as soon as it has the result.
      flushCompileCache();
      process.send?.(result);
    });
  });
}
