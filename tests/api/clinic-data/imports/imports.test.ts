import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { workbookOf } from '#tests/support/data/imports/malformed-files.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'prices'>;

const FILE = `Service;Price;Duration
CARDIOLOGY;;
Cardiologist consultation;22 000 Ft;30 min
Heart ultrasound;28 000–34 000 Ft;60 min
BLOOD;;
Blood test;6 000;
Hospital stay;90 000;
`;
/** A row of the file and the service that it is. */
const MATCHES = [
  { key: 'cardiologist consultation', service_id: ids.cardiologist },
  { key: 'heart ultrasound', service_id: ids.ultrasound },
  { key: 'blood test', service_id: ids.bloodTest },
  { key: 'hospital stay', service_id: null },
];
const OVERWRITE = [
  ids.consultation,
  ids.hourProcedure,
  ids.walkIn,
  ids.otherConsultation,
  ids.inactiveConsultation,
];

const FIRST_NEW_OFFER = 100;
const RETENTION = { patientDays: 365, messageDays: 90 };

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  // The offers of the sample clinic have ids of their own.
  await server.database.pool.query(
    `alter table doctor_service alter column id restart with ${FIRST_NEW_OFFER}`,
  );
});
afterEach(() => server.close());

async function post(id: number, action: string, body: object = {}): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  if (response.status !== 200) throw new Error(response.body.errors[0].code);
  return response.body;
}

async function upload(file = FILE): Promise<Import> {
  const { status, body } = await uploadFile(server, token, file);
  expect(status).toBe(201);
  return body;
}

async function apply(file = FILE): Promise<Import> {
  const { id } = await upload(file);
  await post(id, 'matches', { matches: MATCHES });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  return post(id, 'apply', { fingerprint: preview?.fingerprint });
}

async function offers() {
  const { rows } = await server.database.pool.query(
    `select id, price::float8, total::float8, duration_minutes as minutes, steps, 
       translate(price_conditions ->> 'en', chr(160), ' ') as note
     from doctor_service where schedule_id in (1, 2) order by id`,
  );
  return rows;
}

test('a file proposes columns and services, and nothing is live before it is applied', async () => {
  const before = await offers();
  const { state, mapping, names, preview } = await upload();
  expect(state).toBe('read');
  expect(mapping).toMatchObject({ header_row: 1, columns: { name: 0, price: 1, duration: 2 } });
  expect(
    names.map(({ name, section, is_confirmed, candidates }) => [
      name,
      section,
      is_confirmed,
      candidates[0],
    ]),
  ).toEqual([
    ['Cardiologist consultation', 'CARDIOLOGY', false, ids.cardiologist],
    ['Heart ultrasound', 'CARDIOLOGY', false, ids.ultrasound],
    ['Blood test', 'BLOOD', false, ids.bloodTest],
    ['Hospital stay', 'BLOOD', false, undefined],
  ]);
  expect(preview).toMatchObject({ created: { count: 0 }, changed: { count: 0 }, unconfirmed: 4 });
  expect(await offers()).toEqual(before);
});

test('confirmed rows change every offer of the service, with discount, duration and a note of the range', async () => {
  const applied = await apply();
  expect(applied).toMatchObject({
    state: 'applied',
    report: { created: 0, changed: 5, kept: 0, same: 0 },
    can_undo: true,
  });
  expect(await offers()).toEqual([
    { id: 1, price: 22_000, total: 19_800, minutes: 30, steps: 1, note: null },
    {
      id: 2,
      price: 28e3,
      total: 28e3,
      minutes: 60,
      steps: 2,
      note: '<p>The price is between 28,000 Ft and 34,000 Ft.</p>',
    },
    { id: 3, price: 6000, total: 6000, minutes: 30, steps: 1, note: null },
    { id: 4, price: 22_000, total: 22_000, minutes: 30, steps: 1, note: null },
  ]);
});

