import type { ListedPrice } from './parse-price.ts';
import type { PriceColumn, PriceRow } from './price-rows.ts';

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
  'unsure_doctor',
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

/** The appointments of a service in a file, at least one of both or a faulty one. */
export interface ListedService {
  readonly service: number;
  /** Null for every doctor of whom the file says nothing else. */
  readonly doctor: number | null;
  readonly first: ListedValues | null;
  readonly followUp: ListedValues | null;
  /** The appointments whose prices in the rows of the doctor are faulty. */
  readonly faulty: readonly Kind[];
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
 * and doctor, the later row is a problem. A row of every doctor is one while a doctor of its service is not confirmed,
 * whose price would be overwritten.
 */
export function listServices(input: NamedPrices): ListedServices {
  const { rows, matches, followUps, doctors } = input;
  const services = new Map<string, ListedService>();
  const problems: ProblemRow[] = [];
  const unconfirmed: number[] = [];
  const ignored: number[] = [];
  const unknownDoctor: number[] = [];
  const otherDoctor: number[] = [];
  const unsure = new Set<number>();

  const keyOf = ({ service, doctor }: ServiceOf) => `${service} ${doctor ?? ''}`;
  const knownOf = (of: ServiceOf): ListedService =>
    services.get(keyOf(of)) ?? { ...of, first: null, followUp: null, faulty: [] };

  /** The price of every doctor is not that of a doctor whose own is faulty. */
  function markFaulty(of: ServiceOf, kind: Kind): void {
    if (of.doctor === null) return;
    const known = knownOf(of);
    services.set(keyOf(of), { ...known, faulty: [...known.faulty, kind] });
  }

  function list(of: ServiceOf, kind: Kind, values: ListedValues): void {
    const fault = faultOf(kind, values);
    if (fault !== null) {
      problems.push({ row: values.row, fault });
      markFaulty(of, kind);
      return;
    }
    const known = knownOf(of);
    const same = known[kind];
    if (same === null) services.set(keyOf(of), { ...known, [kind]: values });
    else if (!isSame(same, values)) {
      const repeated = of.doctor === null ? 'repeated' : 'repeated_doctor';
      problems.push({ row: values.row, fault: repeated });
    }
  }

  for (const each of rows) {
    const { row, key } = each;
    const service = matches.get(key);
    const doctor = each.doctor_key === '' ? null : doctors.get(each.doctor_key);
    const isUnasked = each.may_be_follow_up && !followUps.has(key);
    if (service === undefined || isUnasked) unconfirmed.push(row);
    else if (service === null) ignored.push(row);
    else if (doctor === undefined) {
      unknownDoctor.push(row);
      for (const part of partsOf(each, service, input)) unsure.add(part.service);
    } else if (doctor === null && each.doctor_key !== '') otherDoctor.push(row);
    else {
      for (const { service: of, kind, price, minutes } of partsOf(each, service, input)) {
        if (price === null) markFaulty({ service: of, doctor }, kind);
        else list({ service: of, doctor }, kind, { row, price, minutes });
      }
    }
  }
  for (const service of unsure) {
    const all = knownOf({ service, doctor: null });
    const held = new Set([all.first, all.followUp].flatMap((values) => values?.row ?? []));
    problems.push(...Array.from(held, (row) => ({ row, fault: 'unsure_doctor' as const })));
    services.delete(keyOf(all));
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

/** A price of a row; null for a faulty one. */
interface Part extends Pick<ListedService, 'service'> {
  readonly kind: Kind;
  readonly price: ListedPrice | null;
  readonly minutes: number | null;
}

/** Returns the appointments of which a row says something. */
function partsOf(
  row: PriceRow,
  service: number,
  { followUps, childServices }: Pick<NamedPrices, 'followUps' | 'childServices'>,
): Part[] {
  const kind = followUps.get(row.key) === true ? 'followUp' : 'first';
  const part = (of: number | undefined, each: Kind, column: PriceColumn): Part[] => {
    const price = row[column];
    if (of === undefined || (price === null && !row.faulty.includes(column))) return [];
    const minutes = column === 'follow_up_price' ? row.follow_up_duration : row.duration;
    return [{ service: of, kind: each, price, minutes }];
  };
  return [
    part(service, kind, 'price'),
    part(childServices.get(service), kind, 'child_price'),
    part(service, 'followUp', 'follow_up_price'),
  ].flat();
}

/** Patients read of a range in the conditions of the price, which are those of the first appointment. */
function faultOf(kind: Kind, { price }: ListedValues): RowProblem | null {
  if (kind === 'first') return price.price === 0 ? 'free' : null;
  return price.isFrom || price.upTo !== null ? 'inexact_follow_up' : null;
}

function isSame({ row: _row, ...a }: ListedValues, { row: _other, ...b }: ListedValues): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
