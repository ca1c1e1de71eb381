import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatPhone } from '#shared/domain/people/phone/phone.ts';
import type { Patient } from '../page-objects/booking-dialog.ts';

const WITH_CONSENT = { name: 'Kata', surname: 'Próba', consents: true };

/** The number of phones per country. */
export const PHONES = 10_000;

/** The data that each country requires, with the first digits of the phone. */
const PATIENTS = {
  kz: { name: 'Айгерім Сынақ', phone: '+7771001' },
  kg: { name: 'Айгерим Сынак', phone: '+99670013' },
  hu: { ...WITH_CONSENT, phone: '+3620124' },
  ro: { ...WITH_CONSENT, phone: '+4072101' },
  ae: { ...WITH_CONSENT, phone: '+97150124' },
} as const satisfies Record<CountryCode, Patient>;

/** Returns the patient with a number from 0 to `PHONES - 1`; the phone is in E.164. */
export function patientOf(country: CountryCode, number: number): Patient {
  const patient = PATIENTS[country];
  return { ...patient, phone: patient.phone + String(number).padStart(4, '0') };
}

/** Returns a phone as the pages show it. */
export function phoneText(country: CountryCode, phone: string): string {
  return formatPhone(phone, countryOf(country).phone);
}
