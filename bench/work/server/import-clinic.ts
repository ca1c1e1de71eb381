import type { Pool } from 'pg';
import { expect } from 'vitest';
import {
  buildBranch,
  buildCity,
  buildClinic,
  buildDoctor,
  buildSchedule,
} from '#tests/support/data/factories.ts';
import { bearer } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { record, shortest } from '../record.ts';

const ROUNDS = 3;

/** Returns the ids from 1. */
export const idsOf = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** Returns a name without digits, which the matching ignores. */
export function letters(id: number): string {
  return String(id).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)).repeat(3));
}

/** Serves a clinic with doctors, each with a schedule of the same id, and what `fill` adds. */
export function startImportClinic(
  name: string,
  doctors: number,
  fill: (pool: Pool) => Promise<void>,
): Promise<TestServer> {
  const ids = idsOf(doctors);
  return startTestServer({
    template: {
      name,
      async fill({ pool }) {
        await buildCity(pool, { id: 10, names: 'Budapest', time_zone: 'Europe/Budapest' });
        await buildClinic(pool, { id: 1, names: 'Clinic' });
        await buildBranch(pool, { id: 1, clinic_id: 1, city_id: 10 });
        const doctor = (id: number) => ({
          id,
          slug: `doctor-${id}`,
          names: `Doctor ${letters(id)}`,
        });
        await buildDoctor(pool, ...ids.map(doctor));
        await buildSchedule(pool, ...ids.map((id) => ({ id, doctor_id: id, clinic_branch_id: 1 })));
        await fill(pool);
      },
    },
  });
}

/** Returns a function that posts an action of an import and returns the import after it. */
export function importActions<Import>(server: TestServer, token: string) {
  return async (id: number, action: string, body: object): Promise<Import> => {
    const path = `/api/staff/v1/imports/${id}/${action}/`;
    const response = await server.post(path, body, bearer(token));
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  };
}

/** Records the milliseconds of the steps of an import, beside those of as many rows in one statement. */
export async function recordSteps(
  { database: { pool } }: TestServer,
  work: string,
  steps: Readonly<Record<string, number>>,
  rows: number,
): Promise<void> {
  const bound = await writeBareRows(pool, rows);
  for (const [step, measured] of Object.entries(steps)) {
    const of = 'as many rows in one statement';
    record({ work: `${work}, ${step}`, unit: 'ms', measured, of, bound });
  }
}

/** Returns the milliseconds of the fastest of some rounds. */
async function writeBareRows(pool: Pool, count: number): Promise<number> {
  await pool.query(
    'create table bare_row (id serial primary key, name text not null, price integer not null)',
  );
  return shortest(ROUNDS, () =>
    pool.query(
      `insert into bare_row (name, price)
       select 'Service ' || n, n * 1000 from generate_series(1, $1::integer) n`,
      [count],
    ),
  );
}
