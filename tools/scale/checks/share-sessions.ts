import { SESSIONS } from '../pooler.ts';
import type { System } from '../system.ts';
import { createVisitor } from '../visitor.ts';
import { expect, tally } from './expect.ts';

const VISITORS = 24;
const ROUNDS = 5;

/** Every kind of statement through PgBouncer, many more clients than sessions, from both nodes. */
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
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, async (_, number) => {
      const visitor = createVisitor(port, host, number);
      const got = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index] of paths.entries()) {
          const path = paths[(index + number) % paths.length] ?? '/';
          got.push(await visitor.get(path));
        }
      }
      visitor.close();
      return got;
    }),
  );
  const all = answers.flat();
  expect(
    all.every(({ status }) => status === 200),
    () => tally(all.map(({ status }) => status)),
  );
  const nodes = new Set(all.map(({ servedBy }) => servedBy));
  expect(nodes.size === system.nodes.length, () => `only ${[...nodes].join(', ')} answered`);
  const { clients, sessions } = await pooler.counts(databaseName);
  expect(sessions <= SESSIONS, () => `${sessions} sessions`);
  return `${all.length} requests, ${clients} connections of two nodes on ${sessions} sessions`;
}