/** Makes every service two hours long. Follow-ups of a procedure have 90 minutes, and others 20. */
function offerFollowUps() {
  return server.database.pool.query(
    `update doctor_service set duration_minutes = 120, steps = 4, follow_up_price = 1000,
       follow_up_minutes = case id when $1 then 90 else 20 end`,
    [ids.hourProcedure],
  );
}

async function followUps() {
  const { rows } = await server.database.pool.query(
    `select id, follow_up_minutes as minutes, follow_up_price::float8 as price
     from doctor_service where id in ($1, $2) order by id`,
    [ids.consultation, ids.hourProcedure],
  );
  return rows;
}

test('a service that an import makes shorter than its follow-up shortens the follow-up, and no other', async () => {
  await offerFollowUps();
  const { report } = await apply();
  expect(report).toMatchObject({ changed: 5 });
  expect(await followUps()).toEqual([
    { id: ids.consultation, minutes: 20, price: 1000 },
    { id: ids.hourProcedure, minutes: 60, price: 1000 },
  ]);
});

test('the preview of an import says which follow-ups it shortens', async () => {
  await offerFollowUps();
  const { id } = await upload();
  await post(id, 'matches', { matches: MATCHES });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  const shortened = preview?.changed.lines.filter(
    ({ before, after }) => before?.follow_up_minutes !== after.follow_up_minutes,
  );
  expect(shortened).toMatchObject([
    {
      offer_id: ids.hourProcedure,
      before: { follow_up_minutes: 90 },
      after: { follow_up_minutes: 60 },
    },
  ]);
});

test('an undo restores the length of follow-ups, but not of those that were edited since', async () => {
  await offerFollowUps();
  const before = await followUps();
  const first = await apply();
  await post(first.id, 'undo');
  expect(await followUps()).toEqual(before);
  const second = await apply();
  await server.database.pool.query(
    'update doctor_service set follow_up_minutes = 25 where id = $1',
    [ids.hourProcedure],
  );
  await post(second.id, 'undo');
  expect(await followUps()).toMatchObject([{ minutes: 20 }, { minutes: 25 }]);
});

test.each([
  ['below a header', 'Service,Price\n', 2],
  ['without a header', '', 1],
])('a row of a file with commas that has more cells %s is not read', async (_, header, row) => {
  const file = `${header}Blood test,6000\nHeart ultrasound,1,250\nCardiologist,"12,50"\n`;
  const { names, preview, unread_rows: unread } = await upload(file);
  expect(names.map(({ name }) => name)).toEqual(['Blood test', 'Cardiologist']);
  expect(preview).toMatchObject({ unconfirmed: 2, faults: [] });
  const value = 'Heart ultrasound,1,250';
  const line = { row: row + 1, column: null, value, fault: 'extra_cells' };
  expect(unread).toEqual({ count: 1, lines: [line] });
});

test.each([
  ['an unnamed last column', 'Service,Price,\nECG,5000,new\nBlood test,6000,\n'],
  ['no header', 'ECG,5000,\nBlood test,6000,new\n'],
])('a row with a cell in a padded column of a file with %s is read', async (_, file) => {
  const { names, unread_rows: unread } = await upload(file);
  expect(names.map(({ name }) => name)).toEqual(['ECG', 'Blood test']);
  expect(unread.count).toBe(0);
});

test.each([
  ['a padded header', 'Service,Price,\n', 3],
  ['padded rows only', '', 2],
])('a comma in a price of a file with %s makes its row too long', async (_, header, row) => {
  const { names, unread_rows: unread } = await upload(`${header}ECG,5000,\nBlood test,6,000,\n`);
  expect(names.map(({ name }) => name)).toEqual(['ECG']);
  const line = { row, column: null, value: 'Blood test,6,000', fault: 'extra_cells' };
  expect(unread).toEqual({ count: 1, lines: [line] });
});

test('a padded row below a header that is not padded is read', async () => {
  const { names, unread_rows: unread } = await upload('Service,Price\nECG,5000,\n');
  expect(names.map(({ name }) => name)).toEqual(['ECG']);
  expect(unread.count).toBe(0);
});

