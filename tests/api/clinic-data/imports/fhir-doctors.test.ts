import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bundleOf, CLINIC_RESOURCES } from '#tests/support/data/imports/fhir-bundle.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'doctors'>;

const NEW = [
  {
    resourceType: 'Practitioner',
    id: 'aladar',
    identifier: [{ system: 'http://example.org/doctors', value: '42' }],
    name: [{ family: 'Zsindelyes', given: ['Aladár'], prefix: ['Dr.'] }],
  },
  { resourceType: 'Location', id: 'ward', partOf: { reference: 'Location/central' } },
  { resourceType: 'Location', id: 'central', name: 'Central', address: { city: 'Budapest' } },
  {
    resourceType: 'PractitionerRole',
    id: 'aladar-role',
    practitioner: { reference: 'Practitioner/aladar' },
    location: [{ reference: 'Location/ward' }],
    specialty: [{ coding: [{ code: '1', display: 'Cardiologist' }] }],
  },
];

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  await query('alter table doctor alter column id restart with 100');
  await query('alter table schedule alter column id restart with 100');
  await query(`update clinic_branch set names = '{"hu": "Central"}' where id = ${ids.branch}`);
});
afterEach(() => server.close());

async function query(text: string) {
  return (await server.database.pool.query(text)).rows;
}

async function post(id: number, action: string, body: object): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  expect(response.status).toBe(200);
  return response.body;
}

/** Uploads a bundle, confirms its services, and applies it. */
async function importBundle(resources: readonly unknown[]): Promise<Import> {
  const { body } = await uploadFile(server, token, bundleOf(resources), { kind: 'doctors' });
  const open = body.names.filter((name) => !name.is_confirmed);
  const matches = open.map(({ key, candidates }) => ({ key, service_id: candidates[0] ?? null }));
  const { preview } = matches.length === 0 ? body : await post(body.id, 'matches', { matches });
  return post(body.id, 'apply', { fingerprint: preview?.fingerprint });
}

test('a new doctor of a bundle is added hidden, at the branch, with the id of the bundle', async () => {
  const { report, fhir } = await importBundle(NEW);
  expect(report).toMatchObject({ created: 1, changed: 0 });
  expect(fhir?.read).toContainEqual({ type: 'Location', count: 2 });
  expect(
    await query(
      `select d.names ->> 'hu' as name, d.is_active, s.clinic_branch_id as branch, r.external_id
       from doctor d join schedule s on s.doctor_id = d.id join external_ref r on r.doctor_id = d.id
       where d.id >= 100`,
    ),
  ).toEqual([
    {
      name: 'Dr. Zsindelyes Aladár',
      is_active: false,
      branch: ids.branch,
      external_id: 'http://example.org/doctors|42',
    },
  ]);
});

test('the second import of a bundle, in another order, changes no doctor', async () => {
  const all = [...NEW, ...CLINIC_RESOURCES];
  await importBundle(all);
  const before = await query('select * from doctor order by id');
  expect((await importBundle(all.toReversed())).report).toMatchObject({ created: 0, changed: 0 });
  expect(await query('select * from doctor order by id')).toEqual(before);
});
