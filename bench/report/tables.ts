import { isMaximum, isMet, type Verdict } from '../budgets.ts';
import {
  CLIENTS,
  find,
  middle,
  middleCpu,
  ratio,
  type Figures,
  type Side,
} from '../measure/figures.ts';
import type { Run } from '../measure/measure-all.ts';

import { FIRST, type Quality } from '../quality.ts';
import { markdownTable } from '../table.ts';
import { count, figure, kilobytes, percent } from './format.ts';

/** What calls cost in the largest country, beside their bounds, by so many clients at a time. */
export function costTable({ figures, bytes }: Run, clients: number): string {
  const head = [
    'call',
    'answer',
    'requests/s',
    'p50 / p99 ms',
    'CPU ms, server',
    'CPU ms, database',
    'bare route, CPU ms',
    'share of it',
    'statement alone, CPU ms',
    'share of it',
  ];
  const rows = productsOf(figures, largestOf(figures), clients).map((product) => {
    const bound = (side: Side) => find(figures, { ...product, side });
    return [
      product.label,
      kilobytes(bytes.get(product.call) ?? Number.NaN),
      figure(middle(product, 'perSecond')),
      `${figure(middle(product, 'p50'))} / ${figure(middle(product, 'p99'))}`,
      figure(middle(product, 'server')),
      figure(middle(product, 'database')),
      ...shareOf(product, bound('bare')),
      ...shareOf(product, bound('sql')),
    ];
  });
  return markdownTable(head, rows);
}

function shareOf(product: Figures, bound: Figures | undefined): string[] {
  if (bound === undefined) return ['–', '–'];
  return [figure(middleCpu(bound)), percent(ratio(bound, product))];
}

/** Processor time of a call in countries of all sizes, and how often the largest has the smallest's. */
export function growthTable(figures: readonly Figures[]): string {
  const sizes = sizesOf(figures);
  const [smallest = 0] = sizes;
  const head = ['CPU ms of a call, by doctors', ...sizes.map(count), 'growth'];
  const rows = productsOf(figures, largestOf(figures), CLIENTS).map((product) => {
    const inSmallest = find(figures, { ...product, doctors: smallest });
    return [
      product.label,
      ...sizes.map((doctors) => {
        const found = find(figures, { ...product, doctors });
        return found === undefined ? '–' : figure(middleCpu(found));
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
    goalCell(verdict),
  ]);
  return markdownTable(['budget', 'measured', 'allowed', '', 'goal'], rows);
}

/** The goal and how many times as much the figure is. */
function goalCell({ figure: measured, goal }: Verdict): string {
  if (goal === undefined) return '';
  return measured <= goal ? `${goal}, reached` : `${goal}, now × ${figure(measured / goal)}`;
}

export function qualityTable(quality: readonly Quality[]): string {
  const rows = quality.map(({ kind, example, share }) => [
    kind,
    example,
    `${(share * 100).toFixed(1)} %`,
  ]);
  return markdownTable(['typed', 'such as', `among the first ${FIRST}`], rows);
}

export function productsOf(
  figures: readonly Figures[],
  doctors: number,
  clients: number,
): Figures[] {
  return figures.filter(
    (each) => each.side === 'product' && each.doctors === doctors && each.clients === clients,
  );
}

export function largestOf(figures: readonly Figures[]): number {
  return Math.max(...sizesOf(figures));
}

export function sizesOf(figures: readonly Figures[]): number[] {
  return [...new Set(figures.map(({ doctors }) => doctors))].toSorted((a, b) => a - b);
}
