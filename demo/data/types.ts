import type { Language } from '#shared/i18n/languages.ts';

/** One text in every language of the product. */
export type Names = Readonly<Record<Language, string>>;

/** A text in the locales of one country only (a street, a clinic, a person). */
export type LocalNames = Readonly<Partial<Names>>;

/** The same visit for patients under 18, where medicine has it as a field of its own. */
export interface ChildVariant {
  readonly slug: string;
  readonly names: Names;
  readonly about: Names;
}

export interface Specialty {
  readonly slug: string;
  readonly names: Names;
  readonly about: Names;
  readonly child?: ChildVariant;
  /** The doctor sees patients of 0 to 216 months only. */
  readonly childOnly?: true;
  /** From 1 (rarely booked) to 100 (booked most). */
  readonly popularity: number;
  /** Length of a visit: 1 is 30 minutes, 2 is 60 minutes. */
  readonly steps: 1 | 2;
  /** Multiplies the country's usual price of a first visit. */
  readonly priceLevel: number;
}

export interface ProcedureCategory {
  readonly key: ProcedureCategoryKey;
  readonly slug: string;
  readonly names: Names;
}

type ProcedureCategoryKey =
  | 'aesthetic'
  | 'allergy'
  | 'dental'
  | 'endoscopy'
  | 'functional'
  | 'imaging'
  | 'laboratory'
  | 'minor'
  | 'rehabilitation'
  | 'sight-and-hearing'
  | 'ultrasound'
  | 'vaccination';

export interface Procedure {
  readonly slug: string;
  readonly category: ProcedureCategoryKey;
  readonly names: Names;
  readonly about: Names;
  /** Slugs of the specialties whose doctors perform it. */
  readonly specialties: readonly string[];
  /** Length of a visit: 1 is 30 minutes, 2 is 60 minutes. */
  readonly steps: 1 | 2;
  /** Multiplies the country's usual price of a first visit. */
  readonly priceLevel: number;
  readonly child?: ChildVariant;
  /** Done in order of arrival, without a time of one's own. */
  readonly walkIn?: true;
}

export interface Area {
  readonly slug: string;
  readonly names: Names;
  readonly lat: number;
  readonly lng: number;
}

export interface City {
  /** Unique within its country; the main city is 10. */
  readonly id: number;
  readonly slug: string;
  readonly names: Names;
  readonly lat: number;
  readonly lng: number;
  /** Share of the country's doctors; a country's shares add up to 1. */
  readonly weight: number;
  readonly areas: readonly Area[];
  readonly streets: readonly LocalNames[];
}

export interface MetroStation {
  readonly names: LocalNames;
  readonly lat: number;
  readonly lng: number;
  readonly lines: readonly string[];
}

/** A name that changes with the bearer's sex in some languages. */
export interface GenderedName {
  readonly male: LocalNames;
  readonly female: LocalNames;
}

/** Names used together: parts of two groups never make one person. */
export interface NameGroup {
  readonly key: string;
  /** Share of the country's people; a country's shares add up to 1. */
  readonly weight: number;
  readonly family: readonly GenderedName[];
  readonly male: readonly LocalNames[];
  readonly female: readonly LocalNames[];
  readonly patronymics?: readonly GenderedName[];
}

export type ClinicKind =
  | 'aesthetic'
  | 'centre'
  | 'children'
  | 'clinic'
  | 'dental'
  | 'diagnostics'
  | 'eye'
  | 'family';

export interface ClinicBrand {
  readonly slug: string;
  readonly kind: ClinicKind;
  readonly names: LocalNames;
}

export interface ReviewText {
  /** From 1 to 10. */
  readonly score: number;
  readonly text: string;
}
