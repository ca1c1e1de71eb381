import { MAX_SESSIONS } from '../pooler.ts';
import type { System } from '../system.ts';
import { createHttpClient } from '../http-client.ts';
import { expect, countValues } from './expect.ts';

const CLIENTS = 24;
const ROUNDS = 5;

/** Checks that both nodes run all kinds of statements through PgBouncer on few sessions. */
export async function shareSessions(system: System): Promise<string> {
  const { port, host, pooler, databaseName } = system;
  const { rows } = await system.database.pool.query<{ slug: string; city: string }>(
    `select d.slug, (select slug from city where id = 10) as city from doctor d limit 10`,
  );
  const city = rows[0]?.city ?? '';
  const paths = [
    '/api/v1/doctors/?city=10&limit=8&expand=clinic_branches,services',
    '/api/v1/doctors/?city=10&ordering=price&limit=8',
    '/api/v1/clinics/?city=10',
    '/api/v1/settings/',
    `/clinics/${city}`,
    ...rows.map(({ slug }) => `/doctor/${slug}`),
    ...rows.map(({ slug }) => `/api/v1/doctors/${slug}/reviews/`),
  ];
  const responses = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, number) => {
      const client = createHttpClient(port, host, number);
      const got = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index] of paths.entries()) {
          const path = paths[(index + number) % paths.length] ?? '/';
          got.push(await client.get(path));
        }
      }
      client.close();
      return got;
    }),
  );
  const all = responses.flat();
  expect(
    all.every(({ status }) => status === 200),
    () => countValues(all.map(({ status }) => status)),
  );
  const nodes = new Set(all.map(({ servedBy }) => servedBy));
  expect(nodes.size === system.nodes.length, () => `only ${[...nodes].join(', ')} responded`);
  const { clients, sessions } = await pooler.counts(databaseName);
  expect(sessions <= MAX_SESSIONS, () => `${sessions} sessions`);
  return `${all.length} requests, ${clients} connections of two nodes on ${sessions} sessions`;
}
