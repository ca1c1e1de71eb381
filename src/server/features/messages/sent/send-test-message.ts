import type { TestResult } from '#shared/contract/messages/messages.ts';
import { formatNetwork, networkLength } from '#shared/domain/people/phone/phone-network.ts';
import { requireMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { recordStaffEvent } from '#server/features/identity/staff-events/record-staff-event.ts';
import { SmsError, type Sms } from '#server/gateways/sms/sms-gateway.ts';
import { countHits } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Site } from '#server/site.ts';
import { translatorFor } from '#server/text/translators.ts';

/**
 * Sends a test message to a phone and records it. Throws a 400 for a phone that is not a mobile number of
 * the country, and a 429 over the limit of the account.
 *
 * @param account the id of the account that sends it
 */
export async function sendTestMessage(
  { site, language }: RequestContext,
  phone: string,
  account: number,
): Promise<TestResult> {
  const { country, database, clock } = site;
  const to = requireMobileNumber(phone, country, 'phone');
  await countHits(site, [{ limit: 'testMessagesPerAccount', subject: `test-message\0${account}` }]);
  const text = translatorFor('server', language)('sms.test', { brand: country.brandName });
  const startedAt = performance.now();
  const reason = await send(site, { to, text });
  const milliseconds = Math.round(performance.now() - startedAt);
  const network = formatNetwork(to.slice(0, networkLength(country.phone)), country.phone);
  await recordStaffEvent(database.pool, {
    by: account,
    action: 'tested',
    now: clock(),
    details: { network, is_accepted: reason === null },
  });
  return { is_accepted: reason === null, reason, milliseconds };
}

/** Sends a message, and returns the reason if the provider does not accept it. */
async function send({ sms }: Site, message: Sms): Promise<string | null> {
  try {
    await sms.send(message);
    return null;
  } catch (error) {
    if (error instanceof SmsError) return error.message;
    throw error;
  }
}
