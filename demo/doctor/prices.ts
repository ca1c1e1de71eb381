import type { PriceLevel } from '../country/price-level.ts';
import type { Random } from '../random.ts';
import type { CatalogueService } from '../reference/service-catalogue.ts';

const DISCOUNT_SHARE = 0.15;
const DISCOUNTS = [5, 10, 10, 15, 20, 20, 25, 30];

/** In whole units of the currency. */
export interface Price {
  readonly price: number;
  /** Percent. */
  readonly discount: number;
  readonly total: number;
}

/** A round price; `level` tells an expensive doctor (above 1) from a cheap one. */
export function priceOf(
  random: Random,
  { usual, least, most, roundTo }: PriceLevel,
  service: CatalogueService,
  level: number,
): Price {
  const wish = usual * service.priceLevel * level;
  const asked = service.isProcedure ? wish : Math.min(most, Math.max(least, wish));
  const price = Math.max(roundTo, Math.round(asked / roundTo) * roundTo);
  const discount = random.chance(DISCOUNT_SHARE) ? random.pick(DISCOUNTS) : 0;
  // A reduced price with a fraction looks like a mistake, so such a reduction is not given.
  const reduction = (price * discount) / 100;
  return Number.isInteger(reduction)
    ? { price, discount, total: price - reduction }
    : { price, discount: 0, total: price };
}
