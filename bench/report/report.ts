import type { GoalDistance, Verdict } from '../budgets.ts';
import { ALL_CLIENTS, CLIENTS } from '../measure/figures.ts';
import type { Run } from '../measure/measure-all.ts';
import type { PageScripts } from '../measure/weigh-scripts.ts';
import type { Quality } from '../quality.ts';
import { count } from './format.ts';
import {
  costTable,
  goalTable,
  growthTable,
  largestOf,
  qualityTable,
  scriptTable,
  sizesOf,
  verdictTable,
} from './tables.ts';

export interface Findings {
  readonly run: Run;
  readonly quality: readonly Quality[];
  readonly scripts: readonly PageScripts[];
  readonly verdicts: readonly Verdict[];
  readonly goals: readonly GoalDistance[];
  /** The machine and its load average. */
  readonly machine: string;
}

/** Returns all figures of a run as Markdown. */
export function createReport({
  run,
  quality,
  scripts,
  verdicts,
  goals,
  machine,
}: Findings): string {
  const { figures } = run;
  const doctors = count(largestOf(figures));
  const hasGrowth = sizesOf(figures).length > 1;
  return [
    `# Benchmarks

Written by \`npm run bench -- --write\`: ${machine}

The server runs as in production, with PostgreSQL and the load generator on the same machine. Each
request is compared with two lower bounds, measured in the same round: a bare Fastify route that
returns the same bytes and headers, and its main statement alone, sent by \`pg\` as a prepared
statement. CPU is the time of server and database per request. A share of 50 % means that the
request costs twice as much as its bound. Figures are medians of the rounds. Compare the ratios;
absolute figures depend on the machine.

More measurements: [CPU per request](benchmarks/requests.md), [rendering](benchmarks/rendering.md),
[page weight](benchmarks/page-weight.md).
`,
    ...ALL_CLIENTS.map(
      (clients) => `## ${doctors} doctors, ${clients === 1 ? 'one client' : `${clients} clients`}

${costTable(run, clients)}`,
    ),
    ...(hasGrowth
      ? [
          `## Growth with the size of a country

With ${CLIENTS} clients. Growth is the largest country divided by the smallest.

${growthTable(figures)}`,
        ]
      : []),
    ...(quality.length === 0
      ? []
      : [
          `## Search quality

A thousand words of each kind, from names in the country of ${doctors} doctors.

${qualityTable(quality)}`,
        ]),
    `## Scripts of a page

The scripts that a page loads first, with its texts, as sent to a browser: compressed with Brotli.

${scriptTable(scripts)}`,
    `## Budgets

Budgets are in \`bench/budgets.json\`: the best figures so far, with 15 % tolerance. \`npm run bench\`
fails only if one is missed. \`npm run bench -- --tighten\` tightens budgets to the figures of a run
and never loosens one. Budgets are shares and growth, which compare measurements of the same round and
therefore hold on any machine; they are judged by the median, as in the tables above.

${verdictTable(verdicts)}`,
    `## Goals

Goals never fail a run. They are milliseconds and depend on the machine, so they are judged by the
quietest round: other load only adds time.

${goalTable(goals)}`,
  ].join('\n');
}
