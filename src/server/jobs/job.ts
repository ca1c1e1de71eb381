/** Work that is to be done again and again. */
export interface Job {
  /** Same in every process; names the lock. */
  readonly name: string;
  /** Pause between the end of a run and the next, in milliseconds. */
  readonly everyMs: number;
  /** Ends a long run early when it says so. */
  run(isStopping: () => boolean): Promise<void>;
}
