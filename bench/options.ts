import { parseArgs } from 'node:util';
import { CALLS, type CallName } from './calls/create-calls.ts';

/** The options of `npm run bench`. */
export interface Options {
  /** The number of doctors of each country, ascending. */
  readonly sizes: readonly number[];
  readonly calls: readonly CallName[];
  readonly rounds: number;
  /** True if the quality of the search is measured as well. */
  readonly shouldMeasureQuality: boolean;
  /** True if the work of staff, of browsers and of a whole server is measured as well. */
  readonly shouldMeasureWork: boolean;
  /** True if docs/benchmarks.md and the figures of README.md and docs/operations.md are written. */
  readonly shouldWriteReport: boolean;
  /** True if bench/budgets.json is tightened to the figures of this run. */
  readonly shouldTightenBudgets: boolean;
}

/** The calls, and the work that other runners measure. */
const MEASURABLE = [...CALLS, 'work'] as const;

export const USAGE = `npm run bench -- [--quick] [--doctors 400,100000] [--only slots,booking] …

  --quick    a country of 300 doctors, in about a minute
  --doctors  countries of these sizes (default as above); lower bounds only in the largest
  --only     ${MEASURABLE.join(', ')} (default: all, with --quick without work)
  --rounds   rounds of measurements (default: 5)
  --write    writes docs/benchmarks.md, and the figures of README.md and docs/operations.md
  --tighten  tightens bench/budgets.json to within 15 % of these figures; never loosens a budget
`;

const QUICK = '300';
/** The sizes that budgets and published figures are for. */
const SMALL_COUNTRY = 400;
const LARGE_COUNTRY = 100_000;
const ALL = `${SMALL_COUNTRY},${LARGE_COUNTRY}`;

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
  const only = (values.only ?? (values.quick ? CALLS : MEASURABLE).join())
    .split(',')
    .map(readMeasurable);
  const calls = CALLS.filter((call) => only.includes(call));
  const sizes = (values.doctors ?? (values.quick ? QUICK : ALL)).split(',').map(readCount);
  const isBudgeted = Math.min(...sizes) === SMALL_COUNTRY && Math.max(...sizes) === LARGE_COUNTRY;
  if (values.write && !(isBudgeted && MEASURABLE.every((each) => only.includes(each)))) {
    throw new Error(`--write requires everything to be measured, with --doctors ${ALL}`);
  }
  if (values.tighten && !isBudgeted) {
    throw new Error(`--tighten requires the sizes that the budgets apply to: --doctors ${ALL}`);
  }
  return {
    sizes: [...new Set(sizes)].toSorted((a, b) => a - b),
    calls,
    rounds: readCount(values.rounds),
    shouldMeasureQuality: !values.quick && only.includes('search'),
    shouldMeasureWork: only.includes('work'),
    shouldWriteReport: values.write,
    shouldTightenBudgets: values.tighten,
  };
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not a whole number above 0`);
}

function readMeasurable(text: string): (typeof MEASURABLE)[number] {
  const found = MEASURABLE.find((name) => name === text);
  if (found === undefined) throw new Error(`"${text}" is not one of ${MEASURABLE.join(', ')}`);
  return found;
}
