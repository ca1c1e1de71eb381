import type { PriceLevel } from '../country/price-level.ts';
import type { Random } from '../random.ts';
import type { CatalogueService } from '#server/features/clinic-data/starter/service-catalogue.ts';

const DISCOUNT_SHARE = 0.15;
const DISCOUNTS = [5, 10, 10, 15, 20, 20, 25, 30];

/** A price in whole units of the currency. */
export interface Price {
  readonly price: number;
  /** The discount in percent. */
  readonly discount: number;
  readonly total: number;
}

/** Returns a rounded price; `level` is above 1 for an expensive doctor. */
export function priceOf(
  random: Random,
  { typical, min, max, roundTo }: PriceLevel,
  service: CatalogueService,
  level: number,
): Price {
  const raw = typical * service.priceLevel * level;
  const clamped = service.isProcedure ? raw : Math.min(max, Math.max(min, raw));
  const price = Math.max(roundTo, Math.round(clamped / roundTo) * roundTo);
  const discount = random.chance(DISCOUNT_SHARE) ? random.pick(DISCOUNTS) : 0;
  // A fractional price would look like a mistake.
  const reduction = (price * discount) / 100;
  return Number.isInteger(reduction)
    ? { price, discount, total: price - reduction }
    : { price, discount: 0, total: price };
}
