import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { ids } from '#tests/support/data/clinic.ts';
import {
  bundleOf,
  CLINIC_RESOURCES,
  APPOINTMENTS,
} from '#tests/support/data/imports/fhir-bundle.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'appointments'>;

const ALL = [...CLINIC_RESOURCES, ...APPOINTMENTS];

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
  const file = bundleOf(resources);
  const { status, body } = await uploadFile(server, token, file, { kind: 'appointments' });
  expect(status).toBe(201);
  return body;
}

/** Uploads a bundle, confirms what is open, and applies it. */
async function importBundle(resources: readonly unknown[]): Promise<Import> {
  const { id, doctors, names } = await upload(resources);
  const open = doctors.filter((name) => !name.is_confirmed);
  if (open.length > 0) {
    const matches = open.map(({ key, candidates }) => ({ key, schedule_id: candidates[0] }));
    await post(id, 'doctors', { matches });
  }
  const services = names.filter((name) => !name.is_confirmed);
  if (services.length > 0) {
    const matches = services.map(({ key, candidates }) => ({ key, service_id: candidates[0] }));
    await post(id, 'matches', { matches });
  }
  const { preview } = await post(id, 'choices', { reminds: false });
  return post(id, 'apply', { fingerprint: preview?.fingerprint });
}

async function appointments() {
  const { rows } = await server.database.pool.query(
    `select to_char(starts_at at time zone 'Europe/Budapest', 'DD HH24:MI') as at, doctor_id as doctor,
       extract(epoch from ends_at - starts_at)::integer / 60 as minutes, client_name as name,
       client_surname as surname, client_phone as phone, status
     from appointment where source = 'import' order by starts_at, id`,
  );
  return rows;
}

test('appointments of a bundle wait for their doctors to be confirmed, and its columns are known', async () => {
  const { mapping, doctors, names, preview, fhir, refusal } = await upload(ALL);
  expect(refusal).toBeNull();
  expect(mapping?.columns).toMatchObject({ doctor: 0, branch: 2, date: 3 });
  expect(doctors.map(({ doctor, branch, candidates }) => [doctor, branch, candidates[0]])).toEqual([
    ['Dr. Nagy Anna', 'Duna Clinic', 1],
    ['Kis Béla', 'Duna Clinic', 2],
    ['Dr. Nagy Anna', '', 1],
  ]);
  expect(names.map(({ name, candidates }) => [name, candidates[0]])).toEqual([
    ['Cardiologist', ids.cardiologist],
    ['Heart ultrasound', ids.ultrasound],
  ]);
  expect(preview).toMatchObject({ entered: { count: 0 }, unconfirmed: 3 });
  expect(fhir?.read).toContainEqual({ type: 'Practitioner', count: 2 });
  expect(await appointments()).toEqual([]);
});

test('appointments of a bundle are entered at their instants, and undone', async () => {
  const { id, report, fhir } = await importBundle(ALL);
  expect(report).toMatchObject({ created: 3, kept: 0, same: 0 });
  expect(fhir?.left_out).toEqual([
    { type: 'Patient', reason: 'not_used', count: 1 },
    { type: 'Slot', reason: 'not_used', count: 1 },
  ]);
  const eva = { name: 'Éva', surname: 'Kovács', phone: '+36301234567', status: 'booked' };
  const pal = { name: 'Szabó Pál', surname: null, phone: '', status: 'booked' };
  expect(await appointments()).toEqual([
    { at: '24 09:00', doctor: 1, minutes: 30, ...eva },
    { at: '24 10:00', doctor: 1, minutes: 60, ...pal },
    { at: '25 09:30', doctor: 2, minutes: 30, ...eva },
  ]);
  await post(id, 'undo', {});
  expect((await appointments()).map(({ status }) => status)).toEqual(Array(3).fill('cancelled'));
});

test('the second import of a bundle enters nothing, also in another order', async () => {
  await importBundle(ALL);
  expect((await importBundle(ALL)).report).toMatchObject({ created: 0, same: 3 });
  expect((await importBundle(ALL.toReversed())).report).toMatchObject({ created: 0, same: 3 });
  expect(await appointments()).toHaveLength(3);
});

test('an appointment with a wrong element is left out with its path, and the others are entered', async () => {
  const wrong = { ...APPOINTMENTS[0], id: 'wrong', start: 'tomorrow' };
  const { report, fhir } = await importBundle([...ALL, wrong]);
  expect(report).toMatchObject({ created: 3 });
  expect(fhir).toMatchObject({
    faults_count: 1,
    faults: [
      {
        path: 'Bundle.entry[14].resource.start',
        reason: 'not_an_instant',
        value: 'tomorrow',
      },
    ],
  });
});

test('a bundle without appointments is read, and says what it has', async () => {
  const { state, fhir, preview } = await upload([{ resourceType: 'Observation' }]);
  expect(state).toBe('read');
  expect(fhir?.left_out).toEqual([{ type: 'Observation', reason: 'medical', count: 1 }]);
  expect(preview?.entered.count).toBe(0);
});

test('medical records of a bundle are not stored', async () => {
  await upload([...ALL, { resourceType: 'Condition', id: 'c', code: { text: 'Secret illness' } }]);
  const { rows } = await server.database.pool.query('select * from import');
  expect(JSON.stringify(rows)).toContain('Kovács');
  expect(JSON.stringify(rows)).not.toContain('Secret illness');
});

test('a bundle that is uploaded as a price list is refused', async () => {
  const { body } = await uploadFile(server, token, bundleOf(ALL), { kind: 'prices' });
  expect(body).toMatchObject({ state: 'refused', refusal: { reason: 'fhir_without_prices' } });
});
