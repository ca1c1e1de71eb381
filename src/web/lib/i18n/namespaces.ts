import type appointment from '#shared/i18n/locales/en/appointment.json';
import type booking from '#shared/i18n/locales/en/booking.json';
import type common from '#shared/i18n/locales/en/common.json';
import type doctors from '#shared/i18n/locales/en/doctors.json';
import type home from '#shared/i18n/locales/en/home.json';
import type profile from '#shared/i18n/locales/en/profile.json';
import type slots from '#shared/i18n/locales/en/slots.json';

/** The locale files that pages use, typed by the English ones; a page names its own in the routes. */
export interface Namespaces {
  appointment: typeof appointment;
  booking: typeof booking;
  common: typeof common;
  doctors: typeof doctors;
  home: typeof home;
  profile: typeof profile;
  slots: typeof slots;
}

export type Namespace = keyof Namespaces;
