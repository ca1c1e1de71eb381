import { replaceEqualDeep } from '@tanstack/react-query';
import type { DeskDay } from '#shared/contract/desk/day.ts';

/** The day with the number of the read that each schedule is from. */
export interface ReadDay extends DeskDay {
  readonly orders: ReadonlyMap<number, number>;
}

interface Read {
  /** The number of the read, in the order in which reads began. */
  readonly order: number;
  /** The only schedule that was read; by default all were. */
  readonly schedule?: number | undefined;
}

/**
 * Returns the day with the rows of a read. Rows of a schedule that a later read has replaced already stay:
 * responses may arrive in another order than their requests. Equal rows keep their identity.
 */
export function mergeDay(
  old: ReadDay | undefined,
  read: DeskDay,
  { order, schedule }: Read,
): ReadDay {
  const orders = new Map(old?.orders);
  const shown = [...(old?.columns ?? []), ...(old?.appointments ?? [])];
  const ids = [...read.columns, ...read.appointments, ...(schedule === undefined ? shown : [])].map(
    (row) => row.schedule_id,
  );
  const replaced = new Set([...ids, ...(schedule === undefined ? [] : [schedule])]);
  for (const id of replaced) {
    if ((orders.get(id) ?? 0) > order) replaced.delete(id);
    else orders.set(id, order);
  }
  if (old !== undefined && replaced.size === 0) return old;
  return {
    day: read.day,
    columns: mergeRows(old?.columns, read.columns, replaced, (row) => row.schedule_id),
    appointments: mergeRows(old?.appointments, read.appointments, replaced, ({ id }) => id),
    orders,
  };
}

/** Returns the rows that were read of the replaced schedules, and the old ones of the others. */
function mergeRows<Row extends { readonly schedule_id: number }>(
  old: readonly Row[] = [],
  read: readonly Row[],
  replaced: ReadonlySet<number>,
  idOf: (row: Row) => number,
): Row[] {
  const known = new Map(old.map((row) => [idOf(row), row]));
  return [
    ...old.filter((row) => !replaced.has(row.schedule_id)),
    ...read
      .filter((row) => replaced.has(row.schedule_id))
      .map((row) => replaceEqualDeep(known.get(idOf(row)), row)),
  ];
}
