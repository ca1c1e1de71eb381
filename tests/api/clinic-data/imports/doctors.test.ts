import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'doctors'>;

const HEADER =
  'Kód;Név;Szakterület;Telephely;Tapasztalat;Tudományos fokozat;Pecsétszám;Nyelvek;Életkor';
const ROWS = [
  'A1;Dr. Zsindelyes Aladár;Cardiologist, Heart ultrasound;Central;15 év;PhD;54321;magyar, angol;18+',
  'A2;Kenderesi Boriska dr.;Blood test;Central;2010;;;német;0-18',
  'A2;Kenderesi Boriska dr.;Cardiologist;Second;;;;;',
  ';Dr. Nagy Anna;Cardiologist;Central;;MSc;;;',
];
const FILE = [HEADER, ...ROWS].join('\n');

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  for (const table of ['doctor', 'schedule', 'doctor_service']) {
    await query(`alter table ${table} alter column id restart with 100`);
  }
  await query(`update clinic_branch set names = '{"hu": "Central"}' where id = $1`, ids.branch);
  await query(
    `update clinic_branch set names = '{"hu": "Second"}' where id = $1`,
    ids.branchWithQuestions,
  );
});
afterEach(() => server.close());

async function query(text: string, ...values: unknown[]) {
  return (await server.database.pool.query(text, values)).rows;
}

async function post(id: number, action: string, body: object = {}): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  if (response.status !== 200) throw new Error(response.body.errors[0].code);
  return response.body;
}

async function upload(file: string | Uint8Array = FILE): Promise<Import> {
  const { status, body } = await uploadFile(server, token, file, { kind: 'doctors' });
  expect(status).toBe(201);
  return body;
}

async function confirmServices({ id, names }: Import): Promise<Import> {
  const matches = names.map(({ key, candidates }) => ({ key, service_id: candidates[0] ?? null }));
  return post(id, 'matches', { matches });
}

async function apply(file = FILE): Promise<Import> {
  const { id, preview } = await confirmServices(await upload(file));
  return post(id, 'apply', { fingerprint: preview?.fingerprint });
}

async function doctorsNamed(name: string) {
  return query(
    `select d.*, array(select s.clinic_branch_id from schedule s where s.doctor_id = d.id order by 1) as branches
     from doctor d where d.names ->> 'hu' like $1 order by id`,
    `%${name}%`,
  );
}

test('a list of doctors proposes columns and services, and adds no doctor by itself', async () => {
  const shown = await upload();
  expect(shown.mapping?.columns).toEqual({
    external_id: 0,
    name: 1,
    services: 2,
    branch: 3,
    practising_since: 4,
    science_degrees: 5,
    register_number: 6,
    languages: 7,
    ages: 8,
  });
  expect(shown.names.map(({ name, candidates }) => [name, candidates[0]])).toEqual([
    ['Cardiologist', ids.cardiologist],
    ['Heart ultrasound', ids.ultrasound],
    ['Blood test', ids.bloodTest],
  ]);
  expect(shown.people).toEqual([]);
  expect(shown.preview).toMatchObject({
    created: { count: 2 },
    changed: { count: 1 },
    same: 0,
    unconfirmed: 0,
    hides_new: true,
    faults: [],
  });
  expect(await doctorsNamed('Zsindelyes')).toEqual([]);
});

test('an applied import adds hidden doctors with their data, branches and external ids', async () => {
  const applied = await apply();
  expect(applied.report).toMatchObject({ created: 2, changed: 1, kept: 0, same: 0 });
  const [aladar] = await doctorsNamed('Zsindelyes');
  expect(aladar).toMatchObject({
    slug: 'dr-zsindelyes-aladar',
    is_active: false,
    branches: [ids.branch],
    names: {
      hu: 'Dr. Zsindelyes Aladár',
      en: 'Dr. Zsindelyes Aladár',
    },
    practising_since: 2011,
    register_number: '54321',
    languages: ['en', 'hu'],
    science_degrees: { hu: 'PhD' },
  });
  const [boriska] = await doctorsNamed('Kenderesi');
  expect(boriska).toMatchObject({
    practising_since: 2010,
    languages: ['de'],
    branches: [ids.branch, ids.branchWithQuestions],
  });
  expect(
    await query(`select external_id, doctor_id from external_ref order by external_id`),
  ).toEqual([
    { external_id: 'A1', doctor_id: aladar.id },
    { external_id: 'A2', doctor_id: boriska.id },
  ]);
});

