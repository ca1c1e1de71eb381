import type {
  PriceLine,
  PricePreview,
  PriceValues,
} from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import {
  followUpOf,
  type OfferValues,
} from '#shared/domain/clinic-data/imports/prices/offer-values.ts';
import type { OfferPlan } from '#shared/domain/clinic-data/imports/prices/plan-offers.ts';
import type { PriceRows } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import type { PlanInput } from '../import-kind.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import { firstLines, MAX_LINES } from '../preview-lines.ts';
import type { ClinicOffers } from './offer-data.ts';

type Plan = OfferPlan &
  ClinicOffers &
  Pick<PriceRows, 'faults'> &
  Pick<PricePreview, 'fingerprint'> & { readonly addable: ReadonlySet<number> };

interface Line {
  readonly row: number;
  readonly schedule: number;
  readonly service: number;
  readonly offer?: number;
  readonly before?: OfferValues;
  readonly after: OfferValues;
}

/** Returns what an import would do to offers. */
export function presentPrices(
  { context, row: { choices } }: PlanInput,
  { schedules, offers, ...plan }: Plan,
): PricePreview {
  const scheduleById = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const offerById = new Map(offers.map((offer) => [offer.id, offer]));
  const valuesOf = (values: OfferValues): PriceValues => {
    const { price, duration_minutes } = values;
    return { price, duration_minutes, ...followUpOf(values) };
  };
  const present = ({ row, schedule, service, offer, before, after }: Line): PriceLine => {
    const place = scheduleById.get(schedule);
    return {
      row,
      service_id: service,
      offer_id: offer ?? null,
      doctor: nameIn(context, place?.doctor_names ?? {}),
      branch: nameIn(context, place?.branch_names ?? {}),
      before: before === undefined ? null : valuesOf(before),
      after: valuesOf(after),
      edited_by: (offer === undefined ? undefined : offerById.get(offer))?.edited_by ?? null,
    };
  };
  return {
    fingerprint: plan.fingerprint,
    created: firstLines(plan.created, present),
    changed: firstLines(plan.changed, present),
    kept: firstLines(plan.kept, present),
    held: firstLines(plan.held, present),
    unapproved: firstLines(plan.unapproved, present),
    addable: Array.from(plan.addable),
    overwrite: [...(choices.overwrite ?? [])],
    confirmed: (choices.confirmed ?? []).map((price) => ({ ...price })),
    same: plan.same,
    unconfirmed: plan.unconfirmed.length,
    ignored: plan.ignored.length,
    unknown_doctor: plan.unknown_doctor.length,
    other_doctor: plan.other_doctor.length,
    problems: plan.problems.map((problem) => ({ ...problem })),
    unplaced: plan.unplaced.map(({ row, service }) => ({ row, service_id: service })),
    faults: plan.faults.slice(0, MAX_LINES).map((fault) => ({ ...fault })),
  };
}
