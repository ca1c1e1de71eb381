import { randomInt } from 'node:crypto';
import type { SmppSettings } from '#server/config/settings/sms-settings.ts';
import { segmentsOf } from '../segments.ts';
import { SmsError, type SmsGateway } from '../sms-gateway.ts';
import { openSmppLink, statusText, type SmppLink } from './smpp-link.ts';

const LIMITS = { timeoutMs: 10_000, keepAliveMs: 30_000 };

/** SMPP 3.4: type of number and numbering plan. */
const INTERNATIONAL = { ton: 1, npi: 1 };
const ALPHANUMERIC = { ton: 5, npi: 0 };
const GSM_ALPHABET = 0;
const UCS2 = 8;
const HAS_HEADER = 0x40;
/** ESME_RINVDSTADR: a number that does not exist will not exist later either. */
const INVALID_DESTINATION = 0x0b;

/**
 * Sends over one connection to a message centre. It is opened by the first message, and opened
 * anew by the next one after it was lost.
 */
export function createSmppSms(settings: SmppSettings, limits = LIMITS): SmsGateway {
  const sender = /^\+?\d+$/.test(settings.from) ? INTERNATIONAL : ALPHANUMERIC;
  let link: Promise<SmppLink> | null = null;
  /** Of those who find the connection lost at the same time, the first one opens another. */
  const connected = async () => {
    const found = link;
    const open = await found?.catch(() => null);
    if (open?.isOpen() === true) return open;
    if (link === found || link === null) link = openSmppLink({ ...settings, ...limits });
    return link;
  };
  const submit = async (fields: object, to: string) => {
    const { ask } = await connected();
    const answer = await ask('submit_sm', {
      source_addr: settings.from.replace('+', ''),
      source_addr_ton: sender.ton,
      source_addr_npi: sender.npi,
      destination_addr: to.replace('+', ''),
      dest_addr_ton: INTERNATIONAL.ton,
      dest_addr_npi: INTERNATIONAL.npi,
      ...fields,
    }).catch((error: unknown) => {
      throw error instanceof SmsError ? new SmsError(error.message, { isUnanswered: true }) : error;
    });
    const { command_status: status } = answer;
    if (status === 0) return;
    throw new SmsError(`SMPP: refused with ${statusText(answer)}`, {
      isFinal: status === INVALID_DESTINATION,
    });
  };
  return {
    async send({ to, text }) {
      for (const message of messagesOf(text)) await submit(message, to);
    },
    async close() {
      const open = await link?.catch(() => null);
      await open?.close();
    },
  };
}

/** Each part of a long text says of which message it is, how many there are and which this is. */
function messagesOf(text: string): object[] {
  const { isUnicode, parts } = segmentsOf(text);
  const reference = randomInt(256);
  return parts.map((part, index) => {
    const message = isUnicode ? Buffer.from(part, 'utf16le').swap16() : part;
    const coding = { data_coding: isUnicode ? UCS2 : GSM_ALPHABET };
    if (parts.length === 1) return { ...coding, short_message: { message } };
    const udh = Buffer.from([5, 0, 3, reference, parts.length, index + 1]);
    return { ...coding, esm_class: HAS_HEADER, short_message: { udh, message } };
  });
}
