import { CLIENTS, medianCpu, medianOf, type Figures, type Sample } from '../measure/figures.ts';
import { markdownTable } from '../table.ts';
import { count, figure } from './format.ts';
import { largestOf, productsIn } from './tables.ts';

/** The requests of a visit to the site, by call. */
const VISIT = { visits: 1.5, list: 4, slots: 4, search: 3, coded: 0.05 };
/** The share of a day's visits in its busiest hour, and the busiest second's multiple of that hour. */
const BUSIEST_HOUR = 0.1;
const BUSIEST_SECOND = 2;
const HOUR_SECONDS = 3600;
const VISITS_A_DAY = [100_000, 1_000_000, 10_000_000];
/** The share of a core that a web process should use. */
const MAX_LOAD = 0.6;

/**
 * Returns a document with `text` between the marks of a block.
 *
 * @throws Error if the document has no such block.
 */
export function replaceBlock(document: string, name: string, text: string): string {
  const [begin, end] = [`<!-- bench:${name} -->\n`, `<!-- /bench:${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`there is no block ${name}`);
  return `${document.slice(0, from + begin.length)}\n${text.trim()}\n\n${document.slice(to)}`;
}

/** Returns the paragraph of the README. */
export function readmeFigures(figures: readonly Figures[], machine: string): string {
  const rate = (call: string) => figure(medianOf(callOf(figures, call), 'perSecond'));
  const cpu = (call: string) => figure(medianCpu(callOf(figures, call)));
  return `With ${count(largestOf(figures))} doctors and ${CLIENTS} clients that accept compression, and with
database, worker and load generator on the same machine, one server returns per second
${rate('crawl')} pages never requested before, ${rate('visits')} pages as visitors request them, ${rate('list')} lists of
doctors and slots ${rate('slots')} times. It books ${rate('booking')} times per second without a one-time code, or
${rate('coded')} times with one. A new page takes ${cpu('crawl')} ms of CPU, a cached one ${cpu('cached')}
(${machine.replace(/\.$/, '')}). See [docs/benchmarks.md](docs/benchmarks.md).`;
}

/** Returns the capacity tables of docs/operations.md. */
export function capacityFigures(figures: readonly Figures[], machine: string): string {
  const calls = ['cached', 'crawl', ...Object.keys(VISIT)];
  const costs = calls.map((call) => {
    const product = callOf(figures, call);
    const parts = (['server', 'database', 'worker'] as const).map((part) =>
      figure(medianOf(product, part)),
    );
    return [product.label, ...parts];
  });
  const web = costPerVisitor(figures, 'server');
  const database = costPerVisitor(figures, 'database');
  const loads = VISITS_A_DAY.map((visits) => {
    const perSecond = (visits * BUSIEST_HOUR * BUSIEST_SECOND) / HOUR_SECONDS;
    const cores = (milliseconds: number) => (perSecond * milliseconds) / 1000;
    return [
      count(visits),
      figure(perSecond),
      figure(perSecond * VISIT.coded),
      figure(cores(web)),
      figure(cores(database)),
      String(Math.max(2, Math.ceil(cores(web) / MAX_LOAD))),
    ];
  });
  return `CPU time per request in milliseconds of one core, ${count(largestOf(figures))} doctors, ${CLIENTS} clients: ${machine}

${markdownTable(['request', 'web', 'database', 'worker'], costs)}
A visit to the site is assumed to be ${VISIT.visits} pages as visited, ${VISIT.list} lists, ${VISIT.slots} slot requests, ${VISIT.search} searches, and
a booking with code in every twentieth: ${figure(web)} ms of web, ${figure(database)} ms of database. The busiest second has
twice the average of the busiest hour, and that hour a tenth of the day. Two processes are the minimum,
for redundancy.

${markdownTable(['visits a day, one country', 'per second at peak', 'bookings', 'web cores', 'database cores', 'web processes (60 %)'], loads)}`;
}

/** Returns CPU milliseconds of a visit. */
function costPerVisitor(figures: readonly Figures[], part: keyof Sample): number {
  return Object.entries(VISIT).reduce(
    (sum, [call, times]) => sum + times * medianOf(callOf(figures, call), part),
    0,
  );
}

function callOf(figures: readonly Figures[], call: string): Figures {
  const found = productsIn(figures).find((each) => each.call === call);
  if (found === undefined) throw new Error(`${call} was not measured`);
  return found;
}