test('a doctor speaks no language that the file does not name', async () => {
  await apply('Név;Szakterület;Telephely\nDr. Hallgatag Hedvig;Cardiologist;Central');
  expect(await doctorsNamed('Hallgatag')).toMatchObject([{ languages: [] }]);
});

test('the second import of a file changes nothing, whatever the order of its rows', async () => {
  await apply();
  for (const rows of [ROWS, ROWS.toReversed()]) {
    const { preview, names } = await upload([HEADER, ...rows].join('\n'));
    expect(names.every((name) => name.is_confirmed)).toBe(true);
    expect(preview).toMatchObject({
      created: { count: 0 },
      changed: { count: 0 },
      kept: { count: 0 },
      same: 3,
      unconfirmed: 0,
    });
  }
});

test('a value that a person edited stays, and the report says whose it is', async () => {
  await apply();
  const [aladar] = await doctorsNamed('Zsindelyes');
  await query(`update doctor set practising_since = 1999 where id = $1`, aladar.id);
  await query(
    `insert into staff_event (at, actor, action, subject_table, subject_id)
     values ('2026-12-03T10:00Z', 'anna', 'changed', 'doctor', $1)`,
    aladar.id,
  );
  const changed = FILE.replace('15 év', '16 év').replace('54321', '99999');
  const { report } = await apply(changed);
  expect(report).toMatchObject({
    created: 0,
    changed: 1,
    kept: 1,
    same: 2,
    edited: [
      {
        row: 2,
        name: 'Dr. Zsindelyes Aladár',
        place: 'practising_since',
        edited_by: 'anna',
        edited_at: '2026-12-03',
      },
    ],
  });
  expect(await doctorsNamed('Zsindelyes')).toMatchObject([
    { practising_since: 1999, register_number: '99999' },
  ]);
});

test('a doctor is known by the external id after the name has changed', async () => {
  await apply();
  const { preview } = await upload(FILE.replaceAll('Kenderesi', 'Szép'));
  expect(preview).toMatchObject({ created: { count: 0 }, changed: { count: 1 } });
  expect(preview?.changed.lines[0]?.changes[0]).toEqual({
    place: 'names.hu',
    before: 'Kenderesi Boriska dr.',
    after: 'Szép Boriska dr.',
  });
});

test('a name that is only alike is left out until a person says who it is', async () => {
  const shown = await upload('Név;Szakterület;Telephely\nDr. Nagy A.;Cardiologist;Central');
  expect(shown.preview).toMatchObject({ created: { count: 0 }, unconfirmed: 1 });
  expect(shown.people).toMatchObject([
    { name: 'Dr. Nagy A.', candidates: [ids.doctor], doctor_id: null, is_confirmed: false },
  ]);
  const [person] = shown.people;
  const own = await post(shown.id, 'people', {
    matches: [{ key: person?.key, doctor_id: ids.doctor }],
  });
  expect(own.preview).toMatchObject({ created: { count: 0 }, unconfirmed: 0 });
  const other = await post(shown.id, 'people', {
    matches: [{ key: person?.key, doctor_id: null }],
  });
  expect(other.preview).toMatchObject({ created: { count: 1 }, unconfirmed: 0 });
  const again = await upload('Név;Szakterület;Telephely\nNagy A;Cardiologist;Central');
  expect(again.people).toMatchObject([{ is_confirmed: true }]);
});

