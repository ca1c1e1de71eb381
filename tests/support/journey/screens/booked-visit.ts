import type { Api } from '#shared/contract/api.ts';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDateTime } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import type { Outside } from '../outside.ts';

/** The day of the test server's clock. */
const TODAY = '2026-11-23';

/** The first digits of patients' phones; two more are appended. */
const PHONES = {
  kz: '+777100080',
  kg: '+9967001239',
  hu: '+362012390',
  ro: '+407210009',
  ae: '+9715012390',
} as const satisfies Record<CountryCode, string>;

/** An appointment with the paths of its pages. */
export interface BookedVisit {
  appointment: Appointment;
  service: DoctorService;
  /** The paths of its pages, without the language. */
  path: string;
  feedback: string;
}

/**
 * Books an appointment with the doctor at a position among those of the second city, where no other
 * kind of test books. Parallel tests use different positions.
 */
export async function bookedVisit(
  outside: Pick<Outside, 'api' | 'book'>,
  country: CountryCode,
  at: number,
): Promise<BookedVisit> {
  const { doctor, service } = await findOffer(outside.api, at);
  const slot = await outside.api.nearestSlot({
    doctor: String(doctor.id),
    service: String(service.service.id),
    clinic_branch: String(service.clinic_branch),
    date_from: TODAY,
  });
  if (slot === null) throw new Error(`${doctor.name} has no free time`);
  const appointment = await outside.book({
    client_name: 'Anna',
    client_surname: 'Próba',
    client_phone: PHONES[country] + String(at).padStart(2, '0'),
    doctor_service: slot.doctor_service,
    slot: slot.id,
    consents: ['personal_data'],
  });
  const { id, hash } = appointment;
  return {
    appointment,
    service,
    path: paths.appointment(id, hash),
    feedback: paths.feedback(id, hash),
  };
}

/** Finds the doctor at a position with a service that needs no additional questions. */
async function findOffer(
  api: Api,
  at: number,
): Promise<{ doctor: DoctorExpanded; service: DoctorService }> {
  const city = (await api.cities()).results[1];
  if (city === undefined) throw new Error('The country has one city only');
  const { results } = await api.doctors({ city: city.id, limit: 100 });
  let found = -1;
  for (const doctor of results.toSorted((a, b) => a.id - b.id)) {
    const service = await plainService(api, doctor);
    if (service !== undefined) found += 1;
    if (service !== undefined && found === at) return { doctor, service };
  }
  throw new Error(`The demo data has no visit ${at}`);
}

async function plainService(api: Api, doctor: DoctorExpanded): Promise<DoctorService | undefined> {
  for (const service of doctor.services) {
    if (service.nearest_slot_datetime === null || service.on_walk_in_basis) continue;
    const { results } = await api.appointmentFields({ id: service.clinic_branch });
    if (results.length === 0) return service;
  }
  return undefined;
}

/** Formats a time as the pages do. */
export function inWords(iso: string, language: Language): string {
  return formatDateTime(wallClockOf(iso), TODAY, language);
}
