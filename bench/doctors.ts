import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import type { Clock } from '#server/clock.ts';
import { createSite } from '#server/create-site.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/queryable.ts';
import { createConsoleSms } from '#server/gateways/sms/console-sms.ts';
import { COUNTRY, NOW, openCountries } from './countries.ts';
import { doctorsQueries } from './doctors-queries.ts';
import { markdownTable, median } from './table.ts';

const SMALL = 10_000;
const LARGE = 100_000;
const QUERIES = 500;
const ROUNDS = 5;
const PAIRS = 9;
/** A page of doctors takes at most so many milliseconds, 99 times of a hundred. */
const P99_BOUND = 20;
/** So many times more may ten times the doctors cost where a list is as long. */
const GROWTH_BOUND = 2;

/**
 * Server time of lists of doctors in a country of 10,000 and in one of 100,000: from the request to
 * the last byte of the answer, one at a time. Each query counts with the least of its rounds, as
 * anything more is what else the machine was doing. Resolves with a Markdown table; rejects when a
 * bound is not kept.
 */
export async function doctors(log: (line: string) => void): Promise<string> {
  const countries = await openCountries(log);
  try {
    const small = await openServer(await countries.open(SMALL));
    const large = await openServer(await countries.open(LARGE));
    const smallTimes = await measure(small, await doctorsQueries(small.database, QUERIES), log);
    const largeTimes = await measure(large, await doctorsQueries(large.database, QUERIES), log);
    const pairs = await pairsOfLists(small.database, large.database);
    const growth = await growthOf(small, large, pairs, log);
    const whole = await firstOfMinute(large);
    await Promise.all([small.close(), large.close()]);

    const table = markdownTable(
      ['country of', 'p50 ms', 'p99 ms', 'longest ms'],
      [
        ['10,000 doctors', ...figures(smallTimes)],
        ['100,000 doctors', ...figures(largeTimes)],
      ],
    );
    const report = `${table}
A list as long takes ${growth.toFixed(2)} times as long in the larger country. Counting all doctors
of its capital anew, which is done once a minute, takes ${whole.toFixed(0)} ms.
`;
    const p99 = percentile(largeTimes, 99);
    if (p99 >= P99_BOUND || growth > GROWTH_BOUND) throw new Error(`too slow\n${report}`);
    return report;
  } finally {
    await countries.stop();
  }
}

interface Server {
  database: Database;
  clock: { now: number };
  /** Milliseconds that the answer takes. */
  time(url: string): Promise<number>;
  close(): Promise<void>;
}

async function openServer(database: Database): Promise<Server> {
  const clock = { now: NOW };
  const now: Clock = () => clock.now;
  const site = await createSite({
    ...{ code: COUNTRY, database, clock: now, secret: 'a secret of thirty-two characters' },
    sms: createConsoleSms(() => undefined, now),
  });
  const app = await createApp({
    sites: new Map([[COUNTRY, site]]),
    defaultSite: site,
    isReady: () => Promise.resolve(true),
    logger: pino({ level: 'silent' }),
  });
  return {
    database,
    clock,
    async time(url) {
      const start = performance.now();
      const answer = await app.inject(url);
      const time = performance.now() - start;
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body.slice(0, 300)}`);
      return time;
    },
    close: () => app.close(),
  };
}

/** The least time of each URL, in their order. */
async function measure(
  server: Server,
  urls: readonly string[],
  log: (line: string) => void,
): Promise<number[]> {
  const times = urls.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) {
      times[index] = Math.min(times[index] ?? Infinity, await server.time(url));
    }
  }
  const slowest = times
    .map((time, index) => ({ time, url: urls[index] ?? '' }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, 5);
  for (const { time, url } of slowest) log(`${time.toFixed(1).padStart(6)} ms  ${url}\n`);
  return times;
}

/** Of lists that are as long in both countries, how much longer the larger country's takes. */
async function growthOf(
  small: Server,
  large: Server,
  pairs: readonly { small: string; large: string }[],
  log: (line: string) => void,
): Promise<number> {
  const [inSmall, inLarge] = [
    await measure(
      small,
      pairs.map((pair) => pair.small),
      log,
    ),
    await measure(
      large,
      pairs.map((pair) => pair.large),
      log,
    ),
  ];
  return median(inLarge.map((time, index) => time / (inSmall[index] ?? Number.NaN)));
}

interface List {
  city_id: number;
  service_id: number;
  doctors: number;
}

/** Lists of a service in a city, spread over all lengths, each with one of the same length. */
async function pairsOfLists(small: Database, large: Database) {
  const [candidates, others] = [await listsOf(small), await listsOf(large)];
  const step = candidates.length / PAIRS;
  return Array.from({ length: PAIRS }, (_, index) => {
    const list = candidates[Math.floor(index * step)];
    if (list === undefined) throw new Error('there are no lists');
    const distance = ({ doctors }: List) => Math.abs(doctors - list.doctors);
    const like = others.reduce((best, each) => (distance(each) < distance(best) ? each : best));
    return { small: urlOf(list), large: urlOf(like) };
  });
}

/** Lists of a page and more, the longest first. */
async function listsOf({ pool }: Database): Promise<List[]> {
  const { rows } = await runQuery<List>(pool, {
    text: `select city_id, service_id, count(distinct doctor_id)::integer as doctors
           from doctor_listing where is_active group by 1, 2
           having count(distinct doctor_id) >= 20 order by 3 desc, 1, 2`,
  });
  return rows;
}

function urlOf({ city_id: city, service_id: service }: List): string {
  return `/api/v1/doctors/?city=${city}&service=${service}&limit=8&expand=services,clinic_branches`;
}

async function firstOfMinute(server: Server): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    server.clock.now += 61_000;
    times.push(await server.time('/api/v1/doctors/?city=10&limit=8'));
  }
  return Math.min(...times);
}

function figures(times: readonly number[]): string[] {
  return [percentile(times, 50), percentile(times, 99), Math.max(...times)].map((time) =>
    time.toFixed(1),
  );
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
