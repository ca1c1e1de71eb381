import type { ListedPrice } from './parse-price.ts';
import { isFarFrom, medianOf } from './plausible-price.ts';
import type { PriceRow } from './price-rows.ts';

/** The values of an offer that an import sets. */
export interface OfferValues {
  readonly price: number;
  readonly duration_minutes: number;
  /** The text by language that says that the price is a range; null for an exact price. */
  readonly price_conditions: Readonly<Record<string, string>> | null;
}

/** An offer of the clinic as it is. */
export interface CurrentOffer extends OfferValues {
  readonly id: number;
  readonly schedule_id: number;
  readonly service_id: number;
  readonly is_active: boolean;
  /** The values that an import last gave it; null if a person entered it. */
  readonly imported: OfferValues | null;
}

export interface PlanInput {
  readonly rows: readonly PriceRow[];
  /** The confirmed service by the key of a name; null for a name that is no service here. */
  readonly matches: ReadonlyMap<string, number | null>;
  /** The variant for children by the service for adults. */
  readonly childServices: ReadonlyMap<number, number>;
  /** The steps of the schedules of the clinic, in minutes, by id. */
  readonly steps: ReadonlyMap<number, number>;
  readonly offers: readonly CurrentOffer[];
  /** By service id: the schedules of the doctors who offer it by a list of doctors. */
  readonly offered: ReadonlyMap<number, readonly number[]>;
  /** The median price of the country by service id. */
  readonly medians: ReadonlyMap<number, number>;
  readonly choices: ImportChoices;
  readonly conditionsOf: (price: ListedPrice) => OfferValues['price_conditions'];
}

/** The decisions of a person about the offers of an import. */
export interface ImportChoices {
  /** By service id: the schedules to which a service is added that no doctor of the clinic offers. */
  readonly schedules: Readonly<Record<string, readonly number[]>>;
  /** The edited offers to overwrite. */
  readonly overwrite: readonly number[];
  /** The services of rows whose prices are right although they are far from others. */
  readonly confirmed: readonly ConfirmedPrice[];
}

/** A row, and the service that it was when its price was confirmed. */
interface ConfirmedPrice {
  readonly row: number;
  readonly service_id: number;
}

interface NewOffer {
  readonly row: number;
  readonly schedule: number;
  readonly service: number;
  readonly after: OfferValues;
}

interface ChangedOffer {
  readonly row: number;
  readonly offer: number;
  readonly schedule: number;
  readonly service: number;
  readonly before: OfferValues;
  readonly after: OfferValues;
}

/** The changes of an import. */
export interface OfferPlan {
  readonly created: readonly NewOffer[];
  readonly changed: readonly ChangedOffer[];
  /** Offers that a person edited, which stay. */
  readonly kept: readonly ChangedOffer[];
  /** Changes to prices far from those that are known, which are not confirmed. */
  readonly held: readonly (NewOffer | ChangedOffer)[];
  /** The number of shown offers that have the values of the file already. */
  readonly same: number;
  /** The rows whose names are not confirmed. */
  readonly unconfirmed: readonly number[];
  /** The rows whose names are no services here. */
  readonly ignored: readonly number[];
  /** The services that no doctor offers, with the first row of each. */
  readonly unplaced: readonly { row: number; service: number }[];
  /** The rows of services that an earlier row has at another price. */
  readonly repeated: readonly number[];
  /** The rows whose duration takes more schedule steps than an appointment may have. */
  readonly too_long: readonly number[];
  /** The rows of services that are hidden at a doctor. Their prices change, and they stay hidden. */
  readonly hidden: readonly number[];
}

const MAX_STEPS = 16;

