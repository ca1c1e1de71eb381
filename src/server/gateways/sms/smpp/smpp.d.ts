/** The types of the part of `smpp` that we use; the package has none. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer, Socket } from 'node:net';

  interface Pdu {
    readonly command: string;
    readonly command_status: number;
    readonly sequence_number: number;
    readonly system_id?: string;
    readonly password?: string;
    readonly source_addr?: string;
    readonly source_addr_ton?: number;
    readonly destination_addr?: string;
    readonly data_coding?: number;
    readonly esm_class?: number;
    readonly registered_delivery?: number;
    /** The id of a submitted message. */
    readonly message_id?: string;
    /** The id and the state of the message of a receipt. */
    readonly receipted_message_id?: string;
    readonly message_state?: number;
    readonly short_message?: { readonly udh?: readonly Buffer[]; readonly message: unknown };
    response(fields?: object): Pdu;
  }

  type Send = (fields: object, onResponse: (response: Pdu) => void) => boolean;

  interface Session extends EventEmitter {
    readonly socket: Socket;
    readonly bind_transmitter: Send;
    readonly bind_transceiver: Send;
    readonly deliver_sm: Send;
    readonly submit_sm: Send;
    readonly enquire_link: Send;
    readonly unbind: Send;
    send(pdu: Pdu): boolean;
    close(): void;
    destroy(): void;
  }

  interface Server extends NetServer {
    readonly sessions: readonly Session[];
  }

  interface Smpp {
    connect(options: { host: string; port: number; tls: boolean }): Session;
    createServer(onSession: (session: Session) => void): Server;
  }

  const smpp: Smpp;
  export default smpp;
  export type { Pdu, Server, Session };
}
