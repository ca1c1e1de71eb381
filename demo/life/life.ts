import type { Country } from '#shared/countries/country.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { NameGroup } from '../data/types.ts';

/** The values that all appointments of a clinic with a life depend on. Equal values give equal appointments. */
export interface Life {
  readonly country: Country;
  readonly seed: number;
  /** The first day with appointments. From here on the clinic becomes busier for four months. */
  readonly since: PlainDate;
  readonly people: readonly NameGroup[];
}

/** A doctor at a branch of the clinic. */
export interface LivingSchedule {
  readonly id: number;
  readonly doctor: number;
  readonly branch: number;
  readonly timeZone: string;
  readonly stepMinutes: number;
  readonly leadMinutes: number;
  readonly offers: readonly LivingOffer[];
}

/** A service that can be booked. */
export interface LivingOffer {
  readonly id: number;
  readonly service: number;
  readonly steps: number;
  /** The length of a follow-up in steps; null if there is none. */
  readonly followUpSteps: number | null;
  readonly isProcedure: boolean;
  readonly insurances: readonly number[];
}
