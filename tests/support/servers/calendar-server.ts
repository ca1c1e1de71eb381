import { readFileSync } from 'node:fs';
import { createServer, type ServerOptions } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Network } from '#server/features/desk/busy-calendars/fetching/fetch-calendar.ts';
import { NotPublicError } from '#server/features/desk/busy-calendars/fetching/public-address.ts';

const fileOf = (name: string) =>
  readFileSync(new URL(`../data/calendars/${name}`, import.meta.url), 'utf8');

/** A server of calendars on this machine, as `calendar.example` and `elsewhere.example`. */
export interface CalendarServer {
  readonly requests: IncomingMessage[];
  /** Answers requests from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Reaches the server by its names; any other host is not public. */
  readonly network: Network;
  close(): Promise<void>;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const options: ServerOptions = {
    key: fileOf('server-key.pem'),
    cert: fileOf('server-certificate.pem'),
  };
  const server = createServer(options);
  const calendars: CalendarServer = {
    requests: [],
    answer: (_request, response) => response.writeHead(404).end(),
    network: {
      isAllowed: () => false,
      ca: options.cert as string,
      port: 0,
      lookup: (host, _options, callback) => {
        const isOurs = host.endsWith('.example');
        callback(isOurs ? null : new NotPublicError('not public'), [
          { address: '127.0.0.1', family: 4 },
        ]);
      },
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request, response) => {
    calendars.requests.push(request);
    calendars.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(calendars, { network: { ...calendars.network, port } });
}
