/** The types of FHIR resources that have a name for people. */
const NAMED_TYPES = [
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
  'HealthcareService',
  'Schedule',
  'Slot',
  'Appointment',
  'Patient',
] as const;

/** Tells whether a type has a name for people. */
export function isNamedType(type: string): type is (typeof NAMED_TYPES)[number] {
  return NAMED_TYPES.some((each) => each === type);
}
