import { createCalls } from '../calls/create-calls.ts';
import { openDatabase } from '../country/country.ts';
import type { Countries } from '../country/open-countries.ts';
import type { Options } from '../options.ts';
import { openSubject, type Subject } from '../subject/open-subject.ts';
import { ALL_CLIENTS, CLIENTS, SIDES, type Figures, type Side } from './figures.ts';
import { measureInTurns, type Line } from './in-turns.ts';
import { bookingsOf, planOf } from './plan.ts';
import { prepare, type Prepared } from './prepare.ts';

/** Spare, for what is asked outside of measurements. */
const MORE = 50;

export interface Run {
  figures: Figures[];
  /** Mean size of an answer in the largest country by call, in bytes. */
  bytes: Map<string, number>;
  /** The process that has the largest country. It and the others are stopped by `stop`. */
  largest: Subject;
  stop(): Promise<void>;
}

/**
 * Measures all calls in all countries, in turns: in each round every call is made in every country,
 * and what it is measured against right after it, so that whatever else the machine is doing falls
 * on all of them alike.
 */
export async function measureAll(
  countries: Countries,
  options: Options,
  log: (line: string) => void,
): Promise<Run> {
  const subjects: Subject[] = [];
  const lines: Line[] = [];
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
      const ofSide = bookingsOf(options) * (isLargest ? ALL_CLIENTS.length : 1);
      const calls = await createCalls(subject.product, database, {
        ...{ doctors, only: options.calls },
        bookings: (isLargest ? 2 : 1) * ofSide + MORE,
      });
      await database.close();
      for (const call of calls) {
        const prepared = await prepare(subject, call, isLargest ? ofSide : 0);
        lines.push(...linesOf(prepared, doctors, isLargest));
      }
    }
    const plan = await planOf(lines, options, log);
    await measureInTurns(plan, countries.folder, options.rounds, log);
    const subject = subjects.at(-1);
    if (subject === undefined) throw new Error('there is no country');
    const ofLargest = lines.filter(({ doctors }) => doctors === largest);
    return {
      figures: lines.map(({ prepared: { call }, ...line }) => ({
        ...line,
        call: call.name,
        label: call.label,
      })),
      bytes: new Map(ofLargest.map(({ prepared }) => [prepared.call.name, prepared.bytes])),
      ...{ largest: subject, stop },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function linesOf(prepared: Prepared, doctors: number, isLargest: boolean): Line[] {
  const line = (clients: number, side: Side) => {
    return { ...{ prepared, doctors, clients, side }, requests: 0, samples: [] };
  };
  if (!isLargest) return [line(CLIENTS, 'product')];
  const sides = SIDES.filter((side) => side !== 'sql' || prepared.call.statement !== null);
  return ALL_CLIENTS.flatMap((clients) => sides.map((side) => line(clients, side)));
}
