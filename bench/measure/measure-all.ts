import { createCalls } from '../calls/create-calls.ts';
import { openDatabase } from '../country/country.ts';
import type { Countries } from '../country/open-countries.ts';
import type { Options } from '../options.ts';
import { openSubject, type Subject } from '../subject/open-subject.ts';
import { ALL_CLIENTS, CLIENTS, TARGETS, type Figures, type Target } from './figures.ts';
import { measureRounds, type Series } from './measure-rounds.ts';
import { bookingsOf, planOf } from './plan.ts';
import { prepare, type Prepared } from './prepare.ts';

/** Spare bookings for the requests outside of measurements. */
const SPARE_BOOKINGS = 50;

export interface Run {
  figures: Figures[];
  /** The mean size of a response in the largest country by call, in bytes. */
  bytes: Map<string, number>;
  /** The process with the largest country. `stop` stops it and the others. */
  largest: Subject;
  stop(): Promise<void>;
}

/**
 * Measures all calls in all countries. Each round measures every call in every country with its lower
 * bounds right after it, so that other load on the machine affects all of them alike.
 */
export async function measureAll(
  countries: Countries,
  options: Options,
  log: (line: string) => void,
): Promise<Run> {
  const subjects: Subject[] = [];
  const allSeries: Series[] = [];
  const stop = async () => {
    await Promise.all(subjects.map((subject) => subject.stop()));
  };
  try {
    const largest = Math.max(...options.sizes);
    for (const [doctors, connection] of countries.connections) {
      log(`starting on ${doctors} doctors\n`);
      const subject = await openSubject(connection, options.profile);
      subjects.push(subject);
      const database = openDatabase(connection);
      const isLargest = doctors === largest;
      const perTarget = bookingsOf(options) * (isLargest ? ALL_CLIENTS.length : 1);
      const calls = await createCalls(subject.product, database, {
        ...{ doctors, only: options.calls },
        bookings: (isLargest ? 2 : 1) * perTarget + SPARE_BOOKINGS,
      });
      await database.close();
      for (const call of calls) {
        const prepared = await prepare(subject, call, isLargest ? perTarget : 0);
        allSeries.push(...seriesOf(prepared, doctors, isLargest));
      }
    }
    const plan = await planOf(allSeries, options, log);
    await measureRounds(plan, countries.folder, options.rounds, log);
    const subject = subjects.at(-1);
    if (subject === undefined) throw new Error('there is no country');
    const inLargest = allSeries.filter(({ doctors }) => doctors === largest);
    return {
      figures: allSeries.map(({ prepared: { call }, ...series }) => ({
        ...series,
        call: call.name,
        label: call.label,
      })),
      bytes: new Map(inLargest.map(({ prepared }) => [prepared.call.name, prepared.bytes])),
      ...{ largest: subject, stop },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function seriesOf(prepared: Prepared, doctors: number, isLargest: boolean): Series[] {
  const series = (clients: number, target: Target) => {
    return { ...{ prepared, doctors, clients, target }, requests: 0, samples: [] };
  };
  if (!isLargest) return [series(CLIENTS, 'product')];
  const allClients = prepared.call.isOnlyCompared === true ? [CLIENTS] : ALL_CLIENTS;
  const targets = TARGETS.filter((target) => target !== 'sql' || prepared.call.statement !== null);
  return allClients.flatMap((clients) => targets.map((target) => series(clients, target)));
}
