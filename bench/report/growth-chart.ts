import { CLIENTS, find, ratio, type Figures } from '../measure/figures.ts';
import { count, figure } from './format.ts';
import { COLOURS, curve, drawing, rule, text } from './svg.ts';
import { largestOf, productsOf, sizesOf } from './tables.ts';

const WIDTH = 860;
const HEIGHT = 400;
const LEFT = 60;
const RIGHT = 280;
const TOP = 56;
const BOTTOM = 40;
/** Lines of the names at the right stay apart by so much. */
const APART = 18;

/** How a call's processor time grows with the country; a flat line costs everywhere the same. */
export function growthChart(figures: readonly Figures[]): string {
  const sizes = sizesOf(figures);
  const [smallest = 1] = sizes;
  const largest = largestOf(figures);
  const curves = productsOf(figures, largest, CLIENTS).flatMap((product) => {
    const first = find(figures, { ...product, doctors: smallest });
    if (first === undefined) return [];
    const grown = sizes.map((doctors) => {
      const found = find(figures, { ...product, doctors });
      return found === undefined ? Number.NaN : ratio(found, first);
    });
    return [{ label: product.label, grown, last: grown.at(-1) ?? Number.NaN }];
  });
  const most = Math.max(2, ...curves.flatMap(({ grown }) => grown)) * 1.05;
  const x = (doctors: number) =>
    LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(doctors / smallest)) / Math.log(largest / smallest);
  const y = (grown: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * grown) / most;
  const title = `CPU time per request, times that of ${count(smallest)} doctors`;
  const ticks = Array.from({ length: Math.floor(most) + 1 }, (_, tick) => tick);
  let below = HEIGHT - BOTTOM + APART;
  const names = curves
    .map((each, index) => ({ ...each, colour: COLOURS[index % COLOURS.length] ?? COLOURS[0] }))
    .toSorted((a, b) => a.last - b.last)
    .flatMap(({ label, last, colour }) => {
      below = Math.min(below - APART, y(last) + 4);
      return [text(WIDTH - RIGHT + 14, below, `${label} × ${figure(last)}`, { fill: colour })];
    });
  return drawing(WIDTH, HEIGHT, title, [
    text(20, 28, title, { fill: '#1f2328' }),
    ...ticks.flatMap((tick) => [
      rule([LEFT, y(tick)], [WIDTH - RIGHT, y(tick)]),
      text(LEFT - 8, y(tick) + 4, `× ${tick}`, { anchor: 'end' }),
    ]),
    ...sizes.map((size) => text(x(size), HEIGHT - 16, count(size), { anchor: 'middle' })),
    ...curves.map(({ grown }, index) =>
      curve(
        grown.map((value, place) => [x(sizes[place] ?? smallest), y(value)] as const),
        COLOURS[index % COLOURS.length] ?? COLOURS[0],
      ),
    ),
    ...names,
  ]);
}
