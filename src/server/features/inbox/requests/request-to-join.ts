import type { ClinicRequestPayload, Received } from '#shared/contract/inbox/requests.ts';
import type { RequestContext } from '#server/request-context.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import { fieldChecks } from './field-checks.ts';
import { limitRequests } from './limit-requests.ts';

const insertRequest = prepared<
  Received,
  [
    clinicName: string,
    contactName: string,
    phone: string,
    email: string,
    city: string,
    comment: string | null,
    consents: string[],
    language: string,
    now: Date,
  ]
>(
  'insert_clinic_request',
  `insert into clinic_request (clinic_name, contact_name, phone, email, city, comment, consents,
     language, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   returning id`,
);

/** Stores a clinic's request to join. `address` is only used for the limit (429). */
export async function requestToJoin(
  { site, language }: RequestContext,
  payload: ClinicRequestPayload,
  address: string,
): Promise<Received> {
  const check = fieldChecks(site);
  const clinicName = check.text('clinic_name', payload.clinic_name);
  const contactName = check.text('contact_name', payload.contact_name);
  const phone = check.phone('phone', check.text('phone', payload.phone));
  const email = check.email('email', check.text('email', payload.email));
  const city = check.text('city', payload.city);
  const consents = check.consents(payload.consents);
  if (phone === null || email === null || check.fieldErrors.length > 0) {
    throw validationError(...check.fieldErrors);
  }
  await limitRequests(site, 'clinic_request', address);
  return onlyRow(
    await insertRequest(site.database.pool, [
      clinicName,
      contactName,
      phone,
      email,
      city,
      (payload.comment ?? '').trim() || null,
      consents,
      language,
      new Date(site.clock()),
    ]),
  );
}
