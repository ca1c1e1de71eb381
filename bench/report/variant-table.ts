import { CLIENTS, find, medianCpu, ratio, type Figures, type Target } from '../measure/figures.ts';
import { markdownTable } from '../table.ts';
import { figure } from './format.ts';
import { productsIn } from './tables.ts';

/** Returns what compression and the worker cost, by call; '' if no call was measured without. */
export function variantTable(figures: readonly Figures[]): string {
  const rows = productsIn(figures, CLIENTS).flatMap((product) => {
    const without = (target: Target) => find(figures, { ...product, target });
    const [uncompressed, unattended] = [without('uncompressed'), without('unattended')];
    if (uncompressed === undefined && unattended === undefined) return [];
    return [
      [
        product.label,
        figure(medianCpu(product)),
        ...costOf(product, uncompressed),
        ...costOf(product, unattended),
      ],
    ];
  });
  const head = [
    'CPU ms of a call',
    'as measured above',
    'without compression',
    'costs',
    'without worker',
    'costs',
  ];
  return rows.length === 0 ? '' : markdownTable(head, rows);
}

/** Returns the CPU time under other conditions and the change from it, by the ratios of each round. */
function costOf(product: Figures, other: Figures | undefined): string[] {
  if (other === undefined) return ['–', '–'];
  const change = (ratio(product, other) - 1) * 100;
  return [figure(medianCpu(other)), `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(0)} %`];
}
