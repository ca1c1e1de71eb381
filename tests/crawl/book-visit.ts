import { expect } from 'vitest';
import type { Appointment, AppointmentPayload } from '#shared/contract/appointments.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { apiPaths } from '#shared/paths.ts';
import { bookedVisit, type BookedVisit } from '#tests/support/journey/booked-visit.ts';
import { createBrowserApi } from '#web/lib/api/browser-api.ts';
import { originOf, type Answer, type Sites } from './start-sites.ts';

/** Somebody books in a country. */
export function bookVisit(sites: Sites, country: CountryCode): Promise<BookedVisit> {
  const addressOf = (path: string) => originOf(country) + path;
  const api = createBrowserApi({
    async get<T>(path: string, query: object = {}) {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      return JSON.parse(accepted(await sites.get(addressOf(`${path}?${search}`)))) as T;
    },
  });
  const book = async (payload: AppointmentPayload) => {
    const answer = await sites.post(addressOf(apiPaths.createAppointment()), payload);
    return JSON.parse(accepted(answer)) as Appointment;
  };
  return bookedVisit({ api, book }, country, 0);
}

function accepted({ status, text }: Answer): string {
  expect(status, text).toBeLessThan(300);
  return text;
}
