import type { CountryCode } from '#shared/countries/codes.ts';
import type { Patient } from '#tests/support/journey/screens/booking-dialog.ts';

const WITH_CONSENT = { name: 'Kata', surname: 'Próba', consents: true };

/** Returns the patient's data for a country; the caller chooses the phone's last two digits. */
export const PATIENTS = {
  kz: { name: 'Айгерім Сынақ', phone: '+777100081' },
  kg: { name: 'Айгерим Сынак', phone: '+9967001244' },
  hu: { ...WITH_CONSENT, phone: '+362012391' },
  ro: { ...WITH_CONSENT, phone: '+407210011' },
  ae: { ...WITH_CONSENT, phone: '+9715012391' },
} as const satisfies Record<CountryCode, Patient>;
