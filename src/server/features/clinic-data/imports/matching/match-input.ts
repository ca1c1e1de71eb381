import type { ServiceRow } from '#server/features/catalogue/reference/reference.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** A service of the catalogue, with every name it has. */
export type NamedService = Pick<
  ServiceRow,
  | 'id'
  | 'slug'
  | 'type'
  | 'names'
  | 'alternate_names'
  | 'consultation_names'
  | 'plural_names'
  | 'popularity'
>;

export interface MatchInput {
  readonly services: readonly NamedService[];
  /** The languages of the country. */
  readonly languages: readonly Language[];
  /** Each name, followed by its translation if the file has one. */
  readonly names: readonly (readonly string[])[];
  /** True for a price list, in which each service has one price; other lists only name services. */
  readonly isPriceList: boolean;
}

/** A service that a name may mean. */
export interface Candidate {
  readonly service: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** The best three services for a name, and whether the first of them explains every word of the name. */
export interface NameMatch {
  readonly candidates: readonly Candidate[];
  readonly isSure: boolean;
  /** True if the first has a word that only resembles one of the name. */
  readonly isAlike?: boolean;
}
