/** The reasons for which a resource of a FHIR file is left out. */
export const FHIR_FAULTS = [
  'missing',
  'wrong_type',
  'too_long',
  'too_many',
  'not_a_time',
  'not_an_instant',
  'not_a_date',
  'unknown_code',
  'ends_first',
  'unresolved',
  'duplicate_id',
  'cycle',
  'no_doctor',
  'no_patient',
] as const;

/** A resource that is left out, and the element that is the reason. */
export interface FhirFault {
  /** As FHIRPath has it: `Bundle.entry[3].resource.availableTime[0].availableStartTime`. */
  readonly path: string;
  readonly reason: (typeof FHIR_FAULTS)[number];
  /** The value of times, dates, codes and references; null for what may name a person. */
  readonly value: string | null;
}

/** The reasons for which resources without an error are left out. */
export const LEFT_OUT = [
  'medical',
  'not_used',
  'status',
  'past',
  'inactive',
  'deleted',
  'repeated',
] as const;

/** The contents of a FHIR file, and what of it is read. */
export interface FhirSummary {
  /** The number of resources that are read, by their type. */
  readonly read: readonly { readonly type: string; readonly count: number }[];
  readonly left_out: readonly {
    readonly type: string;
    readonly reason: (typeof LEFT_OUT)[number];
    readonly count: number;
  }[];
  /** The first faults. */
  readonly faults: readonly FhirFault[];
  readonly faults_count: number;
}

/** The limits of a FHIR file, beside those of every imported file. */
export const FHIR_LIMITS = {
  depth: 64,
  resources: 50_000,
  /** The faults that are shown. */
  faults: 200,
  /** The types of resources that are counted one by one. */
  types: 100,
} as const;
