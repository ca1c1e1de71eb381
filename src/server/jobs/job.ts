/** A task that a worker runs periodically. */
export interface Job {
  /** The name in metrics and logs, and of the advisory lock; the same in every process. */
  readonly name: string;
  /** The pause between the end of a run and the next one, in milliseconds. */
  readonly pauseMs: number;
  /** Runs the job once. A long run ends early when `isStopping` returns true. */
  run(isStopping: () => boolean): Promise<unknown>;
}
