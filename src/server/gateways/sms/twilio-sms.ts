import twilio from 'twilio';
import type { TwilioSettings } from '#server/config/settings/sms-settings.ts';
import { SmsError, type SmsGateway } from './sms-gateway.ts';

const TIMEOUT_MS = 10_000;
/** Of the messages to one phone, newest first: far more than go to it between two attempts. */
const LOOKED_THROUGH = 200;
/** Their clock and ours. */
const CLOCKS_DIFFER_MS = 60_000;

/** Sends by the REST API of Twilio, which asks for no key that would make a repetition harmless. */
export function createTwilioSms(settings: TwilioSettings, timeoutMs = TIMEOUT_MS): SmsGateway {
  const { accountSid, authToken, from, baseUrl } = settings;
  const client = twilio(accountSid, authToken, { timeout: timeoutMs, autoRetry: false });
  client.api.baseUrl = baseUrl;
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  return {
    async send({ to, text }) {
      await answered(client.messages.create({ ...sender, to, body: text }));
    },
    async hasSent({ to, text }, since) {
      const messages = await answered(client.messages.list({ to, limit: LOOKED_THROUGH }));
      return messages.some(
        ({ body, dateCreated, status }) =>
          // A trial account puts a line of its own before every text.
          body.endsWith(text) &&
          dateCreated.getTime() >= since - CLOCKS_DIFFER_MS &&
          !['failed', 'undelivered', 'canceled'].includes(status),
      );
    },
  };
}

/** The errors of the library hold the request, with the number and the text: nothing of them goes on. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof twilio.RestException)) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
      throw new SmsError(`Twilio cannot be reached: ${code}`, { isUnanswered: true });
    }
    const { status, code } = error;
    throw new SmsError(`Twilio refused: ${code ?? status}`, { isFinal: status === 400 });
  }
}