test('a hidden sheet is named, and cannot be chosen', async () => {
  const cells = (...texts: string[]) =>
    texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const list = `<row>${cells('Service', 'Price')}</row><row>${cells('Blood test', '6000')}</row>`;
  const workbook = workbookOf([list, list]);
  const main = Buffer.from(workbook['xl/workbook.xml'] as Uint8Array).toString();
  const { body } = await uploadFile(
    server,
    token,
    zipSync({
      ...workbook,
      'xl/workbook.xml': Buffer.from(main.replace('"S1"', '"Old prices" state="hidden"')),
    }),
  );
  const { id, sheets, hidden_sheets: hidden, names } = body;
  expect(sheets.map(({ name }) => name)).toEqual(['S2']);
  expect(hidden).toEqual(['Old prices']);
  expect(names).toHaveLength(1);
  const mapping = { sheet: 1, header_row: 1, columns: { name: 0, price: 1 } };
  await expect(post(id, 'mapping', mapping)).rejects.toThrow('does_not_exist');
});

test('a workbook whose styles cannot be read says so', async () => {
  const workbook = workbookOf(['<row><c t="inlineStr"><is><t>Blood test</t></is></c></row>']);
  const styles = Buffer.from('<styleSheet><fonts></styleSheet>');
  const broken = await uploadFile(server, token, zipSync({ ...workbook, 'xl/styles.xml': styles }));
  expect(broken.body.lost_styles).toBe(true);
  const { body } = await uploadFile(server, token, zipSync(workbook));
  expect(body.lost_styles).toBe(false);
});

test('a hidden column is not proposed', async () => {
  const cells = (...texts: string[]) =>
    texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const row = (...texts: string[]) => `<row>${cells(...texts)}</row>`;
  const workbook = workbookOf([
    row('Service', 'Price', 'Price now') + row('Blood test', '6000', '7000'),
  ]);
  const sheet = Buffer.from(workbook['xl/worksheets/s1.xml'] as Uint8Array).toString();
  const columns =
    '<cols><col min="2" max="2" hidden="1"/><col min="4" max="16384" hidden="1"/></cols>';
  const hidden = sheet.replace('<sheetData>', `${columns}$&`);
  const file = zipSync({ ...workbook, 'xl/worksheets/s1.xml': Buffer.from(hidden) });
  const { body } = await uploadFile(server, token, file);
  expect(body.mapping?.columns).toEqual({ name: 0, price: 2 });
});

test('a body that is JSON is no file', async () => {
  for (const body of ['/etc/hostname', ['a', 'b'], null]) {
    const json = JSON.stringify(body);
    const { status } = await uploadFile(server, token, json, { type: 'application/json' });
    expect(status).toBe(415);
  }
});

test('patients see the new price', async () => {
  const page = async () => JSON.stringify((await server.get('/api/v1/doctors/kis-bela/')).body);
  expect(await page()).toContain('25000');
  await apply();
  await expect.poll(page).not.toContain('25000');
});

test('the second import of a file changes nothing, with its rows in any order', async () => {
  await apply();
  const [header = '', ...rows] = FILE.trim().split('\n');
  for (const file of [FILE, [header, ...rows.toReversed()].join('\n')]) {
    const { names, preview } = await upload(file);
    expect(names.every(({ is_confirmed: isConfirmed }) => isConfirmed)).toBe(true);
    expect(preview).toMatchObject({
      created: { count: 0 },
      changed: { count: 0 },
      kept: { count: 0 },
      same: 5,
      unconfirmed: 0,
      ignored: 1,
    });
  }
});

