import { prepared } from '#server/db/pool/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { resendMessage } from '#server/features/messages/resend-message.ts';
import { consoleActor } from '#server/features/identity/staff-events/actors.ts';
import { requireRow } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';
import { limitResends } from './limit-resends.ts';

const selectMessage = prepared<Pick<Tables['message'], 'appointment_id' | 'state'>, [id: number]>(
  'message_to_resend',
  'select appointment_id, state from message where id = $1',
);

/**
 * Sends a message again for a member of staff. One that did not fail counts towards the limit of
 * its appointment. Returns false for one that is out of date; throws a 404 for an unknown one.
 */
export async function resendByStaff(site: Site, id: number, username: string): Promise<boolean> {
  const { pool } = site.database;
  const message = requireRow(await selectMessage(pool, [id]));
  const resend = () =>
    resendMessage(pool, { id, actor: consoleActor(username), now: site.clock() });
  if (message.state === 'failed') return resend();
  return limitResends(site, message.appointment_id, resend);
}
