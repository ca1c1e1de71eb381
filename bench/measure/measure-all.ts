import { randomBytes } from 'node:crypto';
import type { TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { CODED_BOOKINGS_PER_ROUND } from '../calls/coded-booking-call.ts';
import { createCalls } from '../calls/create-calls.ts';
import { openDatabase } from '../country/country.ts';
import type { Countries } from '../country/open-countries.ts';
import type { Options } from '../options.ts';
import { openSubject, openWorker, type Subject } from '../subject/open-process.ts';
import type { ServerSettings } from '../subject/production.ts';
import { TARGETS, type Figures } from './figures.ts';
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
 * Measures all calls in all countries. Each round measures the calls of each country; in the largest one
 * the lower bounds follow each call, so that other load on the machine affects both alike, and bookings with a
 * code are measured as well.
 */
export async function measureAll(
  countries: Countries,
  options: Options,
  sms: TwilioServer,
  log: (line: string) => void,
): Promise<Run> {
  const processes: { stop(): Promise<void> }[] = [];
  const secret = randomBytes(32).toString('hex');
  let largest: Subject | undefined;
  const allSeries: Series[] = [];
  const stop = async () => {
    await Promise.all(processes.map((each) => each.stop()));
  };
  try {
    const largestSize = Math.max(...options.sizes);
    for (const [doctors, connection] of countries.connections) {
      log(`starting on ${doctors} doctors\n`);
      const settings: ServerSettings = {
        connection,
        smsUrl: sms.url,
        secret,
        hasCodes: false,
        beganAt: Date.now(),
      };
      const subject = await openSubject(settings);
      processes.push(subject);
      const worker = await openWorker(settings);
      processes.push(worker);
      const database = openDatabase(connection);
      const isLargest = doctors === largestSize;
      if (isLargest) largest = subject;
      const perTarget = bookingsOf(options.rounds);
      const calls = await createCalls(subject.product, database, {
        doctors,
        only: options.calls,
        // In the largest country, the statement alone books as well.
        bookings: (isLargest ? 2 : 1) * perTarget + SPARE_BOOKINGS,
        coded: isLargest
          ? bookingsOf(options.rounds, CODED_BOOKINGS_PER_ROUND) + SPARE_BOOKINGS
          : 0,
        sms,
      });
      await database.close();
      for (const call of calls) {
        const isCoded = call.name === 'coded';
        if (isCoded && !isLargest) continue;
        const target = isCoded ? await openSubject({ ...settings, hasCodes: true }) : subject;
        if (isCoded) processes.push(target);
        const prepared = await prepare(target, worker, call, isLargest ? perTarget : 0);
        allSeries.push(...seriesOf(prepared, doctors, isLargest));
      }
    }
    const plan = await planOf(allSeries, log);
    await measureRounds(plan, countries.folder, options.rounds, log);
    if (largest === undefined) throw new Error('there is no country');
    const inLargest = allSeries.filter(({ doctors }) => doctors === largestSize);
    return {
      figures: allSeries.map(({ prepared: { call }, ...series }) => ({
        ...series,
        call: call.name,
        label: call.label,
      })),
      bytes: new Map(inLargest.map(({ prepared }) => [prepared.call.name, prepared.bytes])),
      largest,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the series of a call; only the largest country has lower bounds. */
function seriesOf(prepared: Prepared, doctors: number, isLargest: boolean): Series[] {
  const { statement } = prepared.call;
  return TARGETS.filter(
    (target) =>
      target === 'product' || (isLargest && (target === 'bare' || statement !== undefined)),
  ).map((target) => ({ prepared, doctors, target, requests: 0, samples: [] }));
}
