import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadConfig } from '#server/config/environment.ts';
import { createConsoleSms, type ConsoleSms } from '#server/gateways/sms/console-sms.ts';
import { createService, type Service } from '#server/main/service.ts';
import { CLINIC_NOW, clinic } from '../data/clinic.ts';
import { testClock, type TestClock } from '../database/clock.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';

interface Sent {
  status: number;
  /** The Retry-After header of a 429, in seconds. */
  retryAfter: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says by its expectations what is inside
  body: any;
}

/** A process of the product that can be called from any network address. */
export interface Node {
  readonly service: Service;
  get(url: string): Promise<Sent>;
  post(url: string, body: object, from?: string): Promise<Sent>;
}

export interface Nodes {
  readonly first: Node;
  readonly second: Node;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** The SMS of both processes. */
  readonly sms: ConsoleSms;
  close(): Promise<void>;
}

/** Starts two processes that serve Hungary on one database, with an operator's settings. */
export async function startTwoNodes(settings: Record<string, string> = {}): Promise<Nodes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vizit-nodes-'));
  const database = await createTestDatabase(clinic());
  const clock = testClock(CLINIC_NOW);
  const sms = createConsoleSms(() => undefined, clock.now);
  const start = () =>
    createService({
      config: loadConfig({
        COUNTRIES: 'hu',
        DATA_DIR: dataDir,
        SECRET: 'a secret of thirty-two characters',
        ...settings,
      }),
      connections: new Map([['hu', database.connection]]),
      logger: pino({ level: 'silent' }),
      clock: clock.now,
      sms: { gateway: sms, console: sms },
    });
  const services = [await start(), await start()] as const;
  return {
    first: nodeOf(services[0]),
    second: nodeOf(services[1]),
    database,
    clock,
    sms,
    async close() {
      for (const service of services) await service.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function nodeOf(service: Service): Node {
  const send = async (request: {
    method: 'GET' | 'POST';
    url: string;
    payload?: object;
    remoteAddress?: string;
  }): Promise<Sent> => {
    const response = await service.app.inject(request);
    return {
      status: response.statusCode,
      retryAfter: Number(response.headers['retry-after']),
      body: response.body === '' ? null : response.json(),
    };
  };
  return {
    service,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body, from = '198.51.100.1') =>
      send({ method: 'POST', url, payload: body, remoteAddress: from }),
  };
}
