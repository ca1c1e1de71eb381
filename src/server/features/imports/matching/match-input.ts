import type { ServiceRow } from '#server/features/reference/index.ts';
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
  /** Each name with the same in another language, if the file has it. */
  readonly names: readonly (readonly string[])[];
}

/** A service that a name may mean. */
export interface Candidate {
  readonly service: number;
  /** From 0 to 1. */
  readonly score: number;
}

/** The best three services for a name, and if the first of them leaves no word of the name unexplained. */
export interface NameMatch {
  readonly candidates: readonly Candidate[];
  readonly isSure: boolean;
}
