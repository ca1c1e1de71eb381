import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const SOCKETS = 300;
/** The number of requests that the server pipelines on one connection. */
const REQUESTS = 10;
/** The clients that send far more requests. Their responses must not be buffered. */
const GREEDY_SOCKETS = 300;
const GREEDY_REQUESTS = 500;
const HELD_MS = 10_000;
/** The time after which the server must have dropped clients that do not read. */
const DROPPED_MS = 150_000;

/** Clients that send many requests and read one byte per second. */
export const slowReaders: Fault = {
  name: 'slow-readers',
  description: `${SOCKETS} clients send ${REQUESTS} requests each, ${GREEDY_SOCKETS} send ${GREEDY_REQUESTS}; all read 1 byte/s`,
  recoveryMs: 2000,
  async inject({ webs }) {
    const port = webs[0]?.port ?? 0;
    const sockets = [
      ...Array.from({ length: SOCKETS }, () => openReader(port, REQUESTS)),
      ...Array.from({ length: GREEDY_SOCKETS }, () => openReader(port, GREEDY_REQUESTS)),
    ];
    const timer = setInterval(() => {
      for (const socket of sockets) socket.read(1);
    }, 1000);
    const limit = performance.now() + DROPPED_MS;
    await sleep(HELD_MS);
    const ports = new Set(sockets.map(({ localPort }) => localPort));
    while (countConnections(port, ports) > 0 && performance.now() < limit) await sleep(500);
    clearInterval(timer);
    const left = countConnections(port, ports);
    for (const socket of sockets) socket.destroy();
    if (left > 0) throw new Error(`${left} clients that do not read are still connected`);
  },
  check: ({ traffic }) =>
    traffic.responses
      .filter(({ verdict }) => verdict !== 'ok')
      .map(({ kind, status }) => `a ${kind} request of another client failed (${status})`),
};

function openReader(port: number, requests: number): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  socket.pause();
  const request = [
    'GET /api/openapi.json HTTP/1.1',
    'host: ae.localhost',
    'connection: keep-alive',
  ].join('\r\n');
  socket.write(`${request}\r\n\r\n`.repeat(requests));
  return socket;
}

/** Counts open connections in the kernel: a client that does not read does not notice a close. */
function countConnections(port: number, clients: ReadonlySet<number | undefined>): number {
  const ESTABLISHED = '01';
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16);
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, remote, state]) =>
        portOf(local) === port && clients.has(portOf(remote)) && state === ESTABLISHED,
    ).length;
}
