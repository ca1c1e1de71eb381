import type { ContactMessagePayload, Received } from '#shared/contract/inbox/requests.ts';
import type { RequestContext } from '#server/request-context.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import { fieldChecks } from './field-checks.ts';
import { limitRequests } from './limit-requests.ts';

const insertMessage = prepared<
  Received,
  [
    name: string,
    email: string | null,
    phone: string | null,
    message: string,
    consents: string[],
    language: string,
    now: Date,
  ]
>(
  'insert_contact_message',
  `insert into contact_message (name, email, phone, message, consents, language, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   returning id`,
);

/** Stores a contact message, which needs an email or a phone. `address` is only used for the limit. */
export async function sendMessage(
  { site, language }: RequestContext,
  payload: ContactMessagePayload,
  address: string,
): Promise<Received> {
  const check = fieldChecks(site);
  const name = check.text('name', payload.name);
  const email = check.email('email', payload.email);
  const phone = check.phone('phone', payload.phone);
  const message = check.text('message', payload.message);
  const consents = check.consents(payload.consents);
  if (!payload.email?.trim() && !payload.phone?.trim()) {
    check.fieldErrors.push({ code: 'contact_required', attr: 'email' });
  }
  if (check.fieldErrors.length > 0) throw validationError(...check.fieldErrors);
  await limitRequests(site, 'contact_message', address);
  const now = new Date(site.clock());
  return onlyRow(
    await insertMessage(site.database.pool, [name, email, phone, message, consents, language, now]),
  );
}
