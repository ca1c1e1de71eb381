import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { LOOPBACK } from '#server/config/environment.ts';

/**
 * Listens on an address and returns the port. Loopback means 127.0.0.1 and, if IPv6 is available,
 * ::1, as browsers use either for `hu.localhost`.
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<number> {
  if (host !== LOOPBACK) return portOf(await app.listen({ host, port }));
  // Passing sockets to the main server gives them the same timeouts and shutdown as all others.
  const byIPv6 = createServer((socket) => app.server.emit('connection', socket));
  app.addHook('preClose', async () => void byIPv6.close());
  const chosen = portOf(await app.listen({ host: '127.0.0.1', port }));
  if (hasIPv6Loopback()) {
    byIPv6.listen({ host: '::1', port: chosen });
    await once(byIPv6, 'listening');
  }
  return chosen;
}

function portOf(address: string): number {
  // A URL omits the default port.
  return Number(new URL(address).port || 80);
}

function hasIPv6Loopback(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === '::1'),
  );
}
