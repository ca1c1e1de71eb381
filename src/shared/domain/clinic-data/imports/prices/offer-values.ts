/** The values of an offer that an import sets. Lengths are in minutes. */
export interface OfferValues {
  readonly price: number;
  readonly duration_minutes: number;
  /** The text by language that says that the price is a range; null for an exact price. */
  readonly price_conditions: Readonly<Record<string, string>> | null;
  /** Both null without a follow-up. */
  readonly follow_up_price: number | null;
  readonly follow_up_minutes: number | null;
}

/** The values of a first appointment. */
export type FirstValues = Omit<OfferValues, 'follow_up_price' | 'follow_up_minutes'>;

/** The follow-up that a file names. */
export interface ListedFollowUp {
  readonly price: number;
  /** Null if the file does not name it. */
  readonly minutes: number | null;
}

export const firstOf = ({ price, duration_minutes, price_conditions }: OfferValues) => ({
  price,
  duration_minutes,
  price_conditions,
});
export const followUpOf = ({ follow_up_price, follow_up_minutes }: OfferValues) => ({
  follow_up_price,
  follow_up_minutes,
});

/**
 * Returns the values of an offer with those that a file names; null names none. A follow-up without a length keeps its
 * own, or else takes that of the first appointment. It is never longer than that.
 */
export function valuesWith(
  before: OfferValues,
  first: FirstValues | null,
  followUp: ListedFollowUp | null,
): OfferValues {
  const next = { ...firstOf(before), ...first };
  const { follow_up_price: price, follow_up_minutes: known } = before;
  const minutes = followUp === null ? known : (followUp.minutes ?? known ?? next.duration_minutes);
  return {
    ...next,
    follow_up_price: followUp === null ? price : followUp.price,
    follow_up_minutes: minutes === null ? null : Math.min(minutes, next.duration_minutes),
  };
}

/** Tells whether values are equal. PostgreSQL returns the keys of JSON in another order. */
export function isEqual(a: object | null, b: object | null): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, sorted(each)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
