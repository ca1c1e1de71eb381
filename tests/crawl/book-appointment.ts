import type { Appointment, AppointmentPayload } from '#shared/contract/booking/appointments.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { routes } from '#shared/contract/routes.ts';
import {
  bookAppointment as bookWith,
  type BookedAppointment,
} from '#tests/support/e2e/data/book-appointment.ts';
import { patientOf } from '#tests/support/e2e/data/patients.ts';
import { accepted, apiOf } from './site-api.ts';
import { originOf, type Sites } from './start-sites.ts';

/** Books an appointment in a country. */
export function bookAppointment(sites: Sites, country: CountryCode): Promise<BookedAppointment> {
  const api = apiOf(sites, country);
  const book = async (payload: AppointmentPayload) => {
    const response = await sites.post(originOf(country) + routes.createAppointment.path, payload);
    return JSON.parse(accepted(response)) as Appointment;
  };
  return bookWith({ api, book }, patientOf(country, 0));
}
