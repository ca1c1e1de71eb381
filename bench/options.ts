import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import { CALLS, type CallName } from './calls/create-calls.ts';

/** What `npm run bench` was asked for. */
export interface Options {
  /** Doctors of each country, the fewest first. */
  readonly sizes: readonly number[];
  readonly calls: readonly CallName[];
  readonly rounds: number;
  /** Of one measurement. */
  readonly seconds: number;
  /** Whether what search finds is counted as well. */
  readonly withQuality: boolean;
  /** Where generated countries are kept. */
  readonly cache: string;
  /** Where profiles of the processes under load are written, if anywhere. */
  readonly profile: string | null;
  /** Whether docs/benchmarks.md is written. */
  readonly isWritten: boolean;
  /** Whether bench/budgets.json is tightened to the figures of this run. */
  readonly isTightened: boolean;
}

export const USAGE = `npm run bench -- [--quick] [--doctors 1000,10000,100000] [--only slots,booking] …

  --quick    a country of 300 doctors, in about a minute
  --doctors  countries of these sizes; bounds are measured in the largest (default as above)
  --only     ${CALLS.join(', ')} (default: all)
  --rounds   how often each measurement is repeated (default: 5)
  --seconds  how long each takes (default: 1)
  --data     where generated countries are kept (default: .cache/bench/doctors)
  --profile  a folder for processor profiles of the servers
  --write    writes docs/benchmarks.md
  --tighten  tightens bench/budgets.json to 15 % beside these figures; it never loosens a budget
`;

const QUICK = '300';
const ALL = '1000,10000,100000';

/** Reads the command line; throws an Error that says what is wrong. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      doctors: { type: 'string' },
      only: { type: 'string', default: CALLS.join() },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      data: { type: 'string', default: join(projectRoot(), '.cache/bench/doctors') },
      profile: { type: 'string' },
      write: { type: 'boolean', default: false },
      tighten: { type: 'boolean', default: false },
    },
  });
  const sizes = (values.doctors ?? (values.quick ? QUICK : ALL)).split(',').map(readCount);
  if (values.tighten && sizes.join() !== ALL) {
    throw new Error(`--tighten needs the countries that budgets are of: --doctors ${ALL}`);
  }
  return {
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    calls: values.only.split(',').map(readCall),
    rounds: readCount(values.rounds),
    seconds: Number(values.seconds),
    withQuality: !values.quick && values.only.includes('search'),
    cache: values.data,
    profile: values.profile ?? null,
    isWritten: values.write,
    isTightened: values.tighten,
  };
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is no whole number from 1 on`);
}

function readCall(text: string): CallName {
  const call = CALLS.find((name) => name === text);
  if (call === undefined) throw new Error(`"${text}" is none of ${CALLS.join(', ')}`);
  return call;
}
