import type { KnownPatient } from '#shared/contract/staff/desk/visits.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { isLanguage } from '#shared/i18n/languages.ts';

/** Returns the full name of a patient in the order of the language that the patient booked in. */
export function patientName({ given_name: given, surname, language }: KnownPatient): string {
  if (surname === null) return given;
  const isFirst = isLanguage(language) && isSurnameFirst(language);
  return isFirst ? `${surname} ${given}` : `${given} ${surname}`;
}
