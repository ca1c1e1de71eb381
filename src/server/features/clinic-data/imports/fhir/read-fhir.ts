import type { FhirFile } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { decodeText } from '../reading/decode-text.ts';
import { isRead } from './resources/check-resource.ts';
import { collectResources } from './resources/collect-resources.ts';
import { DoctorNames } from './values/doctor-names.ts';
import { FhirFindings } from './fhir-findings.ts';
import { MEDICAL_TYPES } from './resources/medical-types.ts';
import { parseJson } from './resources/parse-json.ts';
import { ResourceStore } from './resources/resource-store.ts';
import { weekOf } from './values/week-of.ts';
import { siteOf } from './values/site-of.ts';
import { readDoctors, type FhirDoctor } from './read-doctors.ts';
import { readHours, type FhirHours } from './read-hours.ts';
import { readRoles } from './read-roles.ts';
import { readAppointments, type FhirAppointment } from './read-appointments.ts';

/** The content that is read of a FHIR file. */
export interface FhirContent {
  readonly summary: FhirFile;
  readonly doctors: readonly FhirDoctor[];
  readonly hours: readonly FhirHours[];
  readonly appointments: readonly FhirAppointment[];
}

/**
 * Reads a file of FHIR resources: a Bundle, one resource, or NDJSON. A resource with a fault is left out, and so are
 * appointments that begin before `now` (epoch milliseconds). `language` is that of the names of doctors.
 * Throws a `RefusedError` if the file as a whole is wrong.
 */
export function readFhir(
  bytes: Uint8Array,
  { now, language }: { readonly now: number; readonly language: Language },
): FhirContent {
  const findings = new FhirFindings();
  const found = collectResources(parseJson(decodeText(bytes)), findings);
  for (const { type } of found) {
    if (!isRead(type)) findings.leaveOut(type, MEDICAL_TYPES.has(type) ? 'medical' : 'not_used');
  }
  const store = new ResourceStore(
    found.filter(({ type }) => isRead(type)),
    findings,
  );
  for (const type of ['Organization', 'Schedule'] as const) {
    for (const { resource } of store.all(type)) findings.read(resource.resourceType);
  }
  for (const location of store.all('Location')) {
    if (siteOf(location, store, findings) !== null) findings.read('Location');
  }
  for (const service of store.all('HealthcareService')) {
    if (weekOf(service, findings) !== null) findings.read('HealthcareService');
  }
  const names = new DoctorNames(store, language);
  const roles = readRoles(store, findings, now);
  const doctors = readDoctors(roles, store, findings, names);
  const appointments = readAppointments(store, findings, { now, names });
  const hours = readHours(roles, names, now);
  return { summary: findings.summary(), doctors, hours, appointments };
}
