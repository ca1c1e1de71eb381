import twilio from 'twilio';
import type { TwilioSettings } from '#server/config/settings/sms-settings.ts';
import { SmsError, type ReportReader, type SmsGateway } from './sms-gateway.ts';

const TIMEOUT_MS = 10_000;
/** Searches the newest messages of a phone: far more than it gets between two attempts. */
const MAX_SEARCHED = 200;
/** The tolerated offset between Twilio's clock and ours. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Creates a gateway for the REST API of Twilio, which has no idempotency keys. */
export function createTwilioSms(settings: TwilioSettings, timeoutMs = TIMEOUT_MS): SmsGateway {
  const { accountSid, authToken, from, baseUrl } = settings;
  const client = twilio(accountSid, authToken, { timeout: timeoutMs, autoRetry: false });
  client.api.baseUrl = baseUrl;
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  return {
    async send({ to, text, reportUrl }) {
      const report = reportUrl === undefined ? {} : { statusCallback: reportUrl };
      await redactErrors(client.messages.create({ ...sender, ...report, to, body: text }));
    },
    async hasSent({ to, text }, since) {
      const messages = await redactErrors(client.messages.list({ to, limit: MAX_SEARCHED }));
      return messages.some(
        ({ body, dateCreated, status }) =>
          // Trial accounts prefix every text with a line.
          body.endsWith(text) &&
          dateCreated.getTime() >= since - CLOCK_TOLERANCE_MS &&
          !['failed', 'undelivered', 'canceled'].includes(status),
      );
    },
  };
}

/** Reads a status callback of Twilio, which signs it with the token of the account. */
export function readTwilioReport(
  { authToken }: Pick<TwilioSettings, 'authToken'>,
  { url, headers, body }: Parameters<ReportReader>[0],
): ReturnType<ReportReader> {
  const fields = Object.fromEntries(new URLSearchParams(body));
  const signature = String(headers['x-twilio-signature']);
  if (!twilio.validateRequest(authToken, signature, url, fields)) return 'forged';
  switch (fields['MessageStatus']) {
    case 'delivered':
    case 'read':
      return { isDelivered: true, code: null };
    case 'undelivered':
    case 'failed':
      return { isDelivered: false, code: fields['ErrorCode'] ?? null };
    default:
      return 'pending';
  }
}

/** Replaces the library's errors, which contain the phone number and the text. */
async function redactErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof twilio.RestException)) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response';
      throw new SmsError(`Twilio did not respond: ${code}`, { isUnanswered: true });
    }
    const { status, code } = error;
    throw new SmsError(`Twilio rejected: ${code ?? status}`, { isFinal: status === 400 });
  }
}
