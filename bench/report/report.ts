import type { GoalDistance, Verdict } from '../budgets.ts';
import { POPULAR, REPEATED } from '../calls/visitors-call.ts';
import { CLIENTS } from '../measure/figures.ts';
import type { Run } from '../measure/measure-all.ts';
import type { PageScripts } from '../measure/weigh-scripts.ts';
import type { Quality } from '../quality.ts';
import { count } from './format.ts';
import type { WorkFigure } from '../work/record.ts';
import {
  costTable,
  goalTable,
  growthTable,
  largestOf,
  qualityTable,
  scriptTable,
  sizesOf,
  verdictTable,
  workTable,
} from './tables.ts';

export interface Findings {
  readonly run: Run;
  readonly quality: readonly Quality[];
  readonly scripts: readonly PageScripts[];
  readonly work: readonly WorkFigure[];
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
  work,
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

The server and a worker run as in production, each in its process, with their logs at level \`info\`
and without metrics. PostgreSQL, an SMS provider and the load generator are on the same machine.
Clients accept compression as browsers do; there is no TLS and no proxy. Each request is compared with
two lower bounds, measured in the same round: a bare Fastify route that returns the same bytes,
encoding and headers, and its main statement alone, sent by \`pg\` as a prepared statement. CPU is the
time of server, database and worker per request; the messages of a booking are part of it. A share of 50 % means that the
request costs twice as much as its bound. Figures are medians of the rounds. Compare the ratios;
absolute figures depend on the machine.

- **Rendered pages** are twenty addresses in turn that miss the page cache; **cached pages** are the same
  addresses from the cache.
- **New pages** are lists with filters, profiles and clinics in all languages. No address is requested
  twice in a run.
- **Pages as visited** are requests of phones and desktops, ${REPEATED * 100} % of them for one of ${POPULAR} cached popular pages, by
  Zipf's law. The rest are new.
- **Booking** is one request, in a country without codes. **With code** it is three, measured as one:
  the code, which an SMS delivers, the hold of the slot, and the booking.

More measurements: [CPU per request](benchmarks/requests.md), [rendering](benchmarks/rendering.md),
[page weight](benchmarks/page-weight.md).
`,
    `## ${doctors} doctors, ${CLIENTS} clients

${costTable(run)}`,
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
Unused is what Chromium's block coverage counts as never run when the page is hydrated and idle, without
input: the share of a file, times its size. Texts and icons count as used.

${scriptTable(scripts)}`,
    ...(work.length === 0
      ? []
      : [
          `## Work of staff, browsers and a whole server

Each beside a lower bound that was measured in the same run. A slow CPU is a quarter as fast as this
machine. Durations depend on the machine; budgets apply to the multiples.

${workTable(work)}`,
        ]),
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
