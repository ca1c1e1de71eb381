import { sendRequests, type Amount } from '../load/send-requests.ts';
import type { Load } from '../load/load.ts';
import { readPostgresCpu, cpuBetween } from '../subject/postgres-cpu.ts';
import type { Sample, Target } from './figures.ts';
import type { Prepared } from './prepare.ts';

/** Sends a load to a target. */
export function applyLoad(
  { subject, call, bare }: Prepared,
  target: Target,
  amount: Amount,
): Promise<Load> {
  switch (target) {
    case 'product':
      return sendRequests(subject.product, call.next, amount);
    case 'bare':
      return sendRequests(subject.bare, () => bare, amount);
    case 'sql':
      return subject.run(call.statement ?? '', amount);
  }
}

/** Measures one load; `folder` is the data folder of the database server. */
export async function measure(
  prepared: Prepared,
  target: Target,
  amount: Amount,
  folder: string,
): Promise<Sample> {
  const { subject } = prepared;
  const before = { server: await subject.cpu(), database: await readPostgresCpu(folder) };
  const load = await applyLoad(prepared, target, amount);
  const after = { server: await subject.cpu(), database: await readPostgresCpu(folder) };
  return {
    ...{ perSecond: load.perSecond, p50: load.p50, p99: load.p99 },
    server: (after.server - before.server) / load.requests,
    database: cpuBetween(before.database, after.database) / load.requests,
  };
}
