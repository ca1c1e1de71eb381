import { parseArgs } from 'node:util';
import { CALLS, type CallName } from './calls/create-calls.ts';

/** The options of `npm run bench`. */
export interface Options {
  /** The number of doctors of each country, ascending. */
  readonly sizes: readonly number[];
  readonly calls: readonly CallName[];
  readonly rounds: number;
  /** Runs the search quality check as well. */
  readonly withQuality: boolean;
  /** Measures the work of staff, of browsers and of a whole server as well. */
  readonly withWork: boolean;
  /** Writes docs/benchmarks.md, and the figures of README.md and docs/operations.md. */
  readonly isWritten: boolean;
  /** Tightens bench/budgets.json to the figures of this run. */
  readonly isTightened: boolean;
}

/** The calls, and the work that other runners measure. */
const ONLY = [...CALLS, 'work'] as const;

export const USAGE = `npm run bench -- [--quick] [--doctors 400,100000] [--only slots,booking] …

  --quick    a country of 300 doctors, in about a minute
  --doctors  countries of these sizes (default as above); lower bounds only in the largest
  --only     ${ONLY.join(', ')} (default: all, with --quick without work)
  --rounds   rounds of measurements (default: 5)
  --write    writes docs/benchmarks.md, and the figures of README.md and docs/operations.md
  --tighten  tightens bench/budgets.json to within 15 % of these figures; never loosens a budget
`;

const QUICK = '300';
/** The sizes whose figures budgets compare. */
const MIN_SIZE = 400;
const MAX_SIZE = 100_000;
const ALL = `${MIN_SIZE},${MAX_SIZE}`;

/** Parses the command line. @throws Error with the reason for an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      doctors: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      tighten: { type: 'boolean', default: false },
    },
  });
  const only = (values.only ?? (values.quick ? CALLS : ONLY).join()).split(',').map(readMeasured);
  const calls = CALLS.filter((call) => only.includes(call));
  const sizes = (values.doctors ?? (values.quick ? QUICK : ALL)).split(',').map(readCount);
  if (values.write && calls.length < CALLS.length) {
    throw new Error('--write requires all calls');
  }
  const isBudgeted = Math.min(...sizes) === MIN_SIZE && Math.max(...sizes) === MAX_SIZE;
  if (values.tighten && !isBudgeted) {
    throw new Error(
      `--tighten requires the sizes that the budgets apply to: --doctors ${MIN_SIZE},${MAX_SIZE}`,
    );
  }
  return {
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    calls,
    rounds: readCount(values.rounds),
    withQuality: !values.quick && only.includes('search'),
    withWork: only.includes('work'),
    isWritten: values.write,
    isTightened: values.tighten,
  };
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not a whole number above 0`);
}

function readMeasured(text: string): (typeof ONLY)[number] {
  const found = ONLY.find((name) => name === text);
  if (found === undefined) throw new Error(`"${text}" is not one of ${ONLY.join(', ')}`);
  return found;
}
