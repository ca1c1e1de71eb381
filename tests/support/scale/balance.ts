import { httpClient, type HttpAnswer, type HttpClient } from '../http/http-client.ts';

/** Sends each request to the next server that accepts a connection. */
export interface Balancer {
  send(ask: (client: HttpClient) => Promise<HttpAnswer>): Promise<HttpAnswer>;
  close(): void;
}

/** Balances by connections alone, as a load balancer without health checks does. */
export function balance(ports: readonly number[], sockets: number): Balancer {
  const clients = ports.map((port) => httpClient(port, sockets));
  let turn = 0;
  return {
    async send(ask) {
      const first = turn++;
      for (let tries = 1; ; tries += 1) {
        const client = clients[(first + tries) % clients.length];
        if (client === undefined) throw new Error('there is no server');
        try {
          return await ask(client);
        } catch (error) {
          // No data was sent yet, so another server may take the request.
          const isRefused =
            error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
          if (!isRefused || tries === clients.length) throw error;
        }
      }
    },
    close: () => clients.forEach((client) => client.close()),
  };
}
