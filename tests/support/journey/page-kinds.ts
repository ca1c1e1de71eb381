import type { CountryCode } from '#shared/countries/codes.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import { paths } from '#shared/paths.ts';
import { bookedVisit } from './screens/booked-visit.ts';
import { findVisit, type Visit } from './screens/find-visit.ts';
import type { Outside } from './outside.ts';

/** The paths of a page of each kind. */
export interface PageKinds {
  /** A slot with price conditions. */
  visit: Visit;
  /** Paths by kind of page, without the language. */
  pages: ReadonlyMap<string, string>;
}

/**
 * Finds an example of every kind of page of a country. Books two appointments for those that need
 * one; one of them is in the past.
 */
export async function findPageKinds(
  outside: Outside,
  country: CountryCode,
  at: number,
): Promise<PageKinds> {
  const { api } = outside;
  const visit = await findVisit(api, { day: '2026-11-24', conditions: true });
  const { city, list, doctor } = visit;
  const clinics = (await api.clinics({ city: city.id, limit: 100 })).results;
  const [clinic] = clinics.toSorted((a, b) => b.clinic_branches.length - a.clinic_branches.length);
  if (clinic === undefined) throw new Error(`${city.name} has no clinic`);
  const upcoming = await bookedVisit(outside, country, at);
  const { id, hash } = upcoming.appointment;
  const past = await bookedVisit(outside, country, at + 1);
  await outside.endVisit(past.appointment.id);
  return {
    visit,
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
