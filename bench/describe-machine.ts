import { cpus, loadavg } from 'node:os';

/** Describes the machine; `before` is the load average at the start of the run. */
export function describeMachine(before: number, { rounds }: { rounds: number }): string {
  const [after = Number.NaN] = loadavg();
  const { length } = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${length} cores, load average ${before.toFixed(1)} → ${after.toFixed(1)}, ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`;
}
