import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const SOCKETS = 300;
/** Of a socket, each costing next to nothing: more bytes than a kernel takes off the server's hands. */
const REQUESTS = 60;
const HELD_MS = 10_000;
/** After this nobody who reads nothing may hold an answer. */
const DROPPED_MS = 150_000;

/** Clients that ask for much and read a byte a second. */
export const slowReaders: Fault = {
  name: 'slow-readers',
  what: `${SOCKETS} clients ask for megabytes and read a byte a second`,
  recoveryMs: 2000,
  // What was asked for in one go is answered in one go, and waits in memory: some 2 MB for each.
  memoryMb: 600,
  async inject({ webs }) {
    const port = webs[0]?.port ?? 0;
    const sockets = Array.from({ length: SOCKETS }, () => openReader(port));
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

function openReader(port: number): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  socket.pause();
  const request = [
    'GET /api/openapi.json HTTP/1.1',
    'host: ae.localhost',
    'connection: keep-alive',
  ].join('\r\n');
  socket.write(`${request}\r\n\r\n`.repeat(REQUESTS));
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
