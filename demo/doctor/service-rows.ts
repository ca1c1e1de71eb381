import type { RatedReviews } from '#shared/domain/catalogue/ratings/weighted-rating.ts';
import type { Branch } from '../branch.ts';
import type { PriceLevel } from '../country/price-level.ts';
import { STEP_MINUTES } from '../demo-options.ts';
import type { Random } from '../random.ts';
import type { Json } from '#server/features/clinic-data/starter/service-rows.ts';
import type { DoctorServiceRow } from '../rows.ts';
import type { OfferedService } from './offered-services.ts';
import { priceOf } from './prices.ts';
import { tally } from './reviews/review-rows.ts';

/** The properties of a doctor that determine the price list. */
export interface Practice {
  readonly priceList: PriceLevel;
  /** The price factor: above 1 for an expensive doctor. */
  readonly priceLevel: number;
  readonly isPremium: boolean;
  readonly acceptsInsurance: boolean;
  readonly qualifications: Json | null;
  readonly feedback: ReadonlyMap<number, RatedReviews>;
  /** The price conditions to pick from. */
  readonly priceConditions: readonly Json[];
}

/** A doctor at a branch. */
export interface Place {
  readonly doctorId: number;
  readonly scheduleId: number;
  readonly branch: Branch;
  /** The doctor offers all services at the main branch. */
  readonly isMain: boolean;
}

const NO_FEEDBACK = tally([]);
const OTHER_BRANCH_SHARE = 0.6;
const WALK_IN_SHARE = { usual: 0.35, unusual: 0.012 };
const WAITING_MINUTES = [10, 15, 20, 30, 45, 60];
const PRICE_CONDITIONS_SHARE = 0.1;

/** Returns the price list of a doctor at one branch. */
export function serviceRows(
  random: Random,
  offeredServices: readonly OfferedService[],
  place: Place,
  practice: Practice,
  nextId: () => number,
): DoctorServiceRow[] {
  return offeredServices
    .filter(
      ({ service }) => place.isMain || !service.isProcedure || random.chance(OTHER_BRANCH_SHARE),
    )
    .map(({ service, ageFrom, ageTo }): DoctorServiceRow => {
      const isWalkIn = random.chance(WALK_IN_SHARE[service.isWalkIn ? 'usual' : 'unusual']);
      const feedback = practice.feedback.get(service.id) ?? NO_FEEDBACK;
      return {
        id: nextId(),
        doctor_id: place.doctorId,
        service_id: service.id,
        schedule_id: place.scheduleId,
        clinic_branch_id: place.branch.id,
        type: service.isProcedure ? 'procedure' : 'initial-appointment',
        ...priceOf(random, practice.priceList, service, practice.priceLevel),
        duration_minutes: service.steps * STEP_MINUTES,
        steps: service.steps,
        age_from: ageFrom,
        age_to: ageTo,
        insurances: practice.acceptsInsurance ? place.branch.insurances : [],
        is_premium: practice.isPremium,
        qualifications: service.isProcedure ? null : practice.qualifications,
        on_walk_in_basis: isWalkIn,
        avg_waiting_minutes: isWalkIn ? random.pick(WAITING_MINUTES) : null,
        price_conditions: random.chance(PRICE_CONDITIONS_SHARE)
          ? random.pick(practice.priceConditions)
          : null,
        is_active: true,
        ...feedback,
      };
    });
}
