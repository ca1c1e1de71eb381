import type appointment from '#shared/i18n/locales/en/appointment.json';
import type booking from '#shared/i18n/locales/en/booking.json';
import type clinic from '#shared/i18n/locales/en/clinic.json';
import type clinics from '#shared/i18n/locales/en/clinics.json';
import type common from '#shared/i18n/locales/en/common.json';
import type doctors from '#shared/i18n/locales/en/doctors.json';
import type feedback from '#shared/i18n/locales/en/feedback.json';
import type filters from '#shared/i18n/locales/en/filters.json';
import type home from '#shared/i18n/locales/en/home.json';
import type map from '#shared/i18n/locales/en/map.json';
import type profile from '#shared/i18n/locales/en/profile.json';
import type slots from '#shared/i18n/locales/en/slots.json';

/** The locale files that pages use, typed by the English ones; a page names its own in the routes. */
export interface Namespaces {
  appointment: typeof appointment;
  booking: typeof booking;
  clinic: typeof clinic;
  clinics: typeof clinics;
  common: typeof common;
  doctors: typeof doctors;
  feedback: typeof feedback;
  filters: typeof filters;
  home: typeof home;
  map: typeof map;
  profile: typeof profile;
  slots: typeof slots;
}

export type Namespace = keyof Namespaces;
