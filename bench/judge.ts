import type { BudgetFile, Budgets, Verdict } from './budgets.ts';
import { CLIENTS, find, minCpu, ratio, type Figures, type Target } from './measure/figures.ts';
import type { Quality } from './quality.ts';

type Measure = (product: Figures) => number | undefined;

/** Compares every measured figure with its budget; a figure that was not measured has no verdict. */
export function judge(
  { budgets, goals }: BudgetFile,
  figures: readonly Figures[],
  quality: readonly Quality[],
): Verdict[] {
  const sizes = figures.map(({ doctors }) => doctors);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const at = (call: string, target: Target, doctors = largest) =>
    find(figures, { call, target, doctors, clients: CLIENTS });
  const verdictsOf = (kind: keyof Budgets, label: string, measure: Measure): Verdict[] =>
    Object.entries(budgets[kind]).flatMap(([key, budget]) => {
      const product = at(key, 'product');
      const figure = product && measure(product);
      if (product === undefined || figure === undefined) return [];
      const goal = kind === 'cpuMs' ? goals.cpuMs[key] : undefined;
      return [{ ...{ kind, key, figure, budget, goal }, label: `${product.label}: ${label}` }];
    });
  const shareOf = (target: Target) => (product: Figures) => {
    const other = at(product.call, target);
    return other && ratio(other, product);
  };

  return [
    ...verdictsOf('cpuMs', 'CPU ms, quietest round', minCpu),
    ...verdictsOf('shareOfBare', 'share of the bare route', shareOf('bare')),
    ...verdictsOf('shareOfStatement', 'share of its statement alone', shareOf('sql')),
    ...verdictsOf('growth', 'growth', (product) => {
      const before = at(product.call, 'product', smallest);
      return before === undefined || smallest === largest ? undefined : ratio(product, before);
    }),
    ...quality.map(({ kind, share }) => {
      const budget = budgets.found[kind] ?? 1;
      return {
        kind: 'found' as const,
        key: kind,
        figure: share,
        budget,
        label: `Search, ${kind}: found`,
      };
    }),
  ];
}
