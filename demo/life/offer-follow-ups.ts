import type pg from 'pg';
import type { Country } from '#shared/countries/country.ts';
import { PRICE_LEVELS } from '../country/price-level.ts';
import { queryWithoutTimeout } from '../load/query-without-timeout.ts';

/** Half as long as the service, at about two thirds of the price. */
const OFFER_FOLLOW_UPS = `update doctor_service o
  set follow_up_price = round(o.price * 0.65 / $2::numeric) * $2::numeric,
    follow_up_minutes = least(o.duration_minutes, greatest(10, ceil(o.duration_minutes / 10.0) * 5))
  from clinic_branch b
  where b.id = o.clinic_branch_id and b.clinic_id = $1 and o.type <> 'procedure'`;

/** The clinic is new: no one has changed its prices. */
const REMOVE_PRICE_CHANGES = `delete from price_change c using doctor_service o, clinic_branch b
  where o.id = c.doctor_service_id and b.id = o.clinic_branch_id and b.clinic_id = $1`;

/** Offers follow-ups of the consultations of a new clinic. */
export async function offerFollowUps(
  client: pg.ClientBase,
  country: Country,
  clinic: number,
): Promise<void> {
  const { roundTo } = PRICE_LEVELS[country.code];
  await queryWithoutTimeout(client, OFFER_FOLLOW_UPS, [clinic, roundTo]);
  await queryWithoutTimeout(client, REMOVE_PRICE_CHANGES, [clinic]);
}
