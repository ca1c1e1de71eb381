import type { Language } from '#shared/i18n/languages.ts';

/** A text in every language of the product. */
export type Names = Readonly<Record<Language, string>>;

/** A text in the locales of one country (a street, clinic or person). */
export type LocalNames = Readonly<Partial<Names>>;

/** The everyday names and symptoms that a service is searched by, separated by commas, by its slug. */
export type Aliases = Readonly<Record<string, string>>;

/** The forms of names that sentences of one language need, by slug. */
export interface NameForms {
  /** The city as the place of something: "in Dubai". */
  readonly cities: Readonly<Record<string, string>>;
  /** Several doctors, then what is booked: "Cardiologists", "Cardiology consultation". */
  readonly specialties: Readonly<Record<string, readonly string[]>>;
}

/** The variant for patients under 18, if it is a separate medical field. */
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
  /** The doctor treats only patients of 0 to 216 months. */
  readonly childOnly?: boolean;
  /** The demand, from 1 (lowest) to 100 (highest). */
  readonly popularity: number;
  /** The duration in steps of 30 minutes. */
  readonly steps: number;
  /** The factor of the country's typical price of a first consultation. */
  readonly priceLevel: number;
}

export interface ProcedureCategory {
  readonly key: string;
  readonly slug: string;
  readonly names: Names;
}

export interface Procedure {
  readonly slug: string;
  readonly category: string;
  readonly names: Names;
  readonly about: Names;
  /** The slugs of the specialties that perform it. */
  readonly specialties: readonly string[];
  /** The duration in steps of 30 minutes. */
  readonly steps: number;
  /** The factor of the country's typical price of a first consultation. */
  readonly priceLevel: number;
  readonly child?: ChildVariant;
  /** Patients are served in order of arrival, without an appointment. */
  readonly walkIn?: boolean;
}

interface Area {
  readonly slug: string;
  readonly names: Names;
  readonly lat: number;
  readonly lng: number;
}

/** A street and the slugs of the areas that it runs through. */
export interface Street {
  readonly names: LocalNames;
  readonly areas: readonly string[];
}

export interface City {
  /** The id, unique within the country; 10 for the main city. */
  readonly id: number;
  readonly slug: string;
  readonly names: Names;
  readonly lat: number;
  readonly lng: number;
  /** The share of the country's doctors; shares add up to 1. */
  readonly weight: number;
  readonly areas: readonly Area[];
  readonly streets: readonly Street[];
}

export interface MetroStation {
  readonly names: LocalNames;
  readonly lat: number;
  readonly lng: number;
  readonly lines: readonly string[];
}

/** A name with a masculine and a feminine form. */
interface GenderedName {
  readonly male: LocalNames;
  readonly female: LocalNames;
}

/** The names of one culture. A person has names of one group only. */
export interface NameGroup {
  readonly key: string;
  /** The share of the country's people; shares add up to 1. */
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

export type ClinicField = 'digestion' | 'heart' | 'movement' | 'nerves';

export interface ClinicBrand {
  readonly slug: string;
  readonly kind: ClinicKind;
  readonly names: LocalNames;
  /** The field that the name states; the clinic has no other specialties. */
  readonly field?: ClinicField;
}

/** The places in which the doctors of a country study and work. */
export interface CareerPlaces {
  readonly universities: readonly LocalNames[];
  readonly hospitals: readonly LocalNames[];
  /** The number in the register of physicians; `#` is a digit. The zeros belong to no one. */
  readonly registerPattern: string;
}

/** The conditions that a specialty treats, by its slug. */
export type Conditions = Readonly<Record<string, readonly Names[]>>;

export interface ReviewText {
  /** The score, from 1 to 10. */
  readonly score: number;
  readonly text: string;
}