test('a price that a person edited is kept by the next import', async () => {
  const { id } = await upload();
  const first = await post(id, 'matches', { matches: MATCHES });
  expect(first.preview).toMatchObject({ changed: { count: 0 }, kept: { count: 5 } });
  await apply();
  const manager = await signInVerified(server, 'account_manager');
  const offer = {
    id: ids.consultation,
    schedule_id: 1,
    service_id: ids.cardiologist,
    price: 23500,
    discount: 0,
    duration_minutes: 30,
    age_from: 0,
    age_to: null,
    is_active: true,
  };
  const edit = await server.post('/api/staff/v1/doctor-services/', offer, bearer(manager));
  expect(edit.status).toBe(200);
  const { preview } = await upload(FILE.replace('22 000', '21 000'));
  expect(preview?.changed).toMatchObject({
    lines: [ids.otherConsultation, ids.inactiveConsultation].map((offer) => ({
      offer_id: offer,
      before: { price: 22e3 },
      after: { price: 21e3 },
    })),
  });
  expect(preview?.kept).toMatchObject({
    lines: [
      { offer_id: ids.consultation, before: { price: 23_500 }, edited_by: 'account_manager' },
    ],
  });
});

test('a price far from those that are known is left out until it is confirmed', async () => {
  token = await signInVerified(server, 'account_manager');
  const file = `Service;Price
Pediatric cardiologist;24 Ft
Heart ultrasound;3 000 000
Blood test;6 000
`;
  const { id } = await upload(file);
  const child = { key: 'pediatric cardiologist', service_id: ids.childCardiologist };
  const matches = [child, ...MATCHES.filter(({ key }) => /ultrasound|blood/.test(key))];
  await post(id, 'matches', { matches });
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1], overwrite: OVERWRITE };
  const { preview } = await post(id, 'choices', chosen);
  expect(preview).toMatchObject({
    created: { count: 0 },
    changed: { count: 1, lines: [{ row: 4 }] },
    held: {
      count: 2,
      lines: [
        { row: 2, before: null, after: { price: 24 } },
        { row: 3, after: { price: 3_000_000 } },
      ],
    },
    confirmed: [],
  });
  const price = { row: 2, service_id: ids.childCardiologist };
  const confirmed = await post(id, 'choices', { confirmed: [price] });
  expect(confirmed.preview).toMatchObject({
    created: { lines: [{ row: 2 }] },
    changed: { count: 1 },
    held: { lines: [{ row: 3 }] },
    confirmed: [price],
  });
  const mapping = { sheet: 0, header_row: 1, columns: { name: 0, price: 1 } };
  expect((await post(id, 'mapping', mapping)).preview).toMatchObject({ held: { count: 1 } });
  const other = { ...mapping, header_row: 0 };
  expect((await post(id, 'mapping', other)).preview).toMatchObject({ held: { count: 2 } });
  await post(id, 'choices', { confirmed: [price] });
  const { preview: last } = await post(id, 'choices', {});
  const { report } = await post(id, 'apply', { fingerprint: last?.fingerprint });
  expect(report).toMatchObject({ created: 1, changed: 1 });
});

test('the best proposal that is left for a name must be chosen', async () => {
  const { id } = await upload('Service;Price\nBlood test;6 000\n');
  const candidates = [-1, ids.bloodTest].map((service) => ({ service, score: 1 }));
  const proposals = { 'blood test': { candidates, isSure: true, isAlike: false } };
  await server.database.pool.query('update import set proposals = $1', [proposals]);
  const { names } = await post(id, 'choices', {});
  expect(names).toMatchObject([{ candidates: [ids.bloodTest], is_sure: false, is_alike: true }]);
});

test('a service that no doctor offers is added to the doctors who are chosen', async () => {
  token = await signInVerified(server, 'account_manager');
  const { id } = await upload('Service;Price\nPediatric cardiologist;31 000\n');
  await server.database.pool.query('update doctor_service set insurances = $1', [[ids.insurance]]);
  const matches = [{ key: 'pediatric cardiologist', service_id: ids.childCardiologist }];
  const matched = await post(id, 'matches', { matches });
  expect(matched.preview?.unplaced).toEqual([{ row: 2, service_id: ids.childCardiologist }]);
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1, 2] };
  const { preview } = await post(id, 'choices', chosen);
  expect(preview?.created.lines).toMatchObject([
    { doctor: 'Nagy Anna', after: { price: 31_000, duration_minutes: 30 } },
    { doctor: 'Kis Béla' },
  ]);
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  const list = `/api/v1/doctors/?city=${ids.city}&service=${ids.childCardiologist}`;
  await expect.poll(async () => (await server.get(list)).body.count).toBe(2);
  const { rows } = await server.database.pool.query(
    'select insurances from doctor_service where service_id = $1',
    [ids.childCardiologist],
  );
  expect(rows).toEqual([{ insurances: [ids.insurance] }, { insurances: [ids.insurance] }]);
});