/** Computes what the rows of a price list change. The order of the rows does not matter. */
export function planOffers(input: PlanInput): OfferPlan {
  const { rows, matches, offers, choices, steps } = input;
  const offersOf = Map.groupBy(offers, ({ service_id: service }) => service);
  const seen = new Map<number, string>();
  const created: NewOffer[] = [];
  const changed: ChangedOffer[] = [];
  const kept: ChangedOffer[] = [];
  const held: (NewOffer | ChangedOffer)[] = [];
  // The other prices, for services of which none is known.
  const medians = [offers, rows.flatMap(({ price }) => price ?? [])].map((prices) =>
    medianOf(prices.map(({ price }) => price)),
  );
  const unplaced: { row: number; service: number }[] = [];
  const tooLong = new Set<number>();
  const repeated = new Set<number>();
  const hidden = new Set<number>();
  let same = 0;

  function place(row: PriceRow, service: number, price: ListedPrice): void {
    const facts = JSON.stringify([price, row.duration]);
    const known = seen.get(service);
    if (known !== undefined) {
      if (known !== facts) repeated.add(row.row);
      return;
    }
    seen.set(service, facts);
    const conditions = input.conditionsOf(price);
    const existing = offersOf.get(service) ?? [];
    for (const offer of existing) {
      if (!offer.is_active) hidden.add(row.row);
      const after = valuesAfter(offer, price.price, row.duration, conditions);
      if (isTooLong(after, offer.schedule_id)) {
        tooLong.add(row.row);
        continue;
      }
      const before = valuesOf(offer);
      if (isEqual(before, after)) {
        if (offer.is_active) same += 1;
        continue;
      }
      const isOwn = offer.imported !== null && isEqual(offer.imported, before);
      const ids = { offer: offer.id, schedule: offer.schedule_id, service };
      const change = { row: row.row, ...ids, before, after };
      if (!isOwn && !choices.overwrite.includes(offer.id)) kept.push(change);
      else (isHeld(change) ? held : changed).push(change);
    }
    const taken = new Set(existing.map((offer) => offer.schedule_id));
    const chosen = new Set([
      ...(choices.schedules[service] ?? []),
      ...(input.offered.get(service) ?? []),
    ]);
    for (const schedule of chosen) {
      if (!steps.has(schedule) || taken.has(schedule)) continue;
      const duration = row.duration ?? steps.get(schedule) ?? 0;
      const after = {
        price: price.price,
        duration_minutes: duration,
        price_conditions: conditions,
      };
      if (isTooLong(after, schedule)) tooLong.add(row.row);
      else {
        const line = { row: row.row, schedule, service, after };
        (isHeld(line) ? held : created).push(line);
      }
    }
    if (existing.length === 0 && chosen.size === 0) unplaced.push({ row: row.row, service });
  }

  const isTooLong = (values: OfferValues, schedule: number) =>
    Math.ceil(values.duration_minutes / (steps.get(schedule) ?? 1)) > MAX_STEPS;

  const isHeld = ({ row, service, after, ...line }: NewOffer | ChangedOffer) => {
    const before = 'before' in line ? line.before.price : null;
    const own = [before, input.medians.get(service)];
    const isConfirmed = choices.confirmed.some(
      (price) => price.row === row && price.service_id === service,
    );
    return !isConfirmed && isFarFrom(after.price, own.some(Boolean) ? own : medians);
  };

  const unconfirmed: number[] = [];
  const ignored: number[] = [];
  for (const row of rows) {
    const service = matches.get(row.key);
    if (service === undefined) unconfirmed.push(row.row);
    else if (service === null) ignored.push(row.row);
    else {
      if (row.price !== null) place(row, service, row.price);
      const child = input.childServices.get(service);
      if (row.child_price !== null && child !== undefined) place(row, child, row.child_price);
    }
  }
  return {
    created,
    changed,
    kept,
    held,
    same,
    unconfirmed,
    ignored,
    unplaced,
    repeated: Array.from(repeated),
    too_long: Array.from(tooLong),
    hidden: Array.from(hidden),
  };
}

/** A condition that a person wrote stays, and so does a duration that the file does not name. */
function valuesAfter(
  offer: CurrentOffer,
  price: number,
  duration: number | null,
  conditions: OfferValues['price_conditions'],
): OfferValues {
  const isWritten =
    offer.price_conditions !== null &&
    !isEqual(offer.price_conditions, offer.imported?.price_conditions ?? null);
  return {
    price,
    duration_minutes: duration ?? offer.duration_minutes,
    price_conditions: isWritten ? offer.price_conditions : conditions,
  };
}

function valuesOf({ price, duration_minutes, price_conditions }: OfferValues): OfferValues {
  return { price, duration_minutes, price_conditions };
}

function isEqual(a: object | null, b: object | null): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** Sorts the keys: PostgreSQL returns those of JSON in another order. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, sorted(each)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
