import type appointment from '#shared/i18n/locales/en/appointment.json';
import type booking from '#shared/i18n/locales/en/booking.json';
import type clinic from '#shared/i18n/locales/en/clinic.json';
import type clinics from '#shared/i18n/locales/en/clinics.json';
import type common from '#shared/i18n/locales/en/common.json';
import type contacts from '#shared/i18n/locales/en/contacts.json';
import type doctors from '#shared/i18n/locales/en/doctors.json';
import type feedback from '#shared/i18n/locales/en/feedback.json';
import type filters from '#shared/i18n/locales/en/filters.json';
import type home from '#shared/i18n/locales/en/home.json';
import type join from '#shared/i18n/locales/en/join.json';
import type legal from '#shared/i18n/locales/en/legal.json';
import type map from '#shared/i18n/locales/en/map.json';
import type offline from '#shared/i18n/locales/en/offline.json';
import type procedures from '#shared/i18n/locales/en/procedures.json';
import type profile from '#shared/i18n/locales/en/profile.json';
import type queue from '#shared/i18n/locales/en/queue.json';
import type reviews from '#shared/i18n/locales/en/reviews.json';
import type slots from '#shared/i18n/locales/en/slots.json';
import type survey from '#shared/i18n/locales/en/survey.json';

/** The namespaces, typed by the English files. The routes list those of each page. */
export interface Namespaces {
  appointment: typeof appointment;
  booking: typeof booking;
  clinic: typeof clinic;
  clinics: typeof clinics;
  common: typeof common;
  contacts: typeof contacts;
  doctors: typeof doctors;
  feedback: typeof feedback;
  filters: typeof filters;
  home: typeof home;
  join: typeof join;
  legal: typeof legal;
  map: typeof map;
  offline: typeof offline;
  procedures: typeof procedures;
  profile: typeof profile;
  queue: typeof queue;
  reviews: typeof reviews;
  slots: typeof slots;
  survey: typeof survey;
}

export type Namespace = keyof Namespaces;