test('a clinic adds no services to doctors whom patients see already', async () => {
  const { id } = await upload('Service;Price\nPediatric cardiologist;31 000\n');
  const matches = [{ key: 'pediatric cardiologist', service_id: ids.childCardiologist }];
  await post(id, 'matches', { matches });
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1, 2] };
  const { preview } = await post(id, 'choices', chosen);
  expect(preview).toMatchObject({
    addable: [],
    created: { count: 0 },
    unapproved: { count: 2, lines: [{ doctor: 'Nagy Anna' }, { doctor: 'Kis Béla' }] },
  });
  const { report } = await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(report).toMatchObject({ created: 0 });
});

test('a clinic adds services to a doctor who waits, whose proposal is another one then', async () => {
  const { pool } = server.database;
  await pool.query(
    `insert into clinic_proposal (clinic_id, kind, doctor_id, proposed_by, proposed_at)
     select 1, 'doctor', s.doctor_id, u.id, now() from schedule s, staff_user u
     where s.id = 1 and u.username = 'clinic_admin'`,
  );
  const version = async () =>
    (await pool.query('select version from clinic_proposal')).rows[0].version as number;
  const before = await version();
  const { id } = await upload('Service;Price\nPediatric cardiologist;31 000\n');
  const matches = [{ key: 'pediatric cardiologist', service_id: ids.childCardiologist }];
  await post(id, 'matches', { matches });
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1, 2] };
  const { preview } = await post(id, 'choices', chosen);
  expect(preview).toMatchObject({
    addable: [1],
    created: { count: 1 },
    unapproved: { count: 1 },
  });
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(await version()).toBe(before + 1);
  await post(id, 'undo');
  expect(await version()).toBe(before + 2);
});

test('a column for children has the price of the variant for children', async () => {
  token = await signInVerified(server, 'account_manager');
  const { id, mapping } = await upload('Service;Price;Children\nCardiologist;20 000;24 000\n');
  expect(mapping?.columns).toEqual({ name: 0, price: 1, child_price: 2 });
  await post(id, 'matches', { matches: [{ key: 'cardiologist', service_id: ids.cardiologist }] });
  const { preview } = await post(id, 'choices', {
    service_ids: [ids.childCardiologist],
    schedule_ids: [1],
  });
  expect(preview?.created.lines).toMatchObject([
    { service_id: ids.childCardiologist, after: { price: 24_000 } },
  ]);
});

test('an undo restores the prices before, and deletes new offers, but not what was edited since', async () => {
  token = await signInVerified(server, 'account_manager');
  const before = await offers();
  const { id } = await upload(`${FILE}Pediatric cardiologist;31 000;`);
  const child = { key: 'pediatric cardiologist', service_id: ids.childCardiologist };
  await post(id, 'matches', { matches: [...MATCHES, child] });
  await post(id, 'choices', { service_ids: [ids.childCardiologist], schedule_ids: [1, 2] });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  const { report } = await post(id, 'apply', { fingerprint: preview?.fingerprint });
  expect(report).toMatchObject({ created: 2, changed: 5 });
  await server.database.pool.query('update doctor_service set price = 1, total = 1 where id = $1', [
    ids.walkIn,
  ]);
  const undone = await post(id, 'undo');
  expect(undone).toMatchObject({ state: 'undone', can_undo: false });
  const restored = before.map((row) =>
    row.id === ids.walkIn ? { ...row, price: 1, total: 1 } : row,
  );
  expect(await offers()).toEqual(restored);
  await expect(post(id, 'undo')).rejects.toThrow('import_done');
});

