import { CLIENTS, find, middle, middleCpu, type Figures, type Side } from '../measure/figures.ts';
import { count, figure } from './format.ts';
import { bar, COLOURS, drawing, rule, text } from './svg.ts';
import { largestOf, productsOf } from './tables.ts';

const LEFT = 250;
const RIGHT = 90;
const WIDTH = 860;
const ROW = 46;
const TOP = 64;
const [SERVER, DATABASE, BARE, STATEMENT] = COLOURS;

/**
 * What each call costs in the largest country, and below it what it is measured against. Every
 * call has a scale of its own: a kept page is not to vanish beside a rendered one.
 */
export function costChart(figures: readonly Figures[]): string {
  const doctors = largestOf(figures);
  const products = productsOf(figures, doctors, CLIENTS);
  const title = `CPU ms per request, ${count(doctors)} doctors, ${CLIENTS} clients`;
  const legend = [
    ['server', SERVER],
    ['database', DATABASE],
    ['bare route', BARE],
    ['statement alone', STATEMENT],
  ] as const;
  const parts = [
    text(20, 28, title, { fill: '#1f2328' }),
    ...legend.flatMap(([words, colour], index) => [
      bar(20 + index * 130, 40, 12, 12, colour),
      text(38 + index * 130, 51, words),
    ]),
    ...products.flatMap((product, index) => row(figures, product, TOP + index * ROW)),
  ];
  return drawing(WIDTH, TOP + products.length * ROW + 12, title, parts);
}

function row(figures: readonly Figures[], product: Figures, top: number): string[] {
  const bound = (side: Side) => {
    const found = find(figures, { ...product, side });
    return found === undefined ? 0 : middleCpu(found);
  };
  const [server, database] = [middle(product, 'server'), middle(product, 'database')];
  const [bare, statement] = [bound('bare'), bound('sql')];
  const most = Math.max(server + database, bare, statement);
  const long = (value: number) => ((WIDTH - LEFT - RIGHT) * value) / most;
  return [
    rule([20, top], [WIDTH - 20, top]),
    text(20, top + 21, product.label),
    bar(LEFT, top + 8, long(server), 14, SERVER),
    bar(LEFT + long(server), top + 8, long(database), 14, DATABASE),
    text(LEFT + long(server + database) + 6, top + 20, figure(server + database)),
    bar(LEFT, top + 26, long(bare), 6, BARE),
    bar(LEFT, top + 34, long(statement), 6, STATEMENT),
  ];
}
