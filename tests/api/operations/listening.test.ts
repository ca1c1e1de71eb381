import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/environment.ts';
import { listen } from '#server/main/listen.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { startTestServer } from '#tests/support/servers/server.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
/** The network address of this machine. */
const external = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const loopback = addresses.filter(({ internal }) => internal).map(({ address }) => address);

async function isReachable(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

test('the server listens on the IPv4 and IPv6 loopback only, outside production', async () => {
  const { app, close } = await startTestServer({ hasOwnApp: true });
  const { host } = loadConfig({});
  const port = await listen(app, { host, port: 0 });
  expect(loopback).toContain('127.0.0.1');
  for (const address of loopback) expect(await isReachable(address, port)).toBe(true);
  if (external !== undefined) expect(await isReachable(external, port)).toBe(false);

  // Stopping does not wait for connections that browsers keep open.
  const open = loopback.map((address) => fetch(urlOf(address, port), { headers: KEEP_ALIVE }));
  for (const response of await Promise.all(open)) expect(await response.text()).toContain('ok');
  await close();
  for (const address of loopback) expect(await isReachable(address, port)).toBe(false);
});

test('metrics listen on loopback only', async () => {
  const { metricsHost } = loadConfig({});
  const served = await createMetrics().listen(metricsHost, 0);
  const { server } = served as unknown as { server: { address(): { port: number } } };
  const { port } = server.address();
  expect(await isReachable('127.0.0.1', port)).toBe(true);
  if (external !== undefined) expect(await isReachable(external, port)).toBe(false);
  await served.close();
});

const KEEP_ALIVE = { connection: 'keep-alive' };

function urlOf(address: string, port: number): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}/health/live`;
}
