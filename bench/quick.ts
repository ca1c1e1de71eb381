import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { addDays } from '#shared/domain/plain-date.ts';
import { dateInZone } from '#shared/domain/zoned-time.ts';
import { runLoad, type Target } from './load.ts';
import type { FromSubject, ToSubject } from './messages.ts';
import { median, renderTable, type Row } from './table.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 2;
const BOOKINGS_PER_ROUND = 1500;
/** Doctors whose times of four weeks one call may ask for. */
const DOCTORS_AT_ONCE = 40;

interface Sample {
  perSecond: number;
  server: number;
  database: number | null;
  p50: number;
  p99: number;
}

/**
 * Requests a second and processor time of the calls a visit consists of, each beside a bare Fastify
 * route that returns the same bytes, in turns within one run. Resolves with a Markdown table.
 */
export async function quick(log: (line: string) => void): Promise<string> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ask = async (message: ToSubject): Promise<FromSubject> => {
    const reply = once(child, 'message');
    child.send(message);
    return (await reply)[0] as FromSubject;
  };
  const [ready] = (await once(child, 'message')) as [FromSubject];
  if (ready.type !== 'ready') throw new Error('the server did not start');

  const measure = async (target: Target, amount?: number): Promise<Sample> => {
    const before = await ask({ type: 'cpu' });
    const load = await runLoad(target, {
      connections: CONNECTIONS,
      ...(amount === undefined ? { seconds: SECONDS } : { amount }),
    });
    const after = await ask({ type: 'cpu' });
    if (before.type !== 'cpu' || after.type !== 'cpu') throw new Error('no processor times');
    if (load.failed > 0)
      throw new Error(`${load.failed} of ${load.requests} requests failed: ${target.url}`);
    return {
      perSecond: load.perSecond,
      server: (after.server - before.server) / load.requests,
      database:
        after.database === null || before.database === null
          ? null
          : (after.database - before.database) / load.requests,
      p50: load.p50,
      p99: load.p99,
    };
  };

  const rows: Row[] = [];
  for (const { name, label, target, amount } of await targetsOf(ready.product)) {
    log(`${label}\n`);
    const sent = target.nextBody?.() ?? null;
    const answer = await fetch(target.url, {
      method: target.method ?? 'GET',
      headers: target.headers ?? {},
      body: sent,
    });
    const body = await answer.text();
    if (!answer.ok)
      throw new Error(`${target.url} answers ${answer.status}: ${body.slice(0, 300)}`);
    const type = answer.headers.get('content-type') ?? '';
    await ask({ type: 'bare', name, answer: { status: answer.status, type, body } });
    const bare = {
      ...target,
      url: `${ready.bound}/${name}`,
      ...(sent === null ? {} : { nextBody: () => sent }),
    };

    await runLoad(bare, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
    if (amount === undefined) {
      await runLoad(target, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
    }
    const samples: { product: Sample; bound: Sample }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      samples.push({ product: await measure(target, amount), bound: await measure(bare) });
    }
    const of = (side: 'product' | 'bound', key: keyof Sample) =>
      median(samples.map((sample) => sample[side][key] ?? Number.NaN));
    rows.push({
      label,
      bytes: Buffer.byteLength(body),
      perSecond: of('product', 'perSecond'),
      serverMs: of('product', 'server'),
      databaseMs: of('product', 'database'),
      p50: of('product', 'p50'),
      p99: of('product', 'p99'),
      barePerSecond: of('bound', 'perSecond'),
      bareMs: of('bound', 'server'),
      ratio: median(samples.map(({ product, bound }) => product.server / bound.server)),
    });
  }
  child.send({ type: 'stop' } satisfies ToSubject);
  await once(child, 'exit');
  return renderTable(rows);
}

