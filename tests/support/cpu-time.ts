/** Returns the milliseconds of processor time that work takes in this thread, which other programs do not add to. */
export function cpuTime(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  return cpuTimeSince(start);
}

/** Returns the milliseconds of processor time of this thread since an earlier reading. */
export function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
