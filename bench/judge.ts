import type { Budgets, Verdict } from './budgets.ts';
import { CLIENTS, find, leastCpu, ratio, type Figures, type Side } from './measure/figures.ts';
import type { Quality } from './quality.ts';

/** Every figure that has a budget beside it; what was not measured has no verdict. */
export function judge(
  budgets: Budgets,
  figures: readonly Figures[],
  quality: readonly Quality[],
): Verdict[] {
  const most = (about: string, figure: number, bound: number): Verdict => {
    return { about, figure, bound, isMost: true };
  };
  const least = (about: string, figure: number, bound: number): Verdict => {
    return { about, figure, bound, isMost: false };
  };
  const sizes = figures.map(({ doctors }) => doctors);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const at = (call: string, side: Side, doctors = largest) =>
    find(figures, { call, side, doctors, clients: CLIENTS });
  const each = (budget: Record<string, number>, verdict: Judging) =>
    Object.entries(budget).flatMap(([call, bound]) => {
      const product = at(call, 'product');
      const found = product === undefined ? undefined : verdict(product, bound);
      return found === undefined ? [] : [found];
    });
  const share = (side: Side, of: string) => (product: Figures, bound: number) => {
    const other = at(product.call, side);
    return other && least(`${product.label}: share of ${of}`, ratio(other, product), bound);
  };

  return [
    ...each(budgets.cpuMs, (product, bound) =>
      most(`${product.label}: CPU ms, quietest round`, leastCpu(product), bound),
    ),
    ...each(budgets.shareOfBare, share('bare', 'the bare route')),
    ...each(budgets.shareOfStatement, share('sql', 'its statement alone')),
    ...each(budgets.growth, (product, bound) => {
      const before = at(product.call, 'product', smallest);
      if (before === undefined || smallest === largest) return undefined;
      return most(`${product.label}: growth`, ratio(product, before), bound);
    }),
    ...quality.map(({ kind, share: found }) =>
      least(`Search, ${kind}: found`, found, budgets.found[kind] ?? 1),
    ),
  ];
}

type Judging = (product: Figures, bound: number) => Verdict | undefined;