test('two rows with one id and different names, and unknown branches, are reported', async () => {
  const rows = [
    'B1;Dr. Első Éva;Cardiologist;Central;abc;;;klingon;x',
    'B1;Dr. Más Pál;Cardiologist;Central;;;;;',
    'B2;Dr. Harmadik Ida;Cardiologist;Nowhere;;;;;',
    ';;Cardiologist;Central;;;;;',
    ';Dr. <b>Negyedik</b>;Cardiologist;Central;;;;;',
  ];
  const { preview } = await upload([HEADER, ...rows].join('\n'));
  expect(preview?.faults.map(({ row, fault }) => [row, fault])).toEqual([
    [2, 'unclear_experience'],
    [2, 'unclear_languages'],
    [2, 'unclear_ages'],
    [3, 'repeated_id'],
    [4, 'unknown_branch'],
    [5, 'no_name'],
    [6, 'unclear_name'],
  ]);
  expect(preview?.created.count).toBe(1);
});

test('prices of a list are added to the doctors who offer the service by their file', async () => {
  await apply();
  const [boriska] = await doctorsNamed('Kenderesi');
  const prices = await uploadFile(server, token, 'Service;Price\nBlood test;6000');
  const { id, preview } = prices.body;
  expect(preview?.created.count).toBe(1);
  expect(preview?.unplaced).toEqual([]);
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(
    await query(
      `select price::integer, age_from, age_to, clinic_branch_id from doctor_service where doctor_id = $1`,
      boriska.id,
    ),
  ).toEqual([{ price: 6000, age_from: 0, age_to: 216, clinic_branch_id: ids.branch }]);
});

test('an undo removes new doctors, hides those who have prices, and restores changed values', async () => {
  const before = await doctorsNamed('Nagy Anna');
  const { id } = await apply();
  expect(await doctorsNamed('Nagy Anna')).not.toEqual(before);
  const [boriska] = await doctorsNamed('Kenderesi');
  const { body } = await uploadFile(server, token, 'Service;Price\nBlood test;6000');
  await post(body.id, 'apply', { fingerprint: body.preview?.fingerprint });
  await query('update doctor set is_active = true where id = $1', boriska.id);
  expect((await post(id, 'undo')).state).toBe('undone');
  expect(await doctorsNamed('Zsindelyes')).toEqual([]);
  expect(await doctorsNamed('Kenderesi')).toMatchObject([{ is_active: false }]);
  expect(await doctorsNamed('Nagy Anna')).toEqual(before);
});

test('a new doctor who has prices does not wait for approval after an undo', async () => {
  const { id } = await apply();
  const manager = await staffClient(server, 'account_manager');
  const waiting = async () => (await manager.proposals({})).results.map(({ names }) => names.hu);
  expect(await waiting()).toEqual(['Dr. Zsindelyes Aladár', 'Kenderesi Boriska dr.']);
  const { body } = await uploadFile(server, token, 'Service;Price\nBlood test;6000');
  await post(body.id, 'apply', { fingerprint: body.preview?.fingerprint });
  await post(id, 'undo');
  expect(await doctorsNamed('Kenderesi')).toMatchObject([{ is_active: false, is_draft: true }]);
  expect(await waiting()).toEqual([]);
});

test('doctors of a draft stay active, because the clinic is hidden', async () => {
  await query('update clinic set is_draft = true where id = 1');
  await apply();
  expect(await doctorsNamed('Zsindelyes')).toMatchObject([{ is_active: true }]);
});

test('a name in Cyrillic letters becomes a Latin slug', async () => {
  await apply('Név;Szakterület;Telephely\nИванов Пётр;Cardiologist;Central');
  const rows = await query(`select slug, names from doctor where names ->> 'ru' like 'Иванов%'`);
  expect(rows).toEqual([{ slug: 'ivanov-petr', names: { hu: 'Иванов Пётр', ru: 'Иванов Пётр' } }]);
});

test('only account managers and administrators of the clinic import doctors', async () => {
  const [{ id }] = [await upload()];
  for (const [role, status] of [
    ['account_manager', 200],
    ['admin', 404],
    ['clinic_admin', 404],
  ] as const) {
    token = await signInVerified(server, role, { clinicIds: [2] });
    const response = await server.get(`/api/staff/v1/imports/${id}/`, bearer(token));
    expect([role, response.status]).toEqual([role, status]);
  }
});
