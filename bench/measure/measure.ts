import { sendRequests } from '../load/send-requests.ts';
import type { Load } from '../load/load.ts';
import { readPostgresCpu, cpuBetween } from '../subject/postgres-cpu.ts';
import { CLIENTS, type Sample, type Target } from './figures.ts';
import type { Prepared } from './prepare.ts';

/** Sends a load to a target. The messages of a load to the product are part of it. */
export async function applyLoad(
  prepared: Prepared,
  target: Target,
  requests: number,
): Promise<Load> {
  const { subject, call, worker } = prepared;
  const amount = { clients: CLIENTS, requests };
  switch (target) {
    case 'product': {
      const load = await sendRequests(subject.product, call.next, amount);
      if (call.sendsMessages === true) await worker.request('settle');
      return load;
    }
    case 'bare':
      return sendRequests(subject.bare, prepared.bare, amount);
    case 'sql':
      return subject.request('runStatements', call.statement ?? '', requests);
  }
}

/** Measures one load; `folder` is the data folder of the database server. */
export async function measure(
  prepared: Prepared,
  target: Target,
  requests: number,
  folder: string,
): Promise<Sample> {
  const { worker } = prepared;
  // The worker would send the messages of the statement alone.
  const isAttended = target !== 'sql';
  if (!isAttended) await worker.request('pause');
  const before = await readCpu(prepared, folder);
  const load = await applyLoad(prepared, target, requests);
  const after = await readCpu(prepared, folder);
  if (!isAttended) {
    await worker.request('resume');
    if (prepared.call.sendsMessages === true) await worker.request('settle');
  }
  return {
    perSecond: load.perSecond,
    p50: load.p50,
    p99: load.p99,
    server: (after.server - before.server) / load.requests,
    database: cpuBetween(before.database, after.database) / load.requests,
    worker: isAttended && target !== 'bare' ? (after.worker - before.worker) / load.requests : 0,
  };
}

async function readCpu({ subject, worker }: Prepared, folder: string) {
  return {
    server: await subject.request('cpu'),
    worker: await worker.request('cpu'),
    database: await readPostgresCpu(folder),
  };
}
