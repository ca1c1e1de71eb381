import { isMaximum, isMet, type GoalDistance, type Verdict } from '../budgets.ts';
import { find, medianOf, medianCpu, ratio, type Figures, type Target } from '../measure/figures.ts';
import type { Run } from '../measure/measure-all.ts';
import type { PageScripts } from '../measure/weigh-scripts.ts';

import { TOP_HITS, type Quality } from '../quality.ts';
import type { WorkFigure } from '../work/record.ts';
import { markdownTable } from '../table.ts';
import { count, figure, kilobytes, percent } from './format.ts';

/** Returns the cost of calls in the largest country beside their lower bounds. */
export function costTable({ figures, bytes }: Run): string {
  const head = [
    'call',
    'response',
    'requests/s',
    'p50 / p99 ms',
    'CPU ms, server',
    'CPU ms, database',
    'CPU ms, worker',
    'bare route, CPU ms',
    'share of it',
    'statement alone, CPU ms',
    'share of it',
  ];
  const rows = productsIn(figures).map((product) => {
    const bound = (target: Target) => find(figures, { ...product, target });
    return [
      product.label,
      kilobytes(bytes.get(product.call) ?? Number.NaN),
      figure(medianOf(product, 'perSecond')),
      `${figure(medianOf(product, 'p50'))} / ${figure(medianOf(product, 'p99'))}`,
      figure(medianOf(product, 'server')),
      figure(medianOf(product, 'database')),
      figure(medianOf(product, 'worker')),
      ...shareOf(product, bound('bare')),
      ...shareOf(product, bound('sql')),
    ];
  });
  return markdownTable(head, rows);
}

function shareOf(product: Figures, bound: Figures | undefined): string[] {
  if (bound === undefined) return ['–', '–'];
  return [figure(medianCpu(bound)), percent(ratio(bound, product))];
}

/** Returns CPU per request by size of country, and the growth from smallest to largest. */
export function growthTable(figures: readonly Figures[]): string {
  const sizes = sizesOf(figures);
  const [smallest = 0] = sizes;
  const head = ['CPU ms of a call, by doctors', ...sizes.map(count), 'growth'];
  const rows = productsIn(figures).map((product) => {
    const inSmallest = find(figures, { ...product, doctors: smallest });
    return [
      product.label,
      ...sizes.map((doctors) => {
        const found = find(figures, { ...product, doctors });
        return found === undefined ? '–' : figure(medianCpu(found));
      }),
      inSmallest === undefined ? '–' : `× ${figure(ratio(product, inSmallest))}`,
    ];
  });
  return markdownTable(head, rows);
}

export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map((verdict) => [
    verdict.label,
    figure(verdict.figure),
    `${isMaximum(verdict) ? '≤' : '≥'} ${verdict.budget}`,
    isMet(verdict) ? 'met' : '**missed**',
  ]);
  return markdownTable(['budget', 'measured', 'allowed', ''], rows);
}

export function goalTable(goals: readonly GoalDistance[]): string {
  const rows = goals.map(({ label, figure: measured, goal }) => [
    label,
    figure(measured),
    String(goal),
    measured <= goal ? 'reached' : `× ${figure(measured / goal)}`,
  ]);
  return markdownTable(['CPU ms of a call, quietest round', 'measured', 'goal', 'distance'], rows);
}

export function workTable(figures: readonly WorkFigure[]): string {
  const rows = figures.map(({ work, unit, measured, of, bound }) => [
    work,
    `${figure(measured)} ${unit}`,
    of,
    figure(bound),
    `× ${figure(measured / bound)}`,
  ]);
  return markdownTable(['work', 'measured', 'bound', '', 'multiple'], rows);
}

export function qualityTable(quality: readonly Quality[]): string {
  const rows = quality.map(({ kind, example, share }) => [
    kind,
    example,
    `${(share * 100).toFixed(1)} %`,
  ]);
  return markdownTable(['kind of query', 'example', `among the first ${TOP_HITS}`], rows);
}

/** Returns the figures of the product in the largest country. */
export function productsIn(figures: readonly Figures[]): Figures[] {
  const largest = largestOf(figures);
  return figures.filter(({ target, doctors }) => target === 'product' && doctors === largest);
}

export function largestOf(figures: readonly Figures[]): number {
  return Math.max(...sizesOf(figures));
}

export function sizesOf(figures: readonly Figures[]): number[] {
  return [...new Set(figures.map(({ doctors }) => doctors))].toSorted((a, b) => a - b);
}

/** Returns the scripts of pages in kilobytes of 1,000 bytes, as their budgets are. */
export function scriptTable(scripts: readonly PageScripts[]): string {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return markdownTable(
    ['page', 'files', 'kB', 'unused: ours', 'unused: libraries'],
    scripts.map(({ page, files, bytes, unused }) => [
      page,
      count(files),
      kilobytes(bytes),
      kilobytes(unused.own),
      kilobytes(unused.libraries),
    ]),
  );
}
