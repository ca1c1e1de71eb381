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

/** The limits of a FHIR file, beside those of every imported file. */
export const FHIR_LIMITS = {
  depth: 64,
  resources: 50_000,
  /** The faults that are shown. */
  faults: 200,
  /** The types of resources that are counted one by one. */
  types: 100,
} as const;
