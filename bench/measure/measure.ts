import { sendRequests, type Amount } from '../load/send-requests.ts';
import type { Load } from '../load/load.ts';
import { readPostgresCpu, spentBetween } from '../subject/postgres-cpu.ts';
import type { Sample, Side } from './figures.ts';
import type { Prepared } from './prepare.ts';

/** Asks a side so often. */
export function askSide(
  { subject, call, bare }: Prepared,
  side: Side,
  amount: Amount,
): Promise<Load> {
  switch (side) {
    case 'product':
      return sendRequests(subject.product, call.next, amount);
    case 'bare':
      return sendRequests(subject.bare, () => bare, amount);
    case 'sql':
      return subject.run(call.statement ?? '', amount);
  }
}

/** One measurement; `folder` is the database server's. */
export async function measure(
  prepared: Prepared,
  side: Side,
  amount: Amount,
  folder: string,
): Promise<Sample> {
  const { subject } = prepared;
  const before = { server: await subject.cpu(), database: await readPostgresCpu(folder) };
  const load = await askSide(prepared, side, amount);
  const after = { server: await subject.cpu(), database: await readPostgresCpu(folder) };
  return {
    ...{ perSecond: load.perSecond, p50: load.p50, p99: load.p99 },
    server: (after.server - before.server) / load.requests,
    database: spentBetween(before.database, after.database) / load.requests,
  };
}
