import type { Country } from '#shared/countries/country.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { DeliveryOutcome, DeliveryReceipt } from '#server/gateways/sms/sms-gateway.ts';
import type { Site } from '#server/site.ts';

/** The path of the reports of a provider; `:id` is the id of the message. */
export const REPORT_PATH = '/sms-reports/:id';

/** Returns the URL to which a provider reports the delivery of a message. */
export function reportUrl({ host }: Pick<Country, 'host'>, id: number | string): string {
  return `https://${host}${REPORT_PATH.replace(':id', String(id))}`;
}

/**
 * A report can come before the worker has stored that the provider accepted the message. A message
 * that was queued again waits for its next report. A phone that has the message keeps it, also one that was dropped
 * after an attempt without an outcome.
 */
const storeReport = prepared<
  { id: number },
  [id: number, isDelivered: boolean, reason: string | null, now: Date]
>(
  'store_delivery_report',
  `update message set state = case when $2 then 'delivered' else 'failed' end, reason = $3,
     delivered_at = case when $2 then $4::timestamptz end, settled_at = coalesce(settled_at, $4)
   where id = $1 and (state in ('sending', 'sent')
     or ($2 and (state = 'failed' or state = 'dropped' and is_unanswered)))
   returning id`,
);

/**
 * Stores whether a message has reached the phone. One that has not counts as failed: staff see it and
 * can send it again. Does nothing for an unknown message.
 */
export async function reportDelivery(
  { database, clock }: Pick<Site, 'database' | 'clock'>,
  id: number,
  { isDelivered, code }: DeliveryOutcome,
): Promise<void> {
  const reason = isDelivered ? null : `not delivered: ${code ?? 'no code'}`;
  await storeReport(database.pool, [id, isDelivered, reason, new Date(clock())]);
}

const findByProviderId = prepared<{ id: number }, [providerId: string]>(
  'message_of_provider_id',
  // The newest: a provider may use an id again.
  'select id from message where provider_id = $1 order by id desc limit 1',
);

/** Stores the receipt of a message by the id of the provider; returns false if there is no such message. */
export async function reportReceipt(
  site: Pick<Site, 'database' | 'clock'>,
  { providerId, ...outcome }: DeliveryReceipt,
): Promise<boolean> {
  const [message] = await findByProviderId(site.database.pool, [providerId]);
  if (message === undefined) return false;
  await reportDelivery(site, message.id, outcome);
  return true;
}
