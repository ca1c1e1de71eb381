import type { ListedPrice } from './parse-price.ts';
import type { PriceRow } from './price-rows.ts';

/** The reasons for which a row, or a part of it, changes nothing or is not seen by patients. */
export const ROW_PROBLEMS = [
  'free',
  'repeated',
  'repeated_doctor',
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
  /** Null for every doctor of whom the file says nothing else. */
  readonly doctor: number | null;
  readonly first: ListedValues | null;
  readonly followUp: ListedValues | null;
}

interface ListedServices {
  readonly services: readonly ListedService[];
  /** The rows whose names are not confirmed. */
  readonly unconfirmed: readonly number[];
  /** The rows whose names are no services here. */
  readonly ignored: readonly number[];
  /** The rows whose doctors are not confirmed. */
  readonly unknown_doctor: readonly number[];
  /** The rows of doctors who are none of the clinic. */
  readonly other_doctor: readonly number[];
  readonly problems: readonly ProblemRow[];
}

export interface NamedPrices {
  readonly rows: readonly PriceRow[];
  /** The confirmed service by the key of a name; null for a name that is no service here. */
  readonly matches: ReadonlyMap<string, number | null>;
  /** By the key of a confirmed name: true if it is of the follow-up of its service. */
  readonly followUps: ReadonlyMap<string, boolean>;
  /** The confirmed doctor by the key of a name; null for none of the clinic. */
  readonly doctors: ReadonlyMap<string, number | null>;
  /** The variant for children by the service for adults. */
  readonly childServices: ReadonlyMap<number, number>;
}

type Kind = 'first' | 'followUp';
type ServiceOf = Pick<ListedService, 'service' | 'doctor'>;

/**
 * Collects the prices of each service from the rows of a price list. Of two different ones for the same appointment
 * and doctor, the later row is a problem.
 */
export function listServices(input: NamedPrices): ListedServices {
  const { rows, matches, followUps, doctors, childServices } = input;
  const services = new Map<string, ListedService>();
  const problems: ProblemRow[] = [];
  const unconfirmed: number[] = [];
  const ignored: number[] = [];
  const unknownDoctor: number[] = [];
  const otherDoctor: number[] = [];

  function list(of: ServiceOf, kind: Kind, values: ListedValues): void {
    const fault = faultOf(kind, values);
    if (fault !== null) {
      problems.push({ row: values.row, fault });
      return;
    }
    const key = `${of.service} ${of.doctor ?? ''}`;
    const known = services.get(key) ?? { ...of, first: null, followUp: null };
    const same = known[kind];
    if (same === null) services.set(key, { ...known, [kind]: values });
    else if (!isSame(same, values)) {
      const repeated = of.doctor === null ? 'repeated' : 'repeated_doctor';
      problems.push({ row: values.row, fault: repeated });
    }
  }

  for (const each of rows) {
    const { row, key, duration: minutes } = each;
    const service = matches.get(key);
    const doctor = each.doctor_key === '' ? null : doctors.get(each.doctor_key);
    const isUnasked = each.may_be_follow_up && !followUps.has(key);
    if (service === undefined || isUnasked) unconfirmed.push(row);
    else if (service === null) ignored.push(row);
    else if (doctor === undefined) unknownDoctor.push(row);
    else if (doctor === null && each.doctor_key !== '') otherDoctor.push(row);
    else {
      const kind = followUps.get(key) === true ? 'followUp' : 'first';
      const child = childServices.get(service);
      const own = { service, doctor };
      if (each.price !== null) list(own, kind, { row, price: each.price, minutes });
      if (each.child_price !== null && child !== undefined) {
        list({ service: child, doctor }, kind, { row, price: each.child_price, minutes });
      }
      if (each.follow_up_price !== null) {
        const price = each.follow_up_price;
        list(own, 'followUp', { row, price, minutes: each.follow_up_duration });
      }
    }
  }
  return {
    services: Array.from(services.values()),
    unconfirmed,
    ignored,
    unknown_doctor: unknownDoctor,
    other_doctor: otherDoctor,
    problems,
  };
}

/** Patients read of a range in the conditions of the price, which are those of the first appointment. */
function faultOf(kind: Kind, { price }: ListedValues): RowProblem | null {
  if (kind === 'first') return price.price === 0 ? 'free' : null;
  return price.isFrom || price.upTo !== null ? 'inexact_follow_up' : null;
}

function isSame({ row: _row, ...a }: ListedValues, { row: _other, ...b }: ListedValues): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
