import smpp, { type Pdu, type Session } from 'smpp';
import { SmsError } from '../sms-gateway.ts';

/** What can be asked over a link that is bound. */
type Command = 'bind_transmitter' | 'submit_sm' | 'enquire_link' | 'unbind';

export interface SmppLink {
  /** Rejects with an SmsError when there is no answer in time, or the link is lost meanwhile. */
  ask(command: Command, fields: object): Promise<Pdu>;
  /** Whether anything can still be asked. */
  isOpen(): boolean;
  /** Takes leave; resolves in any case. */
  close(): Promise<void>;
}

interface Options {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly user: string;
  readonly password: string;
  readonly timeoutMs: number;
  /** How often to see whether the other side is still there. */
  readonly keepAliveMs: number;
}

/** Connects and binds as a transmitter; rejects with an SmsError when that is not had in time. */
export async function openSmppLink(options: Options): Promise<SmppLink> {
  const { host, port, isSecure, timeoutMs } = options;
  const session = smpp.connect({ host, port, tls: isSecure });
  const waiting = new Set<(error: SmsError) => void>();
  const lose = () => {
    clearInterval(keepAlive);
    for (const reject of waiting) reject(new SmsError('SMPP: the connection was lost'));
    waiting.clear();
  };
  // The library tells of every trouble here; what follows is always `close`.
  session.on('error', () => session.destroy());
  session.on('close', lose);
  session.on('enquire_link', (pdu: Pdu) => session.send(pdu.response()));
  session.on('unbind', (pdu: Pdu) => {
    session.send(pdu.response());
    session.close();
  });

  const inTime = <T>(start: (resolve: (value: T) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => fail(new SmsError('SMPP: no answer in time')), timeoutMs);
      const fail = (error: SmsError) => {
        clearTimeout(timer);
        waiting.delete(fail);
        reject(error);
      };
      waiting.add(fail);
      start((value) => {
        clearTimeout(timer);
        waiting.delete(fail);
        resolve(value);
      });
    });
  const ask = (command: Command, fields: object) =>
    inTime<Pdu>((resolve) => {
      if (!session[command](fields, resolve)) session.destroy();
    });
  const keepAlive = setInterval(() => {
    ask('enquire_link', {}).catch(() => session.destroy());
  }, options.keepAliveMs).unref();

  try {
    await inTime<unknown>((resolve) =>
      session.once(isSecure ? 'secureConnect' : 'connect', resolve),
    );
    await bind(ask, options);
  } catch (error) {
    session.destroy();
    throw error;
  }
  return { ask, isOpen: () => session.socket.writable, close: () => takeLeave(session, ask) };
}

async function bind(ask: SmppLink['ask'], { user, password }: Options): Promise<void> {
  const answer = await ask('bind_transmitter', { system_id: user, password });
  if (answer.command_status !== 0) {
    throw new SmsError(`SMPP: binding was refused with ${statusText(answer)}`);
  }
}

async function takeLeave(session: Session, ask: SmppLink['ask']): Promise<void> {
  await ask('unbind', {}).catch(() => undefined);
  session.destroy();
}

/** As tables of SMPP 3.4 have it: `0x0000000b`. */
export function statusText({ command_status: status }: Pdu): string {
  return `0x${status.toString(16).padStart(8, '0')}`;
}
