import type { ListedPrice } from './parse-price.ts';
import type { PriceRow } from './price-rows.ts';

/** The reasons for which a row, or a part of it, changes nothing or is not seen by patients. */
export const ROW_PROBLEMS = [
  'free',
  'repeated',
  'too_long',
  'hidden',
  'inexact_follow_up',
  'long_follow_up',
  'lone_follow_up',
] as const;
type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A row with a problem. */
export interface ProblemRow {
  readonly row: number;
  readonly fault: RowProblem;
}

/** The price of an appointment in a file, with its length in minutes if the file names it. */
export interface ListedValues {
  readonly row: number;
  readonly price: ListedPrice;
  readonly minutes: number | null;
}

/** The appointments of a service in a file, at least one of both. */
export interface ListedService {
  readonly service: number;
  readonly first: ListedValues | null;
  readonly followUp: ListedValues | null;
}

interface ListedServices {
  readonly services: readonly ListedService[];
  /** The rows whose names are not confirmed. */
  readonly unconfirmed: readonly number[];
  /** The rows whose names are no services here. */
  readonly ignored: readonly number[];
  readonly problems: readonly ProblemRow[];
}

export interface NamedPrices {
  readonly rows: readonly PriceRow[];
  /** The confirmed service by the key of a name; null for a name that is no service here. */
  readonly matches: ReadonlyMap<string, number | null>;
  /** By the key of a confirmed name: true if it is of the follow-up of its service. */
  readonly followUps: ReadonlyMap<string, boolean>;
  /** The variant for children by the service for adults. */
  readonly childServices: ReadonlyMap<number, number>;
}

type Kind = 'first' | 'followUp';

/**
 * Collects the prices of each service from the rows of a price list. Of two different ones for the same appointment, the
 * later row is a problem.
 */
export function listServices(input: NamedPrices): ListedServices {
  const { rows, matches, followUps, childServices } = input;
  const services = new Map<number, ListedService>();
  const problems: ProblemRow[] = [];
  const unconfirmed: number[] = [];
  const ignored: number[] = [];

  function list(service: number, kind: Kind, values: ListedValues): void {
    const fault = faultOf(kind, values);
    if (fault !== null) {
      problems.push({ row: values.row, fault });
      return;
    }
    const known = services.get(service) ?? { service, first: null, followUp: null };
    const same = known[kind];
    if (same === null) services.set(service, { ...known, [kind]: values });
    else if (!isSame(same, values)) problems.push({ row: values.row, fault: 'repeated' });
  }

  for (const each of rows) {
    const { row, key, duration: minutes } = each;
    const service = matches.get(key);
    const isUnasked = each.may_be_follow_up && !followUps.has(key);
    if (service === undefined || isUnasked) unconfirmed.push(row);
    else if (service === null) ignored.push(row);
    else {
      const kind = followUps.get(key) === true ? 'followUp' : 'first';
      const child = childServices.get(service);
      if (each.price !== null) list(service, kind, { row, price: each.price, minutes });
      if (each.child_price !== null && child !== undefined) {
        list(child, kind, { row, price: each.child_price, minutes });
      }
      if (each.follow_up_price !== null) {
        const price = each.follow_up_price;
        list(service, 'followUp', { row, price, minutes: each.follow_up_duration });
      }
    }
  }
  return { services: Array.from(services.values()), unconfirmed, ignored, problems };
}

/** Patients read of a range in the conditions of the price, which are those of the first appointment. */
function faultOf(kind: Kind, { price }: ListedValues): RowProblem | null {
  if (kind === 'first') return price.price === 0 ? 'free' : null;
  return price.isFrom || price.upTo !== null ? 'inexact_follow_up' : null;
}

function isSame({ row: _row, ...a }: ListedValues, { row: _other, ...b }: ListedValues): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
