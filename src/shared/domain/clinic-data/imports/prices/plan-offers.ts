import {
  listServices,
  type ListedService,
  type ListedValues,
  type NamedPrices,
  type ProblemRow,
} from './listed-services.ts';
import {
  firstOf,
  followUpOf,
  isEqual,
  valuesWith,
  type FirstValues,
  type ListedFollowUp,
  type OfferValues,
} from './offer-values.ts';
import type { ListedPrice } from './parse-price.ts';
import { isFarFrom, medianOf } from './plausible-price.ts';

/** An offer of the clinic as it is. */
export interface CurrentOffer extends OfferValues {
  readonly id: number;
  readonly schedule_id: number;
  readonly service_id: number;
  readonly is_active: boolean;
  /** The values that an import last gave it; null if a person entered it. */
  readonly imported: OfferValues | null;
}

export interface PlanInput extends NamedPrices {
  /** The steps of the schedules of the clinic, in minutes, by id. */
  readonly steps: ReadonlyMap<number, number>;
  /** The doctors of the schedules, by the ids of both. */
  readonly doctorOf: ReadonlyMap<number, number>;
  readonly offers: readonly CurrentOffer[];
  /** The schedules to which the person may add services. */
  readonly addable: ReadonlySet<number>;
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

interface ChangedOffer extends NewOffer {
  readonly offer: number;
  readonly before: OfferValues;
  /** The values that imports gave the offer, with those of this one. */
  readonly imported: OfferValues;
}

/** A held change. If only its follow-up is held, `before` has the first appointment as it is applied. */
interface HeldOffer extends NewOffer {
  readonly offer?: number;
  readonly before?: OfferValues;
}

/** The changes of an import. */
export interface OfferPlan {
  readonly created: readonly NewOffer[];
  readonly changed: readonly ChangedOffer[];
  /** Values that a person edited, which stay. */
  readonly kept: readonly Omit<ChangedOffer, 'imported'>[];
  /** Changes to prices far from those that are known, which are not confirmed. */
  readonly held: readonly HeldOffer[];
  /** New offers of approved doctors, which an account manager adds. */
  readonly unapproved: readonly NewOffer[];
  /** The number of shown offers that have the values of the file already. */
  readonly same: number;
  /** The rows whose names are not confirmed. */
  readonly unconfirmed: readonly number[];
  /** The rows whose names are no services here. */
  readonly ignored: readonly number[];
  /** The rows whose doctors are not confirmed. */
  readonly unknown_doctor: readonly number[];
  /** The rows of doctors who are none of the clinic. */
  readonly other_doctor: readonly number[];
  /** The services that no doctor offers, or not that of the row, with the first row of each. */
  readonly unplaced: readonly { row: number; service: number }[];
  readonly problems: readonly ProblemRow[];
}

const MAX_STEPS = 16;
const NOTHING = { price: 0, duration_minutes: 0, price_conditions: null };
const NO_FOLLOW_UP = { follow_up_price: null, follow_up_minutes: null };

/** Computes what the rows of a price list change. */
export function planOffers(input: PlanInput): OfferPlan {
  const { offers, choices, steps } = input;
  const { services, problems, ...left } = listServices(input);
  const offersOf = Map.groupBy(offers, ({ service_id: service }) => service);
  const created: NewOffer[] = [];
  const changed: ChangedOffer[] = [];
  const kept: OfferPlan['kept'][number][] = [];
  const held: HeldOffer[] = [];
  const unapproved: NewOffer[] = [];
  const unplaced: OfferPlan['unplaced'][number][] = [];
  const found = new Map(problems.map((problem) => [keyOf(problem), problem]));
  let same = 0;
  const farPartOf = findFarParts(input);
  const report = ({ row }: ListedValues, fault: ProblemRow['fault']) => {
    found.set(keyOf({ row, fault }), { row, fault });
  };

  /** Returns the follow-up of a listed service, if it fits beside a first appointment of some minutes. */
  const followUpIn = ({ followUp }: ListedService, minutes: number): ListedFollowUp | null => {
    if (followUp === null) return null;
    if (followUp.minutes !== null && followUp.minutes > minutes) {
      report(followUp, 'long_follow_up');
      return null;
    }
    return { price: followUp.price.price, minutes: followUp.minutes };
  };

  /** A follow-up that is far off does not hold back the price of its first appointment. */
  function settle<Line extends NewOffer | ChangedOffer>(line: Line, alone: Line, to: Line[]): void {
    const far = farPartOf(line);
    if (far === null) to.push(line);
    else if (far === 'first') held.push(line);
    else {
      held.push({ ...line, before: alone.after });
      if (!('before' in line) || !isEqual(line.before, alone.after)) to.push(alone);
    }
  }

  function change(offer: CurrentOffer, listed: ListedService): void {
    const { service, first: values } = listed;
    const row = rowOf(listed);
    const before = { ...firstOf(offer), ...followUpOf(offer) };
    const first = values === null ? null : firstAfter(offer, values, input.conditionsOf);
    if (values !== null && first !== null && isTooLong(first, steps.get(offer.schedule_id))) {
      report(values, 'too_long');
      return;
    }
    const followUp = followUpIn(listed, (first ?? before).duration_minutes);
    const wanted = valuesWith(before, first, followUp);
    if (isEqual(before, wanted)) {
      if (offer.is_active) same += 1;
      return;
    }
    const { imported } = offer;
    const isMarked = choices.overwrite.includes(offer.id);
    const hasOwn = (part: (values: OfferValues) => object) =>
      imported !== null && isEqual(part(imported), part(before));
    const isFirstOwn = isMarked || hasOwn(firstOf);
    const ids = { row, offer: offer.id, schedule: offer.schedule_id, service };
    const lineWith = (listedFollowUp: ListedFollowUp | null): ChangedOffer => {
      const isFollowUpOwn = (isMarked && listedFollowUp !== null) || hasOwn(followUpOf);
      const own = isFollowUpOwn ? listedFollowUp : null;
      const after = valuesWith(before, isFirstOwn ? first : null, own);
      return {
        ...ids,
        before,
        after,
        imported: {
          ...firstOf(isFirstOwn || imported === null ? after : imported),
          ...(isFollowUpOwn
            ? followUpOf(after)
            : imported === null
              ? NO_FOLLOW_UP
              : followUpOf(imported)),
        },
      };
    };
    const line = lineWith(followUp);
    const { after } = line;
    if (!isEqual(after, wanted)) kept.push({ ...ids, before: after, after: wanted });
    if (!isEqual(before, after)) settle(line, lineWith(null), changed);
  }

  function add(schedule: number, listed: ListedService, values: ListedValues): void {
    const { service } = listed;
    const first = {
      price: values.price.price,
      duration_minutes: values.minutes ?? steps.get(schedule) ?? 0,
      price_conditions: input.conditionsOf(values.price),
    };
    if (isTooLong(first, steps.get(schedule))) {
      report(values, 'too_long');
      return;
    }
    const followUp = followUpIn(listed, first.duration_minutes);
    const lineWith = (own: ListedFollowUp | null): NewOffer => {
      const after = valuesWith({ ...NOTHING, ...NO_FOLLOW_UP }, first, own);
      return { row: values.row, schedule, service, after };
    };
    if (input.addable.has(schedule)) settle(lineWith(followUp), lineWith(null), created);
    else unapproved.push(lineWith(followUp));
  }

  function place(service: number, listed: readonly ListedService[]): void {
    const existing = offersOf.get(service) ?? [];
    for (const offer of existing) {
      const own = listedAt(input, offer.schedule_id, listed);
      if (own === null) continue;
      const { first, followUp } = own;
      if (!offer.is_active && first !== null) report(first, 'hidden');
      if (!offer.is_active && followUp !== null) report(followUp, 'hidden');
      change(offer, own);
    }
    const taken = new Set(existing.map((offer) => offer.schedule_id));
    const placed = new Set([
      ...(choices.schedules[service] ?? []),
      ...(input.offered.get(service) ?? []),
    ]);
    const chosen = new Set(placed);
    for (const { doctor, first, followUp } of listed) {
      const all = schedulesOf(doctor);
      const isOffered = all.some((id) => taken.has(id) || placed.has(id));
      const [only, ...others] = all;
      if (isOffered) continue;
      if (first === null && followUp !== null) report(followUp, 'lone_follow_up');
      // A file that names a doctor of one branch leaves nothing to choose.
      else if (doctor !== null && only !== undefined && others.length === 0) chosen.add(only);
      else if (first !== null && unplaced.at(-1)?.service !== service) {
        unplaced.push({ row: first.row, service });
      }
    }
    for (const schedule of chosen) {
      const own = listedAt(input, schedule, listed);
      if (own?.first && steps.has(schedule) && !taken.has(schedule)) add(schedule, own, own.first);
    }
  }

  const schedulesOf = (doctor: number | null) =>
    Array.from(steps.keys()).filter(
      (schedule) => doctor === null || input.doctorOf.get(schedule) === doctor,
    );

  Map.groupBy(services, ({ service }) => service).forEach((listed, service) =>
    place(service, listed),
  );
  return {
    created,
    changed,
    kept,
    held,
    unapproved,
    same,
    ...left,
    unplaced,
    problems: Array.from(found.values()),
  };
}

/**
 * Returns what a file says of a service at a schedule: of its doctor, else of every doctor. Null for nothing, as of a
 * doctor whose own prices are faulty.
 */
function listedAt(
  { doctorOf }: PlanInput,
  schedule: number,
  listed: readonly ListedService[],
): ListedService | null {
  const doctor = doctorOf.get(schedule) ?? null;
  const own = listed.find((each) => each.doctor === doctor);
  const all = listed.find((each) => each.doctor === null);
  const found = own ?? all;
  if (found === undefined) return null;
  const valuesOf = (kind: 'first' | 'followUp') =>
    found[kind] ?? (found.faulty.includes(kind) ? null : (all?.[kind] ?? null));
  const [first, followUp] = [valuesOf('first'), valuesOf('followUp')];
  return first === null && followUp === null ? null : { ...found, first, followUp };
}

const keyOf = ({ row, fault }: ProblemRow) => `${row} ${fault}`;

/** Returns the row that stands for a service: that of its first appointment, if the file has one. */
const rowOf = ({ first, followUp }: ListedService) => (first ?? followUp)?.row ?? 0;

const isTooLong = ({ duration_minutes: minutes }: FirstValues, step: number | undefined) =>
  Math.ceil(minutes / (step ?? 1)) > MAX_STEPS;

/** Returns a function that tells which price of a line is far from those that are known, and not confirmed. */
function findFarParts({ rows, offers, medians: ofCountry, choices }: PlanInput) {
  // The other prices, for services of which none is known.
  const medians = [offers, rows.flatMap(({ price }) => price ?? [])].map((prices) =>
    medianOf(prices.map(({ price }) => price)),
  );
  return ({
    row,
    service,
    after,
    ...line
  }: NewOffer | ChangedOffer): 'first' | 'followUp' | null => {
    const before = 'before' in line ? line.before : null;
    const isConfirmed = choices.confirmed.some(
      (price) => price.row === row && price.service_id === service,
    );
    if (isConfirmed) return null;
    const known = [before?.price, ofCountry.get(service)];
    const isFar =
      before?.price !== after.price &&
      isFarFrom(after.price, known.some(Boolean) ? known : medians);
    const { follow_up_price: price } = after;
    const former = before?.follow_up_price ?? null;
    if (isFar) return 'first';
    const isNew = price !== null && price !== former;
    return isNew && isFarFrom(price, [former, after.price]) ? 'followUp' : null;
  };
}

/** A condition that a person wrote stays, and so does a duration that the file does not name. */
function firstAfter(
  { price_conditions: written, imported, duration_minutes: minutes }: CurrentOffer,
  listed: ListedValues,
  conditionsOf: PlanInput['conditionsOf'],
): FirstValues {
  const isWritten = written !== null && !isEqual(written, imported?.price_conditions ?? null);
  return {
    price: listed.price.price,
    duration_minutes: listed.minutes ?? minutes,
    price_conditions: isWritten ? written : conditionsOf(listed.price),
  };
}
