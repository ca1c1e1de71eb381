import { cpus, loadavg } from 'node:os';

/** What was measured on, in words; `before` is the load average as the run began. */
export function surroundings(before: number, { rounds }: { rounds: number }): string {
  const [after = Number.NaN] = loadavg();
  const { length } = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return (
    `${day}, ${length} cores that share ${before.toFixed(1)} waiting processes before and ` +
    `${after.toFixed(1)} at the end of the run (load average), ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`
  );
}
