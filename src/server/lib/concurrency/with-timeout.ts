/**
 * What work comes to, or a rejection with `late()` when that takes longer than so many milliseconds.
 * The work goes on all the same.
 */
export function inTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  late: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const lateness = setTimeout(() => reject(late()), limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(lateness));
  });
}
