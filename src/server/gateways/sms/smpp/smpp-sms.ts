import { randomInt } from 'node:crypto';
import type { SmppSettings } from '#server/config/settings/sms-settings.ts';
import { segmentsOf } from '../segments.ts';
import { SmsError, type ReceiptHandler, type SmsGateway } from '../sms-gateway.ts';
import { openSmppLink, statusText, type SmppLink } from './smpp-link.ts';

const LIMITS = { timeoutMs: 10_000, keepAliveMs: 30_000 };

/** SMPP 3.4: type of number and numbering plan. */
const INTERNATIONAL = { ton: 1, npi: 1 };
const ALPHANUMERIC = { ton: 5, npi: 0 };
const GSM_ALPHABET = 0;
const UCS2 = 8;
const HAS_UDH = 0x40;
const WANTS_RECEIPT = 1;
/** ESME_RINVDSTADR: the number does not exist, so a retry is pointless. */
const INVALID_DESTINATION = 0x0b;

/**
 * Creates a gateway that sends over one connection to a message centre. The first message opens the
 * connection, and the first message after the connection is lost reopens it. A gateway that listens to
 * receipts connects at once; the message centre stores those that come while it is not connected.
 */
export function createSmppSms(settings: SmppSettings, limits = LIMITS): SmsGateway {
  const sender = /^\+?\d+$/.test(settings.from) ? INTERNATIONAL : ALPHANUMERIC;
  let link: Promise<SmppLink> | null = null;
  let onReceipt: ReceiptHandler | null = null;
  const open = () => openSmppLink({ ...settings, ...limits, onReceipt });
  /** Returns the open link. Concurrent messages that find it lost share the new one. */
  const connected = async () => {
    const found = link;
    const opened = await found?.catch(() => null);
    if (opened?.isOpen() === true) return opened;
    if (link === found || link === null) link = open();
    return link;
  };
  const submit = async (fields: object, to: string) => {
    const { send } = await connected();
    const response = await send('submit_sm', {
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
    const { command_status: status } = response;
    if (status === 0) return response.message_id;
    throw new SmsError(`SMPP: rejected with ${statusText(response)}`, {
      isFinal: status === INVALID_DESTINATION,
    });
  };
  return {
    async send({ to, text, reportUrl }) {
      const messages = messagesOf(text);
      const last = messages.pop();
      for (const message of messages) await submit(message, to);
      if (reportUrl === undefined) return void (await submit({ ...last }, to));
      // Only the last part asks for a receipt: the message centre delivers the parts in order.
      return submit({ ...last, registered_delivery: WANTS_RECEIPT }, to);
    },
    listen(handler) {
      onReceipt = handler;
      const transmitter = link;
      link = open();
      // The next message tries again.
      link.catch(() => undefined);
      transmitter?.then(
        ({ close }) => close(),
        () => undefined,
      );
    },
    async close() {
      const opened = await link?.catch(() => null);
      await opened?.close();
    },
  };
}

/** Returns the messages of a text. Each part of a long text has a concatenation header (UDH). */
function messagesOf(text: string): object[] {
  const { isUnicode, parts } = segmentsOf(text);
  const reference = randomInt(256);
  return parts.map((part, index) => {
    const message = isUnicode ? Buffer.from(part, 'utf16le').swap16() : part;
    const coding = { data_coding: isUnicode ? UCS2 : GSM_ALPHABET };
    if (parts.length === 1) return { ...coding, short_message: { message } };
    const udh = Buffer.from([5, 0, 3, reference, parts.length, index + 1]);
    return { ...coding, esm_class: HAS_UDH, short_message: { udh, message } };
  });
}
