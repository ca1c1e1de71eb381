import type { Api } from '#shared/contract/api.ts';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import type { DoctorExpanded, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDateTime } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { paths } from '#shared/paths.ts';
import type { Backend } from '../backend.ts';

/** The day of the e2e server's clock. */
const TODAY = '2026-11-23';

/** An appointment with the paths of its pages. */
export interface BookedAppointment {
  appointment: Appointment;
  service: DoctorService;
  /** The paths of its pages, without the language. */
  path: string;
  feedback: string;
}

interface Choice {
  /** The patient's phone, in E.164. */
  phone: string;
  /** The index of the doctor to start at. */
  seed?: number;
  /** Skips doctors that another test uses. */
  accepts?: (doctor: DoctorExpanded) => boolean;
}

/** Books an appointment in the second city, where tests do nothing else. */
export async function bookAppointment(
  { api, book }: Pick<Backend, 'api' | 'book'>,
  { phone, seed = 0, accepts = () => true }: Choice,
): Promise<BookedAppointment> {
  const { doctor, service } = await findOffer(api, seed, accepts);
  const slot = await api.nearestSlot({
    doctor: String(doctor.id),
    service: String(service.service.id),
    clinic_branch: String(service.clinic_branch),
    date_from: TODAY,
  });
  if (slot === null) throw new Error(`${doctor.name} has no slots`);
  const appointment = await book({
    client_name: 'Anna',
    client_surname: 'Próba',
    client_phone: phone,
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

async function findOffer(
  api: Api,
  seed: number,
  accepts: (doctor: DoctorExpanded) => boolean,
): Promise<{ doctor: DoctorExpanded; service: DoctorService }> {
  const city = (await api.cities()).results[1];
  if (city === undefined) throw new Error('The country has only one city');
  const { results } = await api.doctors({ city: city.id, limit: 100 });
  const doctors = results.toSorted((a, b) => a.id - b.id);
  const start = seed % doctors.length;
  for (const doctor of [...doctors.slice(start), ...doctors.slice(0, start)]) {
    const service = await plainService(api, doctor);
    if (service !== undefined && accepts(doctor)) return { doctor, service };
  }
  throw new Error('The demo data has no matching doctor');
}

/** Returns a service that needs no additional questions. */
async function plainService(api: Api, doctor: DoctorExpanded): Promise<DoctorService | undefined> {
  for (const service of doctor.services) {
    if (service.nearest_slot_datetime === null || service.on_walk_in_basis) continue;
    const { results } = await api.appointmentFields({ id: service.clinic_branch });
    if (results.length === 0) return service;
  }
  return undefined;
}

/** Formats a time as the pages do. */
export function formatSlotTime(iso: string, language: Language): string {
  return formatDateTime(wallClockOf(iso), TODAY, language);
}
