/**
 * @import { Page } from '#shared/contract/common.ts'
 * @import { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts'
 * @import { City } from '#shared/contract/catalogue/places.ts'
 * @import { Settings } from '#shared/contract/catalogue/settings.ts'
 * @import { Slot } from '#shared/contract/booking/slots.ts'
 *
 * @typedef {{ example?: { slot?: number, doctor_service?: number } }} Body
 * @typedef {{ parameters: { name: string, example?: unknown }[], requestBody?: { content: Record<string, Body> } }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} ApiDocument
 *
 * @typedef {{ search?: Settings['search'], doctor?: DoctorExpanded, slot?: Slot }} Examples
 */

/**
 * Finds examples that exist on this site, so that a first try of a call succeeds. Without data, the
 * examples of the document are used.
 *
 * @returns {Promise<Examples>}
 */
export async function findExamples() {
  /** @type {Settings | undefined} */
  const settings = await read('/api/v1/settings/');
  /** @type {Page<City> | undefined} */
  const cities = await read('/api/v1/cities/?limit=1');
  const city = cities?.results[0]?.id;
  if (city === undefined) return { search: settings?.search };
  /** @type {DoctorsPageExpanded | undefined} */
  const doctors = await read(
    `/api/v1/doctors/?city=${city}&limit=1&expand=services,clinic_branches`,
  );
  const doctor = doctors?.results[0];
  if (doctor === undefined) return { search: settings?.search };
  /** @type {Slot | null | undefined} */
  const slot = await read(`/api/v1/slots/nearest/?doctor=${doctor.id}`);
  return { search: settings?.search, doctor, slot: slot ?? undefined };
}

/**
 * @template T
 * @param {string} path
 * @returns {Promise<T | undefined>}
 */
async function read(path) {
  const response = await fetch(path);
  return response.ok ? /** @type {Promise<T>} */ (response.json()) : undefined;
}

/**
 * Replaces examples in the document by those found.
 *
 * @param {ApiDocument} document
 * @param {Examples} examples
 */
export function fillInExamples(document, { doctor, slot }) {
  if (doctor === undefined) return document;
  const values = parameterValues(doctor, slot);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { parameters, requestBody } of Object.values(methods)) {
      for (const parameter of parameters) {
        const found = values[`${path} ${parameter.name}`] ?? values[parameter.name];
        if (parameter.example !== undefined && found !== undefined) parameter.example = found;
      }
      const body = requestBody?.content['application/json']?.example;
      if (slot === undefined || body?.slot === undefined) continue;
      body.slot = slot.id;
      if (body.doctor_service !== undefined) body.doctor_service = slot.doctor_service;
    }
  }
  return document;
}

/**
 * @param {DoctorExpanded} doctor
 * @param {Slot | undefined} slot
 * @returns {Record<string, string | number | undefined>}
 */
function parameterValues(doctor, slot) {
  const offered =
    doctor.services.find(({ id }) => id === slot?.doctor_service) ?? doctor.services[0];
  const branch = doctor.clinic_branches.find(({ id }) => id === offered?.clinic_branch);
  const day = slot?.datetime.slice(0, 10);
  return {
    city: branch?.city,
    doctor: String(doctor.id),
    service: offered && String(offered.service.id),
    date_from: day,
    date_to: day && daysAfter(day, 3),
    '/api/v1/doctors/{slug}/ slug': doctor.slug,
    '/api/v1/doctors/{slug}/reviews/ slug': doctor.slug,
    '/api/v1/services/{slug}/ slug': offered?.service.slug,
    '/api/v1/clinics/{slug}/ slug': branch?.clinic_slug,
    '/api/v1/clinics/{slug}/reviews/ slug': branch?.clinic_slug,
    '/api/v1/clinic-branches/{id}/appointment-fields/ id': branch?.id,
  };
}

/**
 * @param {string} day
 * @param {number} count
 */
function daysAfter(day, count) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}
