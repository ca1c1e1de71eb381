import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'prices'>;

const FILE = `Service;First appointment;Follow-up;Follow-up (min)
Cardiologist;28 000;18 000;20
`;
const ROWS = `Service;Price
HEART;
Cardiologist;28 000
Follow-up;18 000
`;
const CARDIOLOGIST = { key: 'cardiologist', service_id: ids.cardiologist };
const FOLLOW_UP = {
  key: 'cardiologist follow up',
  service_id: ids.cardiologist,
  is_follow_up: true,
};
const OVERWRITE = [ids.consultation, ids.otherConsultation, ids.inactiveConsultation];

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  // The offers of the sample clinic have ids of their own.
  await server.database.pool.query('alter table doctor_service alter column id restart with 100');
});
afterEach(() => server.close());

async function post(id: number, action: string, body: object = {}): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  if (response.status !== 200) throw new Error(response.body.errors[0].code);
  return response.body;
}

const upload = async (file: string) => (await uploadFile(server, token, file)).body;

async function apply(file: string, matches: readonly object[]): Promise<Import> {
  const { id } = await upload(file);
  await post(id, 'matches', { matches });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  return post(id, 'apply', { fingerprint: preview?.fingerprint });
}

async function offer() {
  const { rows } = await server.database.pool.query(
    `select price::float8, follow_up_price::float8 as follow_up, follow_up_minutes as minutes
     from doctor_service where id = $1`,
    [ids.consultation],
  );
  return rows[0];
}

test('a column of follow-ups sets price and length, and an undo takes both back', async () => {
  const before = await offer();
  expect(before).toMatchObject({ follow_up: null });
  const { id, mapping } = await upload(FILE);
  expect(mapping?.columns).toEqual({
    name: 0,
    price: 1,
    follow_up_price: 2,
    follow_up_duration: 3,
  });
  await post(id, 'matches', { matches: [CARDIOLOGIST] });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  expect(preview?.changed.lines[0]).toMatchObject({
    before: { follow_up_price: null, follow_up_minutes: null },
    after: { price: 28_000, follow_up_price: 18_000, follow_up_minutes: 20 },
  });
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(await offer()).toEqual({ price: 28_000, follow_up: 18_000, minutes: 20 });
  expect((await upload(FILE)).preview).toMatchObject({ changed: { count: 0 }, same: 3 });
  await post(id, 'undo');
  expect(await offer()).toEqual(before);
});

test('a follow-up below its service must be chosen, and is the follow-up of it', async () => {
  const { id, names } = await upload(ROWS);
  const followUp = names.find(({ row }) => row === 4);
  expect(followUp).toMatchObject({
    name: 'Cardiologist: Follow-up',
    candidates: expect.arrayContaining([ids.cardiologist]),
    is_follow_up: true,
    is_sure: false,
    is_alike: true,
  });
  const unsaid = { key: FOLLOW_UP.key, service_id: ids.cardiologist };
  await expect(post(id, 'matches', { matches: [unsaid] })).rejects.toThrow('required');
  const asked = await post(id, 'matches', { matches: [CARDIOLOGIST] });
  expect(asked.preview).toMatchObject({ unconfirmed: 1 });
  await apply(ROWS, [CARDIOLOGIST, FOLLOW_UP]);
  expect(await offer()).toEqual({ price: 28_000, follow_up: 18_000, minutes: 30 });
  const { names: again } = await upload(ROWS);
  expect(again.every(({ is_confirmed: isConfirmed }) => isConfirmed)).toBe(true);
});

test('a name that was confirmed before follow-ups were imported is asked again', async () => {
  await apply(ROWS, [CARDIOLOGIST, { ...FOLLOW_UP, service_id: null }]);
  await server.database.pool.query('update import_match set is_follow_up = null');
  const { names, preview } = await upload(ROWS);
  expect(names).toMatchObject([{ row: 4, is_confirmed: false }, { is_confirmed: true }]);
  expect(preview).toMatchObject({ unconfirmed: 1, ignored: 0 });
});

test('a name of a follow-up can be that of a first appointment', async () => {
  const file = 'Service;Price\nControl cardiologist;26 000\n';
  const name = { key: 'control cardiologist', service_id: ids.cardiologist, is_follow_up: false };
  await apply(file, [name]);
  expect(await offer()).toMatchObject({ price: 26_000, follow_up: null });
  expect((await upload(file)).names).toMatchObject([{ is_confirmed: true, is_follow_up: false }]);
});

test('a preview is out of date once a colleague has changed the follow-up', async () => {
  const { id } = await upload(FILE);
  await post(id, 'matches', { matches: [CARDIOLOGIST] });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  const sql = 'update doctor_service set follow_up_price = 1, follow_up_minutes = 5 where id = $1';
  await server.database.pool.query(sql, [ids.consultation]);
  await expect(post(id, 'apply', { fingerprint: preview?.fingerprint })).rejects.toThrow(
    'import_changed',
  );
});

test('an undo leaves the follow-up that a person has edited since', async () => {
  const { id } = await apply(FILE, [CARDIOLOGIST]);
  const sql = 'update doctor_service set follow_up_price = 17000 where id = $1';
  await server.database.pool.query(sql, [ids.consultation]);
  await post(id, 'undo');
  expect(await offer()).toEqual({ price: 20_000, follow_up: 17_000, minutes: 20 });
});

test('an undo takes the follow-up back although a person has edited the price since', async () => {
  const { id } = await apply(FILE, [CARDIOLOGIST]);
  const sql = 'update doctor_service set price = 29000, total = 29000 where id = $1';
  await server.database.pool.query(sql, [ids.consultation]);
  await post(id, 'undo');
  expect(await offer()).toEqual({ price: 29_000, follow_up: null, minutes: null });
});

test('a new service has the follow-up of the file', async () => {
  token = await signInVerified(server, 'account_manager');
  const file = 'Service;Price;Follow-up\nPediatric cardiologist;31 000;21 000\n';
  const { id } = await upload(file);
  const matches = [{ key: 'pediatric cardiologist', service_id: ids.childCardiologist }];
  await post(id, 'matches', { matches });
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1] };
  const { preview } = await post(id, 'choices', chosen);
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  const { rows } = await server.database.pool.query(
    'select follow_up_price::float8 as price from doctor_service where service_id = $1',
    [ids.childCardiologist],
  );
  expect(rows).toEqual([{ price: 21_000 }]);
});
