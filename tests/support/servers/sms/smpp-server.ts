import { once } from 'node:events';
import smpp, { type Pdu, type Session } from 'smpp';

interface SmppMessage {
  from: string;
  fromType: number;
  to: string;
  coding: number;
  /** The header of a part of a longer message, without its length. */
  header: number[] | null;
  text: string;
  /** True if the client wants a receipt. */
  wantsReceipt: boolean;
}

export interface SmppServer {
  readonly port: number;
  /** Messages in the order in which they were submitted. */
  readonly messages: readonly SmppMessage[];
  /** The number of binds so far. */
  readonly bound: number;
  /** The status of the response to a message. Null sends no response. */
  status: number | null;
  /** Accepts connections but does not respond. */
  isUnresponsive: boolean;
  /** Resolves when no client is connected. */
  allDisconnected(): Promise<void>;
  /** Sends the receipt of the message with this id; returns the status of the response. */
  sendReceipt(fields: object): Promise<number>;
  /** Sends enquire_link to every client. Resolves with their number when all have responded. */
  enquire(): Promise<number>;
  /** Closes all connections abruptly. */
  drop(): void;
  close(): Promise<void>;
}

const BIND_FAILED = 0x0d;
const RECEIPT = 0x04;

/** Starts an SMPP server that accepts messages from `vizit` with the password `secret`. */
export async function startSmppServer(): Promise<SmppServer> {
  const messages: SmppMessage[] = [];
  const sessions = new Set<Session>();
  const receivers = new Set<Session>();
  let bound = 0;
  const smsc = smpp.createServer((session) => {
    sessions.add(session);
    session.on('error', () => session.destroy());
    session.on('close', () => {
      sessions.delete(session);
      receivers.delete(session);
    });
    const bind = (pdu: Pdu) => {
      const isAuthenticated = pdu.system_id === 'vizit' && pdu.password === 'secret';
      if (isAuthenticated) bound += 1;
      if (isAuthenticated && pdu.command === 'bind_transceiver') receivers.add(session);
      session.send(pdu.response({ command_status: isAuthenticated ? 0 : BIND_FAILED }));
    };
    session.on('bind_transmitter', bind);
    session.on('bind_transceiver', bind);
    session.on('enquire_link', (pdu: Pdu) => server.isUnresponsive || session.send(pdu.response()));
    session.on('unbind', (pdu: Pdu) => session.send(pdu.response()));
    session.on('submit_sm', (pdu: Pdu) => {
      if (server.status === null) return;
      if (server.status === 0) messages.push(messageOf(pdu));
      const id = { message_id: `id${messages.length}` };
      session.send(pdu.response({ command_status: server.status, ...id }));
    });
  });
  smsc.listen(0, '127.0.0.1');
  await once(smsc, 'listening');
  const address = smsc.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const server: SmppServer = {
    port,
    messages,
    get bound() {
      return bound;
    },
    status: 0,
    isUnresponsive: false,
    async allDisconnected() {
      const closed = [...sessions].map((session) => once(session, 'close'));
      await Promise.all(closed);
    },
    sendReceipt(fields) {
      const [receiver] = receivers;
      if (receiver === undefined) throw new Error('No client receives');
      return new Promise((resolve) => {
        receiver.deliver_sm({ esm_class: RECEIPT, ...fields }, ({ command_status: status }) =>
          resolve(status),
        );
      });
    },
    async enquire() {
      const responses = [...sessions].map(
        (session) => new Promise((resolve) => session.enquire_link({}, resolve)),
      );
      return (await Promise.all(responses)).length;
    },
    drop() {
      for (const session of sessions) session.destroy();
    },
    async close() {
      this.drop();
      smsc.close();
      await once(smsc, 'close');
    },
  };
  return server;
}

function messageOf(pdu: Pdu): SmppMessage {
  const { udh, message } = pdu.short_message ?? { message: '' };
  return {
    from: pdu.source_addr ?? '',
    fromType: pdu.source_addr_ton ?? 0,
    to: pdu.destination_addr ?? '',
    coding: pdu.data_coding ?? 0,
    header: udh?.[0] === undefined ? null : [...udh[0]],
    text: String(message),
    wantsReceipt: pdu.registered_delivery === 1,
  };
}
