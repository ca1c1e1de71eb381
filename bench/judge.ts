import type { BudgetFile, Budgets, GoalDistance, Verdict } from './budgets.ts';
import { find, minCpu, ratio, type Figures, type Target } from './measure/figures.ts';
import type { Quality } from './quality.ts';
import type { WorkFigure } from './work/record.ts';

type Measure = (product: Figures) => number | undefined;

/** Compares every measured figure with its budget; a figure that was not measured has no verdict. */
export function judge(
  { budgets }: Pick<BudgetFile, 'budgets'>,
  figures: readonly Figures[],
  quality: readonly Quality[],
  work: readonly WorkFigure[] = [],
): Verdict[] {
  const sizes = figures.map(({ doctors }) => doctors);
  const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
  const at = (call: string, target: Target, doctors = largest) =>
    find(figures, { call, target, doctors });
  const verdictsOf = (kind: keyof Budgets, label: string, measure: Measure): Verdict[] =>
    Object.entries(budgets[kind]).flatMap(([key, budget]) => {
      const product = at(key, 'product');
      const figure = product && measure(product);
      if (product === undefined || figure === undefined) return [];
      return [{ kind, key, figure, budget, label: `${product.label}: ${label}` }];
    });
  const shareOf = (target: Target) => (product: Figures) => {
    const other = at(product.call, target);
    return other && ratio(other, product);
  };

  return [
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
    ...work.map(({ work: key, measured, bound }) => {
      // A piece of work without a budget is missed, so that none is forgotten.
      const budget = budgets.work[key] ?? 0;
      return { kind: 'work' as const, key, figure: measured / bound, budget, label: key };
    }),
  ];
}

/** Compares the CPU time of calls in the largest country with their goals. */
export function compareWithGoals(
  { goals }: Pick<BudgetFile, 'goals'>,
  figures: readonly Figures[],
): GoalDistance[] {
  const doctors = Math.max(...figures.map((each) => each.doctors));
  return Object.entries(goals).flatMap(([call, goal]) => {
    const product = find(figures, { call, target: 'product', doctors });
    return product === undefined ? [] : [{ label: product.label, figure: minCpu(product), goal }];
  });
}
