import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'prices'>;

const FILE = `Doctor;Service;Price
;Cardiologist;28 000
Dr. Nagy Anna;Cardiologist;35 000
B. Kis;Cardiologist;31 000
`;
const MATCHES = [{ key: 'cardiologist', service_id: ids.cardiologist }];
const OVERWRITE = [ids.consultation, ids.otherConsultation, ids.inactiveConsultation];

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
});
afterEach(() => server.close());

async function post(id: number, action: string, body: object = {}): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  if (response.status !== 200) throw new Error(response.body.errors[0].code);
  return response.body;
}

async function prices() {
  const { rows } = await server.database.pool.query(
    'select price::float8 from doctor_service where id in ($1, $2) order by id',
    [ids.consultation, ids.otherConsultation],
  );
  return rows.map(({ price }: { price: number }) => price);
}

test('rows of doctors change their prices only, once the doctors are confirmed', async () => {
  const { body } = await uploadFile(server, token, FILE);
  const { id, mapping, doctors, people } = body;
  expect(mapping?.columns).toEqual({ doctor: 0, name: 1, price: 2 });
  expect(people.map(({ name }) => name)).toContain('Nagy Anna');
  expect(doctors).toMatchObject([
    { doctor: 'B. Kis', is_confirmed: false, candidates: [2] },
    { doctor: 'Dr. Nagy Anna', is_confirmed: true, schedule_id: 1 },
  ]);
  await post(id, 'matches', { matches: MATCHES });
  const asked = await post(id, 'choices', { overwrite: OVERWRITE });
  expect(asked.preview).toMatchObject({
    unknown_doctor: 1,
    changed: { count: 1, lines: [{ row: 3 }] },
    problems: [{ row: 2, fault: 'unsure_doctor' }],
  });
  const [unsure] = doctors;
  const confirmed = { matches: [{ key: unsure?.key, schedule_id: 2 }] };
  const { preview } = await post(id, 'doctors', confirmed);
  expect(preview).toMatchObject({ unknown_doctor: 0 });
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(await prices()).toEqual([35_000, 31_000]);
  const again = await uploadFile(server, token, FILE);
  expect(again.body).toMatchObject({
    doctors: [{ is_confirmed: true }, { is_confirmed: true }],
    preview: { changed: { count: 0 }, unknown_doctor: 0 },
  });
  await post(id, 'undo');
});

test('a doctor who is none of the clinic changes no prices', async () => {
  const { body } = await uploadFile(server, token, 'Doctor;Service;Price\nX Y;Cardiologist;9 000');
  const matches = body.doctors.map(({ key }) => ({ key, schedule_id: null }));
  await post(body.id, 'doctors', { matches });
  const { preview } = await post(body.id, 'matches', { matches: MATCHES });
  expect(preview).toMatchObject({ other_doctor: 1, changed: { count: 0 }, kept: { count: 0 } });
});

test('a doctor that a price list confirms at every branch is asked again by hours', async () => {
  const { body } = await uploadFile(server, token, FILE);
  const matches = body.doctors.map(({ key }) => ({ key, schedule_id: 2 }));
  await post(body.id, 'doctors', { matches });
  const hours = 'Doctor;Hours\nB. Kis;Mon 9-17\n';
  const { body: other } = await uploadFile(server, token, hours, { kind: 'hours' });
  expect(other.doctors).toMatchObject([{ is_confirmed: false }]);
});
