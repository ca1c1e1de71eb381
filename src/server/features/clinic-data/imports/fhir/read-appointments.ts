import { conceptText } from './values/display-texts.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { DoctorNames } from './values/doctor-names.ts';
import type { FhirFindings } from './fhir-findings.ts';
import type { CheckedResource, ResourceStore } from './resources/resource-store.ts';
import {
  actorsOf,
  branchOf,
  doctorOf,
  firstOf,
  noDoctor,
  patientOf,
} from './values/appointment-actors.ts';

/** An appointment to come, in the texts that a list of appointments has. */
export interface FhirAppointment {
  /** The number of its entry or line, counted from 1. */
  readonly number: number;
  readonly doctor: string;
  readonly branch: string;
  /** With the offset from UTC. */
  readonly start: string;
  readonly minutes: number | null;
  readonly patient: string;
  readonly surname: string;
  readonly phone: string;
  readonly service: string;
}

type Appointment = CheckedResource<'Appointment'>;

/** The statuses of appointments that will take place. */
const TO_COME = new Set(['booked', 'pending', 'arrived', 'checked-in']);

/** Reads the appointments that begin after `now` (epoch milliseconds), with the patients that they name. */
export function readAppointments(
  store: ResourceStore,
  findings: FhirFindings,
  { now, names }: { readonly now: number; readonly names: DoctorNames },
): FhirAppointment[] {
  const patients = new Set<CheckedResource>();
  const appointments = store.all('Appointment').flatMap((appointment): FhirAppointment[] => {
    const times = readTimes(appointment, findings, now);
    if (times === null) return [];
    const { number, path, resource } = appointment;
    const actors = actorsOf(appointment, store);
    const doctor = doctorOf(actors, names);
    const person = patientOf(actors);
    if (doctor === '') findings.fault(noDoctor(appointment));
    else if (person.patient === '') {
      findings.fault({ path: `${path}.participant`, reason: 'no_patient', value: null });
    } else {
      const patient = firstOf(actors, 'Patient');
      if (patient !== undefined) patients.add(patient);
      const concepts = [...(resource.serviceType ?? []), ...(resource.specialty ?? [])];
      const service = firstOf(actors, 'HealthcareService')?.resource.name ?? '';
      findings.read('Appointment');
      return [
        {
          number,
          doctor,
          branch: branchOf(actors, store),
          ...times,
          ...person,
          service: concepts.map(conceptText).find((text) => text !== '') ?? service,
        },
      ];
    }
    return [];
  });
  for (const { resource } of patients) findings.read(resource.resourceType);
  const others = store.found('Patient').length - patients.size;
  for (let count = 0; count < others; count += 1) findings.leaveOut('Patient', 'not_used');
  for (const { type } of store.found('Slot')) findings.leaveOut(type, 'not_used');
  return appointments;
}

/** Returns start and length of an appointment, or null, with the reason, for one that is left out. */
function readTimes({ resource, path }: Appointment, findings: FhirFindings, now: number) {
  const { status, start, end, minutesDuration } = resource;
  if (!TO_COME.has(status)) findings.leaveOut('Appointment', 'status');
  else if (start === undefined) {
    findings.fault({ path: `${path}.start`, reason: 'missing', value: null });
  } else if (Date.parse(start) <= now) findings.leaveOut('Appointment', 'past');
  else {
    if (end === undefined) return { start, minutes: minutesDuration ?? null };
    const minutes = (Date.parse(end) - Date.parse(start)) / MINUTE_MS;
    if (minutes > 0) return { start, minutes: Math.ceil(minutes) };
    findings.fault({ path: `${path}.end`, reason: 'ends_first', value: `${start} – ${end}` });
  }
  return null;
}
