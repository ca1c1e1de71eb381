import { randomInt } from 'node:crypto';
import type { CodeResponse } from '#shared/contract/booking/appointments.ts';
import { OTP_LENGTH } from '#shared/domain/booking/field-rules.ts';
import type { RequestContext } from '#server/request-context.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { requireMobileNumber } from '#server/features/booking/phones/require-mobile-number.ts';
import { SmsError } from '#server/gateways/sms/sms-gateway.ts';
import { keyedHash } from '#server/lib/keyed-hash.ts';
import { addressSubject } from '#server/limits/index.ts';
import { HttpError } from '#server/http/http-error.ts';
import { translatorFor } from '#server/text/translators.ts';
import { isCodeAskedFor } from './ask-for-code.ts';
import { limitCodes } from './limits.ts';

/** The validity of a code, in milliseconds. */
const LIFETIME_MS = 5 * 60_000;

interface CodeRequester {
  /** The phone as typed. */
  phone: string;
  /** The network address of the client. */
  address: string;
  isVerified: (phone: string) => boolean;
}

const storeCode = prepared<
  object,
  [phoneHash: string, requesterHash: string, codeHash: string, expiresAt: Date]
>(
  'store_one_time_code',
  `insert into one_time_code (phone_hash, requester_hash, code_hash, expires_at)
   values ($1, $2, $3, $4)
   on conflict (phone_hash, requester_hash) do update set
     code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_attempts = 0,
     wrong_attempts_of_others = 0`,
);

/**
 * Sends a one-time code to a phone, unless none is needed: this browser has recently verified the phone, or the
 * country requires none and no booking was refused for want of one. A new code replaces the previous one for the
 * same network.
 *
 * Throws a 400 for a phone of another country, before any SMS is paid for, a 429 for too many requests,
 * and a 500 if the SMS could not be sent.
 */
export async function sendCode(
  context: RequestContext,
  requester: CodeRequester,
): Promise<CodeResponse> {
  const { site, language } = context;
  const phone = requireMobileNumber(requester.phone, site.country, 'phone');
  if (requester.isVerified(phone)) return { send_sms: false };
  const asked = { phone, address: requester.address };
  if (!site.flags.otp && !(await isCodeAskedFor(site, asked))) return { send_sms: false };

  await limitCodes(site, phone, requester.address);
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  await storeCode(site.database.pool, [
    keyedHash(site.secret, 'code-phone', phone),
    addressSubject(site, requester.address),
    codeHash(site.secret, phone, code),
    new Date(site.clock() + LIFETIME_MS),
  ]);
  const t = translatorFor('server', language);
  try {
    const { brandName: brand, host } = site.country;
    await site.sms.send({ to: phone, text: t('sms.code', { brand, code, host }) });
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    const problem = { code: 'sms_failed', attr: 'phone' } as const;
    throw new HttpError(500, 'server_error', [problem], undefined, { cause: error });
  }
  return { send_sms: true };
}

/** Hashes a code with its phone, so that equal codes of two phones have different hashes. */
export function codeHash(secret: string, phone: string, code: string): string {
  return keyedHash(secret, 'code', `${phone}:${code}`);
}
