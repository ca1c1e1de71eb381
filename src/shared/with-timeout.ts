/**
 * Settles like the work, or rejects with the timeout error when the work takes longer. The work is
 * not cancelled.
 */
export function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  timeoutError = () => new Error(`Timed out after ${timeoutMs} ms`),
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), timeoutMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
