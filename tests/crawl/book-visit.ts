import type {
  Appointment,
  AppointmentPayload,
} from '#shared/contract/appointments/appointments.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { routes } from '#shared/contract/routes.ts';
import { bookedVisit, type BookedVisit } from '#tests/support/journey/screens/booked-visit.ts';
import { accepted, apiOf } from './site-api.ts';
import { originOf, type Sites } from './start-sites.ts';

/** Books an appointment in a country. */
export function bookAppointment(sites: Sites, country: CountryCode): Promise<BookedVisit> {
  const api = apiOf(sites, country);
  const book = async (payload: AppointmentPayload) => {
    const answer = await sites.post(originOf(country) + routes.createAppointment.path, payload);
    return JSON.parse(accepted(answer)) as Appointment;
  };
  return bookedVisit({ api, book }, country, 0);
}
