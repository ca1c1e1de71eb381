import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { paths } from '#shared/paths.ts';
import type { Backend } from '../backend.ts';
import { findSlot, type OfferedSlot } from './find-slot.ts';
import type { Reserve } from './reserve.ts';

/** The paths of a page of each kind, and a slot for a booking. */
export interface PageKinds {
  /** A slot with price conditions. */
  slot: OfferedSlot;
  /** Paths by kind of page, without the language. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Finds an example of every kind of page of a country. Books two appointments, one of them in the
 * past, for the pages that need them.
 */
export async function findPageKinds(
  { api, endAppointment }: Backend,
  reserve: Reserve,
  country: CountryCode,
): Promise<PageKinds> {
  const slot = await findSlot(api, { day: '2026-11-24', conditions: true });
  const { city, list, doctor } = slot;
  const clinics = (await api.clinics({ city: city.id, limit: 100 })).results;
  const [clinic] = clinics.toSorted((a, b) => b.clinic_branches.length - a.clinic_branches.length);
  if (clinic === undefined) throw new Error(`${city.name} has no clinic`);
  const upcoming = await reserve.appointment();
  const { id, hash } = upcoming.appointment;
  const past = await reserve.appointment();
  await endAppointment(past.appointment.id);
  return {
    slot,
    pages: new Map([
      ['home', paths.home()],
      ['list', list],
      ['list-filtered', `${list}?sort=price&date=2026-11-24`],
      // Beyond the range of every calendar.
      ['list-empty', `${list}?date=2027-06-01`],
      ['doctor', paths.doctor(doctor.slug)],
      ['appointment', upcoming.path],
      ['appointment-copy', paths.appointmentCopy(id, hash)],
      ['appointment-past', past.path],
      ['feedback', past.feedback],
      ['clinics', paths.clinics(city.slug)],
      ['clinic', paths.clinic(city.slug, clinic.slug)],
      ['procedures', paths.procedures(city.slug)],
      ['procedures-by-category', paths.procedureCategories(city.slug)],
      ['map', paths.map()],
      ['favourites', paths.favourites()],
      ['contacts', paths.contacts()],
      ['join', paths.join()],
      ['survey', paths.survey()],
      ...legalPages(country),
      ['offline', paths.offline()],
      ['not-found', '/no-such-page'],
    ]),
  };
}

function legalPages(country: CountryCode): [string, string][] {
  const flags = flagsOf(country);
  return [
    ['privacy-policy', paths.privacyPolicy()],
    ...(flags.impresszum ? [['impresszum', paths.impresszum()] as [string, string]] : []),
    ...(flags.userGtc ? [['user-gtc', paths.userGtc()] as [string, string]] : []),
  ];
}
