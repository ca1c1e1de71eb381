import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { createSite } from '#server/create-site.ts';
import { createConsoleSms } from '#server/gateways/sms/console-sms.ts';
import { searchCredentials } from '#server/features/search/index.ts';
import { COUNTRY, openCountries } from './countries.ts';
import type { Findable } from './search-queries.ts';

/** The process that is searched: the API of a country of 100,000 doctors. */
const DOCTORS = 100_000;

export type ToSearchSubject = { type: 'cpu' } | { type: 'stop' };

export type FromSearchSubject =
  | {
      type: 'ready';
      url: string;
      credentials: ReturnType<typeof searchCredentials>;
      findable: Findable[];
      startMs: number;
      /** Documents in the index, and what it takes of the process's memory. */
      documents: number;
      megabytes: number;
    }
  /** Processor time spent so far. */
  | { type: 'cpu'; milliseconds: number };

const stops: (() => Promise<unknown>)[] = [];
process.on('message', answer);
// Also when whoever measures is gone without a word.
process.on('disconnect', () => void end());

const countries = await openCountries((line) => process.stderr.write(line));
stops.unshift(() => countries.stop());
const database = await countries.open(DOCTORS);
const before = memoryMegabytes();
const start = performance.now();
const site = await createSite({
  code: COUNTRY,
  database,
  sms: createConsoleSms(() => undefined, Date.now),
  clock: Date.now,
  secret: 'a secret for measurements, not for use',
});
const startMs = performance.now() - start;
const megabytes = memoryMegabytes() - before;
const app = await createApp({
  sites: new Map([[COUNTRY, site]]),
  defaultSite: site,
  isReady: () => Promise.resolve(true),
  logger: pino({ level: 'silent' }),
});
stops.unshift(() => app.close());
send({
  type: 'ready',
  url: await app.listen({ host: '127.0.0.1', port: 0 }),
  credentials: searchCredentials(site),
  findable: await readFindable(),
  startMs,
  documents: site.search.index.size,
  megabytes,
});

async function readFindable(): Promise<Findable[]> {
  const { rows } = await database.pool.query<Findable>(
    `select type, city_id as city, titles from search_doc where gone_at is null
     order by type, entity_id, city_id`,
  );
  return rows;
}

function memoryMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

function answer(message: ToSearchSubject): void {
  if (message.type === 'stop') {
    void end();
    return;
  }
  const { user, system } = process.cpuUsage();
  send({ type: 'cpu', milliseconds: (user + system) / 1000 });
}

async function end(): Promise<never> {
  for (const stop of stops) await stop();
  process.exit(0);
}

function send(message: FromSearchSubject): void {
  process.send?.(message);
}
