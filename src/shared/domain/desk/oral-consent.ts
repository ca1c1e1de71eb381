/**
 * The version of the text that the desk reads to patients, `booking.consentText` of the desk's texts. A test
 * fails when a text changes and this does not.
 */
const CONSENT_TEXT_VERSION = '2026-11-23';

/** The consents of a patient who agreed when the desk read the text, as an appointment stores them. */
export const ORAL_CONSENTS: readonly string[] = [
  'personal_data',
  `desk:oral:${CONSENT_TEXT_VERSION}`,
];
