import { httpClient, type HttpResponse, type HttpClient } from '../http/http-client.ts';

/** Sends each request to the next server that accepts a connection. */
export interface Balancer {
  send(request: (client: HttpClient) => Promise<HttpResponse>): Promise<HttpResponse>;
  close(): void;
}

/** Balances in turn, like a load balancer that detects a down server by its refused connection. */
export function balance(ports: readonly number[], sockets: number): Balancer {
  const clients = ports.map((port) => httpClient(port, sockets));
  let turn = 0;
  return {
    async send(request) {
      const first = turn++;
      for (let tries = 1; ; tries += 1) {
        const client = clients[(first + tries) % clients.length];
        if (client === undefined) throw new Error('there are no servers');
        try {
          return await request(client);
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
