import { ConfigError } from '../config-error.ts';
import { readBaseUrl, readOneOf, readText } from '../read-variables.ts';
import type { Variables } from '../read-variables.ts';

const PROVIDERS = ['console', 'twilio', 'smpp'] as const;

export interface TwilioSettings {
  readonly provider: 'twilio';
  readonly accountSid: string;
  readonly authToken: string;
  /** The sender: a number in E.164, a name, or the id of a messaging service. */
  readonly from: string;
  readonly baseUrl: string;
}

export interface SmppSettings {
  readonly provider: 'smpp';
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  /** The sender: a number in E.164 or a name. */
  readonly from: string;
}

/** The SMS provider and its settings. */
export type SmsSettings = { readonly provider: 'console' } | TwilioSettings | SmppSettings;

const SMPP_PORT = 2775;
const SECURE_SMPP_PORT = 3550;
/** Matches a number, or a name that telephone networks allow. */
const SENDER = /^(?:\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ._-]{1,11})$/;
const MESSAGING_SERVICE = /^MG[0-9a-f]{32}$/;

/**
 * Reads the SMS provider and its settings.
 *
 * @throws ConfigError naming the missing or invalid variable, without secrets.
 */
export function readSmsSettings(env: Variables, isProduction: boolean): SmsSettings {
  const provider = readOneOf(env, 'SMS_PROVIDER', PROVIDERS) ?? 'console';
  switch (provider) {
    case 'console':
      if (!isProduction) return { provider };
      throw new ConfigError(
        'SMS_PROVIDER',
        'must be twilio or smpp in production: console sends nothing and prints codes and phones',
      );
    case 'twilio':
      return readTwilio(env);
    case 'smpp':
      return readSmpp(env);
  }
}

function readTwilio(env: Variables): TwilioSettings {
  return {
    provider: 'twilio',
    accountSid: required(env, 'TWILIO_ACCOUNT_SID', /^AC[0-9a-f]{32}$/, 'AC and 32 digits'),
    authToken: required(env, 'TWILIO_AUTH_TOKEN', /^\S+$/, 'the secret token of the account'),
    from: MESSAGING_SERVICE.test(readText(env, 'SMS_FROM') ?? '')
      ? (readText(env, 'SMS_FROM') ?? '')
      : readSender(env),
    baseUrl: readBaseUrl(env, 'TWILIO_BASE_URL') || 'https://api.twilio.com',
  };
}

function readSmpp(env: Variables): SmppSettings {
  const url = URL.parse(readText(env, 'SMPP_URL') ?? '');
  const isSecure = url?.protocol === 'ssmpp:';
  if (!url || !(isSecure || url.protocol === 'smpp:') || !url.hostname || !url.username) {
    throw new ConfigError(
      'SMPP_URL',
      'must be smpp://user:password@host:port, or ssmpp:// for an encrypted connection',
    );
  }
  return {
    provider: 'smpp',
    host: url.hostname,
    port: Number(url.port) || (isSecure ? SECURE_SMPP_PORT : SMPP_PORT),
    isSecure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: readSender(env),
  };
}

function readSender(env: Variables): string {
  return required(
    env,
    'SMS_FROM',
    SENDER,
    'a number such as +36201234567 or a name of up to 11 letters and digits',
  );
}

function required(env: Variables, name: string, form: RegExp, meaning: string): string {
  const text = readText(env, name);
  if (text === undefined) throw new ConfigError(name, `is required by SMS_PROVIDER: ${meaning}`);
  if (!form.test(text)) throw new ConfigError(name, `must be ${meaning}`);
  return text;
}
