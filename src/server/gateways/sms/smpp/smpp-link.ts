import smpp, { type Pdu, type Session } from 'smpp';
import { SmsError, type ReceiptHandler } from '../sms-gateway.ts';
import { readReceipt } from './read-receipt.ts';

/** The SMPP commands that a link can send. */
type Command = 'bind_transmitter' | 'bind_transceiver' | 'submit_sm' | 'enquire_link' | 'unbind';

export interface SmppLink {
  /** Rejects with an SmsError when there is no response in time, or the connection is lost. */
  send(command: Command, fields: object): Promise<Pdu>;
  /** Returns true if the connection is writable. */
  isOpen(): boolean;
  /** Unbinds and closes; always resolves. */
  close(): Promise<void>;
}

interface Options {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly timeoutMs: number;
  /** The interval of `enquire_link`. */
  readonly keepAliveMs: number;
  /** Receives the receipts; without it the link only transmits. */
  readonly onReceipt: ReceiptHandler | null;
}

/** ESME_RX_T_APPN: the message centre sends the receipt again later. */
const TEMPORARY_ERROR = 0x64;

/** Connects and binds; rejects with an SmsError when either times out. */
export async function openSmppLink(options: Options): Promise<SmppLink> {
  const { host, port, isSecure, timeoutMs } = options;
  const session = smpp.connect({ host, port, tls: isSecure });
  const pending = new Set<(error: SmsError) => void>();
  const onClose = () => {
    clearInterval(keepAlive);
    for (const reject of pending) reject(new SmsError('SMPP: the connection was lost'));
    pending.clear();
  };
  // Every error of the library arrives here, and `close` always follows.
  session.on('error', () => session.destroy());
  session.on('close', onClose);
  session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()));
  session.on('deliver_sm', (pdu: Pdu) => {
    void receive(pdu, options).then((status) =>
      session.send(pdu.response({ command_status: status })),
    );
  });
  session.on('unbind', (pdu: Pdu) => {
    session.send(pdu.response());
    session.close();
  });

  const withTimeout = <T>(start: (resolve: (value: T) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => fail(new SmsError('SMPP: no response in time')), timeoutMs);
      const fail = (error: SmsError) => {
        clearTimeout(timer);
        pending.delete(fail);
        reject(error);
      };
      pending.add(fail);
      start((value) => {
        clearTimeout(timer);
        pending.delete(fail);
        resolve(value);
      });
    });
  const sendCommand = (command: Command, fields: object) =>
    withTimeout<Pdu>((resolve) => {
      if (!session[command](fields, resolve)) session.destroy();
    });
  const keepAlive = setInterval(() => {
    sendCommand('enquire_link', {}).catch(() => session.destroy());
  }, options.keepAliveMs).unref();

  try {
    await withTimeout<unknown>((resolve) =>
      session.once(isSecure ? 'secureConnect' : 'connect', resolve),
    );
    await bind(sendCommand, options);
  } catch (error) {
    session.destroy();
    throw error;
  }
  return {
    send: sendCommand,
    isOpen: () => session.socket.writable,
    close: () => unbind(session, sendCommand),
  };
}

async function bind(send: SmppLink['send'], { user, password, onReceipt }: Options): Promise<void> {
  const command = onReceipt === null ? 'bind_transmitter' : 'bind_transceiver';
  const response = await send(command, { system_id: user, password });
  if (response.command_status !== 0) {
    throw new SmsError(`SMPP: bind rejected with ${statusText(response)}`);
  }
}

/** Passes a receipt on and returns the status of the response. Ignores messages that phones send. */
async function receive(pdu: Pdu, { onReceipt }: Options): Promise<number> {
  const receipt = readReceipt(pdu);
  if (receipt === null || onReceipt === null) return 0;
  const isStored = await onReceipt(receipt).catch(() => false);
  return isStored ? 0 : TEMPORARY_ERROR;
}

async function unbind(session: Session, send: SmppLink['send']): Promise<void> {
  await send('unbind', {}).catch(() => undefined);
  session.destroy();
}

/** Returns the status in the notation of SMPP 3.4: `0x0000000b`. */
export function statusText({ command_status: status }: Pdu): string {
  return `0x${status.toString(16).padStart(8, '0')}`;
}
