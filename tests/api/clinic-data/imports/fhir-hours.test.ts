import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { bundleOf, CLINIC_RESOURCES } from '#tests/support/data/imports/fhir-bundle.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'hours'>;

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
});
afterEach(() => server.close());

async function post(id: number, action: string, body: object): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  expect(response.status).toBe(200);
  return response.body;
}

async function upload(resources: readonly unknown[]): Promise<Import> {
  const { body } = await uploadFile(server, token, bundleOf(resources), { kind: 'hours' });
  const open = body.doctors.filter((name) => !name.is_confirmed);
  if (open.length === 0) return body;
  const matches = open.map(({ key, candidates }) => ({ key, schedule_id: candidates[0] }));
  return post(body.id, 'doctors', { matches });
}

test('hours of a role are applied once its doctor is confirmed, and are the same afterwards', async () => {
  await server.database.pool.query('delete from schedule_rule');
  const { id, preview } = await upload(CLINIC_RESOURCES);
  expect(preview).toMatchObject({ changed: { count: 1 }, faults: [] });
  const { report } = await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(report).toMatchObject({ created: 1 });
  const { rows } = await server.database.pool.query(
    `select schedule_id as schedule, weekday, starts_minute / 60 as starts, ends_minute / 60 as ends
     from schedule_rule order by weekday`,
  );
  expect(rows).toEqual([
    { schedule: 1, weekday: 1, starts: 8, ends: 12 },
    { schedule: 1, weekday: 2, starts: 8, ends: 12 },
  ]);
  const { rows: closed } = await server.database.pool.query(
    `select count(*)::integer as days, min(day)::text as first, max(day)::text as last
     from schedule_exception where schedule_id = 1 and starts_minute is null and day >= '2026-12-01'`,
  );
  expect(closed).toEqual([{ days: 8, first: '2026-12-24', last: '2026-12-31' }]);
  const again = await upload(CLINIC_RESOURCES.toReversed());
  expect(again.preview).toMatchObject({ changed: { count: 0 }, same: 1 });
});
