/**
 * Runs a worker that sends due messages through Twilio and ends: `node message-worker.ts <JSON of
 * a Task>`. Tests kill it.
 */
import { countryOf } from '#shared/countries/index.ts';
import { flagsOf } from '#shared/countries/flags.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { RAISED_LIMITS } from './raised-limits.ts';
import { createDatabase } from '#server/db/database.ts';
import { sendDueMessages } from '#server/features/messages/send-due-messages.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import { createTwilioSms } from '#server/gateways/sms/twilio-sms.ts';

export interface Task {
  connection: DatabaseConnection;
  /** Epoch milliseconds. */
  now: number;
  /** The URL of the fake Twilio, and the token that identifies this worker. */
  baseUrl: string;
  token: string;
  /** False if the provider cannot list its messages, as with SMPP. */
  canListMessages: boolean;
}

const { connection, now, baseUrl, token, canListMessages } = JSON.parse(
  process.argv[2] ?? '',
) as Task;
const twilio = createTwilioSms({
  provider: 'twilio',
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: token,
  from: 'Vizit',
  baseUrl,
});
const sendOnly: SmsGateway = { send: (sms) => twilio.send(sms) };
const database = createDatabase({
  connection,
  size: 3,
  applicationName: 'vizit-test',
  log: () => undefined,
});
await sendDueMessages({
  country: countryOf('hu'),
  flags: flagsOf('hu'),
  database,
  sms: canListMessages ? twilio : sendOnly,
  clock: () => now,
  linkOrigin: 'vizit.hu',
  wantsReports: false,
  limits: RAISED_LIMITS,
  readSecret: () => Promise.resolve('secret'),
  onOutcome: () => undefined,
});
await database.close();
process.exit(0);
