import type { Verdict } from '../budgets.ts';
import { ALL_CLIENTS, CLIENTS } from '../measure/figures.ts';
import type { Run } from '../measure/measure-all.ts';
import type { Quality } from '../quality.ts';
import { count } from './format.ts';
import {
  costTable,
  growthTable,
  largestOf,
  qualityTable,
  sizesOf,
  verdictTable,
} from './tables.ts';

export interface Findings {
  readonly run: Run;
  readonly quality: readonly Quality[];
  readonly verdicts: readonly Verdict[];
  /** The machine, and how busy it was besides. */
  readonly surroundings: string;
}

/** All figures of a run, as Markdown. */
export function reportOf({ run, quality, verdicts, surroundings }: Findings): string {
  const { figures } = run;
  const doctors = count(largestOf(figures));
  const hasGrown = sizesOf(figures).length > 1;
  return [
    `# How fast it is

\`npm run bench -- --write\` has written this: ${surroundings}

The server runs as in production, its PostgreSQL and the load beside it on the same machine. Beside
each call stands its bound, measured in the same round right after it: a bare Fastify route that
returns the same bytes, headers and all, and the call's main statement alone, sent by \`pg\` as a prepared statement.
CPU is processor time of server and database per request. A share of 50 % says that the call
costs twice what its bound does. Figures are medians of the rounds; compare the ratios, machines differ.

![What calls cost](benchmarks/cost.svg)
`,
    ...ALL_CLIENTS.map(
      (clients) => `## ${doctors} doctors, ${clients === 1 ? 'one client' : `${clients} clients`}

${costTable(run, clients)}`,
    ),
    ...(hasGrown
      ? [
          `## With the country

By ${CLIENTS} clients. Growth is of the largest country, as often as the smallest.

![How costs grow](benchmarks/growth.svg)

${growthTable(figures)}`,
        ]
      : []),
    ...(quality.length === 0
      ? []
      : [
          `## What search finds

A thousand words of each kind, of names in the country of ${doctors} doctors.

${qualityTable(quality)}`,
        ]),
    `## Budgets

They stand in \`bench/budgets.json\`; the command fails when one is missed. Milliseconds of processor time
are judged by the round in which a call took least of it, as whatever else the machine does only ever adds to
them; shares and growth, which are of one moment, by the median of the rounds, like the tables above.

${verdictTable(verdicts)}`,
  ].join('\n');
}