test('an undo hides a new offer that has an appointment', async () => {
  token = await signInVerified(server, 'account_manager');
  const { id } = await upload('Service;Price\nPediatric cardiologist;31 000\n');
  const matches = [{ key: 'pediatric cardiologist', service_id: ids.childCardiologist }];
  await post(id, 'matches', { matches });
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1] };
  const { preview } = await post(id, 'choices', chosen);
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  const slot = await slotAt(server, '09:30', { service: ids.childCardiologist });
  await bookAppointment(server, slot, { doctor_service: FIRST_NEW_OFFER });
  await post(id, 'undo');
  const { rows } = await server.database.pool.query(
    'select is_active from doctor_service where service_id = $1',
    [ids.childCardiologist],
  );
  expect(rows).toEqual([{ is_active: false }]);
  const again = await upload('Service;Price\nPediatric cardiologist;32 000\n');
  expect(again.preview).toMatchObject({
    problems: [{ row: 2, fault: 'hidden' }],
    same: 0,
    unplaced: [],
  });
});

test('an undo leaves a new offer that a person has edited since', async () => {
  token = await signInVerified(server, 'account_manager');
  const { id } = await upload('Service;Price\nPediatric cardiologist;31 000\n');
  const matches = [{ key: 'pediatric cardiologist', service_id: ids.childCardiologist }];
  await post(id, 'matches', { matches });
  const chosen = { service_ids: [ids.childCardiologist], schedule_ids: [1, 2] };
  const { preview } = await post(id, 'choices', chosen);
  await post(id, 'apply', { fingerprint: preview?.fingerprint });
  const offer = {
    id: FIRST_NEW_OFFER,
    schedule_id: 1,
    service_id: ids.childCardiologist,
    price: 31e3,
    discount: 0,
    duration_minutes: 30,
    age_from: 0,
    age_to: 17,
    is_active: true,
  };
  const edit = await server.post('/api/staff/v1/doctor-services/', offer, bearer(token));
  expect(edit.status).toBe(200);
  await post(id, 'undo');
  expect((await offers()).map((row) => row.id).filter((row) => row >= FIRST_NEW_OFFER)).toEqual([
    FIRST_NEW_OFFER,
  ]);
});

test('an import is undone only after those that were applied later', async () => {
  const before = await offers();
  const first = await apply();
  const later = await apply(FILE.replace('22 000', '23 000'));
  await expect(post(first.id, 'undo')).rejects.toThrow('import_not_last');
  await post(later.id, 'undo');
  await post(first.id, 'undo');
  expect(await offers()).toEqual(before);
});

test('an import cannot be undone after a week', async () => {
  const { id } = await apply();
  server.clock.advance({ days: 7 });
  const fresh = await signInVerified(server, 'account_manager');
  const { body } = await server.get(`/api/staff/v1/imports/${id}/`, bearer(fresh));
  expect(body.can_undo).toBe(false);
  const undo = await server.post(`/api/staff/v1/imports/${id}/undo/`, {}, bearer(fresh));
  expect(undo).toMatchObject({ status: 400, body: { errors: [{ code: 'import_done' }] } });
});

test('a preview that is out of date is not applied', async () => {
  const { id } = await upload();
  await post(id, 'matches', { matches: MATCHES });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  await server.database.pool.query('update doctor_service set price = 26000 where id = 4');
  await expect(post(id, 'apply', { fingerprint: preview?.fingerprint })).rejects.toThrow(
    'import_changed',
  );
});

test('an edit that is saved while an import is applied is not overwritten', async () => {
  const { id } = await upload();
  await post(id, 'matches', { matches: MATCHES });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  const { pool } = server.database;
  const editor = await pool.connect();
  try {
    await editor.query('begin');
    await editor.query('update doctor_service set price = 26000, total = 26000 where id = 4');
    const applied = post(id, 'apply', { fingerprint: preview?.fingerprint }).catch(
      (error: Error) => error.message,
    );
    await waitForLocks(pool);
    await editor.query('commit');
    expect(await applied).toBe('import_changed');
  } finally {
    editor.release();
  }
});