async function targetsOf(origin: string) {
  const json = async (path: string) => (await fetch(origin + path)).json() as Promise<Answer>;
  const today = dateInZone(Date.now(), 'Asia/Dubai');
  const services = await json('/api/v1/services/?city=10&is_primary=true&has_adult_service=false');
  const service = services.results.toSorted((a, b) => b.doctors_count - a.doctors_count)[0];
  if (service === undefined) throw new Error('no services');
  const list = `/api/v1/doctors/?city=10&service=${service.id}&limit=8&expand=services,clinic_branches`;
  const doctors = (await json(list)).results.map((doctor) => doctor.id);
  const range = `date_from=${today}&date_to=${addDays(today, 3)}`;
  const bookings = await bookingBodies(origin, today, (ROUNDS + 1) * BOOKINGS_PER_ROUND);
  const plain = { 'accept-encoding': 'identity' };
  return [
    {
      name: 'slots',
      label: 'Slots of 8 doctors, 4 days',
      target: {
        url: `${origin}/api/v1/slots/?doctor=${doctors.join(',')}&service=${service.id}&${range}`,
        headers: plain,
      },
    },
    {
      name: 'doctors',
      label: 'List of doctors, a page of 8',
      target: { url: origin + list, headers: plain },
    },
    {
      name: 'booking',
      label: 'Booking',
      target: {
        url: `${origin}/api/v1/appointments/`,
        method: 'POST' as const,
        headers: { ...plain, 'content-type': 'application/json' },
        nextBody: () => bookings.pop() ?? null,
      },
      amount: BOOKINGS_PER_ROUND,
    },
    {
      name: 'page',
      label: 'Rendered list page',
      target: { url: `${origin}/doctors/dubai/${service.slug}`, headers: plain },
    },
  ].map((each) => ({ amount: undefined, ...each }));
}

/** As many bookings of free times as asked for, in no order, so that they spread over schedules. */
async function bookingBodies(origin: string, today: string, count: number): Promise<string[]> {
  const bodies: string[] = [];
  for (let first = 1; first <= 300 && bodies.length < count * 1.5; first += DOCTORS_AT_ONCE) {
    const doctors = Array.from({ length: DOCTORS_AT_ONCE }, (_, index) => first + index).join(',');
    const range = `date_from=${addDays(today, 1)}&date_to=${addDays(today, 28)}`;
    const answer = (await (
      await fetch(`${origin}/api/v1/slots/?doctor=${doctors}&${range}`)
    ).json()) as Answer;
    const seen = new Set<string>();
    const asking = await branchesThatAsk(origin, answer);
    for (const slot of answer.results) {
      // One visit, of whatever length, at each full hour: no two bookings overlap.
      const key = `${slot.doctor}${slot.datetime.slice(0, 13)}`;
      if (slot.datetime.slice(14, 16) !== '00' || seen.has(key) || asking.has(slot.clinic_branch))
        continue;
      seen.add(key);
      bodies.push(bookingBody(slot));
    }
  }
  if (bodies.length < count)
    throw new Error(`only ${bodies.length} free times for ${count} bookings`);
  return bodies
    .map((body, index) => ({ body, order: (index * 7919) % bodies.length }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ body }) => body);
}

function bookingBody(slot: Answer['results'][number]): string {
  return JSON.stringify({
    client_name: 'Bench',
    client_surname: 'Mark',
    client_phone: '+971501234567',
    doctor_service: slot.doctor_service,
    slot: slot.id,
    source: 'web-desktop',
    consents: ['personal_data'],
  });
}

/** Branches with questions of their own, which a plain booking does not answer. */
async function branchesThatAsk(origin: string, slots: Answer): Promise<Set<number>> {
  const asking = new Set<number>();
  for (const branch of new Set(slots.results.map((slot) => slot.clinic_branch))) {
    const path = `/api/v1/clinic-branches/${branch}/appointment-fields/`;
    const fields = (await (await fetch(origin + path)).json()) as Answer;
    if (fields.results.length > 0) asking.add(branch);
  }
  return asking;
}

interface Answer {
  results: {
    id: number;
    slug: string;
    doctors_count: number;
    doctor: number;
    clinic_branch: number;
    doctor_service: number;
    datetime: string;
  }[];
}
