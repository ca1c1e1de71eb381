import { expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import {
  buildBranch,
  buildCity,
  buildClinic,
  buildDoctor,
  buildSchedule,
  buildService,
} from '#tests/support/data/factories.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer } from '#tests/support/servers/server.ts';
import { record, timed } from '../record.ts';
import { writeBareRows } from './bare-rows.ts';

type Import = ImportOf<'prices'>;

const DOCTORS = 100;
const SERVICES = 50;

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
const FILE = ['Service;Price', ...count(SERVICES).map((id) => `Service ${letters(id)};${id}000`)];

/** Returns a name without digits, which the matching ignores. */
function letters(id: number): string {
  return String(id).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)).repeat(3));
}

test('import of 5,000 offers', async () => {
  const server = await startTestServer({
    template: {
      name: 'imports_of_5000',
      async fill({ pool }) {
        await buildCity(pool, { id: 10, names: 'Budapest', time_zone: 'Europe/Budapest' });
        await buildClinic(pool, { id: 1, names: 'Clinic' });
        await buildBranch(pool, { id: 1, clinic_id: 1, city_id: 10 });
        for (const id of count(SERVICES)) {
          await buildService(pool, { id, names: `Service ${letters(id)}`, descriptions: 'x' });
        }
        for (const id of count(DOCTORS)) {
          await buildDoctor(pool, { id, slug: `doctor-${id}`, names: `Doctor ${id}` });
          await buildSchedule(pool, { id, doctor_id: id, clinic_branch_id: 1 });
        }
      },
    },
  });
  const token = await signInVerified(server, 'account_manager');
  async function post(id: number, action: string, body: object): Promise<Import> {
    const response = await server.post(
      `/api/staff/v1/imports/${id}/${action}/`,
      body,
      bearer(token),
    );
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  }

  const { body } = await uploadFile(server, token, FILE.join('\n'));
  const matches = body.names.map(({ key, row }) => ({ key, service_id: row - 1 }));
  expect(matches).toHaveLength(SERVICES);
  await post(body.id, 'matches', { matches });
  const chosen = { service_ids: count(SERVICES), schedule_ids: count(DOCTORS) };
  await post(body.id, 'choices', chosen);
  const [shown, previewMs] = await timed(() => post(body.id, 'choices', {}));
  expect(shown.preview?.created.count).toBe(DOCTORS * SERVICES);
  const apply = { fingerprint: shown.preview?.fingerprint };
  const [applied, applyMs] = await timed(() => post(body.id, 'apply', apply));
  expect(applied.report?.created).toBe(DOCTORS * SERVICES);
  const [again, againMs] = await timed(() => uploadFile(server, token, FILE.join('\n')));
  expect(again.body.preview).toMatchObject({ same: 5000, created: { count: 0 } });
  const bound = await writeBareRows(server.database.pool, DOCTORS * SERVICES);
  const steps = { preview: previewMs, applied: applyMs, 'read again': againMs };
  for (const [step, measured] of Object.entries(steps)) {
    const work = `Import of 5,000 offers, ${step}`;
    record({ work, unit: 'ms', measured, of: 'as many rows in one statement', bound });
  }
  await server.close();
});
