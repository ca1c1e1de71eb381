import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const SOCKETS = 300;
/** As many as are answered on one connection at once. */
const REQUESTS = 10;
/** Far more than that: their answers are to wait nowhere. */
const GREEDY_SOCKETS = 300;
const GREEDY_REQUESTS = 500;
const HELD_MS = 10_000;
/** After this nobody who reads nothing may hold an answer. */
const DROPPED_MS = 150_000;

/** Clients that ask for much and read a byte a second. */
export const slowReaders: Fault = {
  name: 'slow-readers',
  what: `${SOCKETS} clients ask for much and read a byte a second, ${GREEDY_SOCKETS} for very much`,
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
    while (servedBy(port, ports) > 0 && performance.now() < limit) await sleep(500);
    clearInterval(timer);
    const left = servedBy(port, ports);
    for (const socket of sockets) socket.destroy();
    if (left > 0) throw new Error(`${left} clients that do not read are still served`);
  },
  check: ({ diary }) =>
    diary.answers
      .filter(({ verdict }) => verdict !== 'ok')
      .map(({ kind, status }) => `a ${kind} of somebody else failed (${status})`),
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

/** Connections that a server keeps open to clients, by the kernel: who reads nothing hears of no end. */
function servedBy(port: number, clients: ReadonlySet<number | undefined>): number {
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