test('an import is not undone while a later one is being applied', async () => {
  const first = await apply();
  const { id, preview } = await upload(FILE.replace('22 000', '23 000'));
  const { pool } = server.database;
  const editor = await pool.connect();
  try {
    await editor.query('begin');
    await editor.query('select from schedule for update');
    const applied = post(id, 'apply', { fingerprint: preview?.fingerprint });
    await waitForLocks(pool, 1);
    const undone = post(first.id, 'undo').catch((error: Error) => error.message);
    await waitForLocks(pool, 2);
    await editor.query('commit');
    expect(await applied).toMatchObject({ state: 'applied' });
    expect(await undone).toBe('import_not_last');
  } finally {
    editor.release();
  }
});

test('a confirmed service that was hidden since is to be chosen again', async () => {
  await apply();
  await server.database.pool.query('update service set is_active = false where id = $1', [
    ids.bloodTest,
  ]);
  await server.site.reference.reload();
  const { id, names, preview } = await upload();
  const blood = names.find(({ name }) => name === 'Blood test');
  expect(blood).toMatchObject({ is_confirmed: false, service_id: null });
  expect(preview).toMatchObject({ same: 4, unconfirmed: 1 });
  await expect(post(id, 'matches', { matches: MATCHES })).rejects.toThrow('does_not_exist');
});

test('two accounts that apply at once apply it once', async () => {
  const { id } = await upload();
  await post(id, 'matches', { matches: MATCHES });
  const { preview } = await post(id, 'choices', { overwrite: OVERWRITE });
  const results = await Promise.allSettled(
    [1, 2].map(() => post(id, 'apply', { fingerprint: preview?.fingerprint })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await server.database.pool.query(
    `select action from staff_event where subject_table = 'import' order by id`,
  );
  expect(rows).toEqual([{ action: 'created' }, { action: 'applied' }]);
});

test('a file that cannot be read is stored as refused with the reason', async () => {
  const { status, body } = await uploadFile(server, token, Uint8Array.of(0x25, 0x50, 0x44, 0x46));
  expect([status, body.state, body.refusal]).toEqual([
    201,
    'refused',
    { reason: 'unknown_format' },
  ]);
});

test('columns chosen by hand are read, and rows without a price are reported', async () => {
  const { id } = await upload('x;Cardiologist;call us\nx;Blood test;7 000\n');
  const mapping = { sheet: 0, header_row: 0, columns: { name: 1, price: 2 } };
  const { names, preview } = await post(id, 'mapping', mapping);
  expect(names.map(({ name }) => name)).toEqual(['Blood test']);
  expect(preview?.faults).toEqual([
    { row: 1, column: 3, value: 'call us', fault: 'unclear_price' },
  ]);
});

test('a clinic out of reach and its imports are not found', async () => {
  const { id } = await upload();
  const other = await signInVerified(server, 'clinic_admin', { username: 'other', clinicIds: [2] });
  expect((await uploadFile(server, other, FILE)).status).toBe(404);
  const { status } = await server.get(`/api/staff/v1/imports/${id}/`, bearer(other));
  const list = await server.get('/api/staff/v1/imports/', bearer(other));
  expect([status, list.body]).toEqual([404, { clinics: [], imports: [] }]);
});

test('a file over the limit is not read', async () => {
  const { status } = await uploadFile(server, token, new Uint8Array(10_000_001));
  expect(status).toBe(413);
});

test('the text of a file is deleted after 30 days, and what was applied stays', async () => {
  const { id } = await apply();
  const { pool } = server.database;
  const stored = async () =>
    (await pool.query('select state, sheets is null as is_deleted from import where id = $1', [id]))
      .rows;
  server.clock.advance({ days: 29 });
  await cleanUp(pool, server.clock.now(), RETENTION);
  expect(await stored()).toEqual([{ state: 'applied', is_deleted: false }]);
  server.clock.advance({ days: 2 });
  await cleanUp(pool, server.clock.now(), RETENTION);
  expect(await stored()).toEqual([{ state: 'applied', is_deleted: true }]);
});
