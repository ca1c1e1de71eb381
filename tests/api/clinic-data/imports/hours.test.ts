import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

type Import = ImportOf<'hours'>;

const HEADER = 'Orvos;Napok;Rendelési idő;Hét;Érvényes ettől';
const ROWS = [
  'Dr. Nagy Anna;H-P;8:00-12:00, 13-16;;',
  'Dr. Nagy Anna;Szo;9-13;páratlan;',
  'Dr. Nagy Anna;2026. 12. 24.;zárva;;',
  'Kis Béla;K, Cs;14-18;;2026. 12. 01.',
];
const FILE = [HEADER, ...ROWS].join('\n');

let server: TestServer;
let token: string;
beforeEach(async () => {
  server = await startTestServer({ flags: { otp: false } });
  token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
});
afterEach(() => server.close());

async function query(text: string, ...values: unknown[]) {
  return (await server.database.pool.query(text, values)).rows;
}
/** Forgets the hours of the sample clinic. */
const forgetHours = () => query('delete from schedule_rule');

async function post(id: number, action: string, body: object = {}): Promise<Import> {
  const path = `/api/staff/v1/imports/${id}/${action}/`;
  const response = await server.post(path, body, bearer(token));
  if (response.status !== 200) throw new Error(response.body.errors[0].code);
  return response.body;
}

async function upload(file = FILE): Promise<Import> {
  const { status, body } = await uploadFile(server, token, file, { kind: 'hours' });
  expect(status).toBe(201);
  return body;
}

async function apply(file = FILE): Promise<Import> {
  const { id, preview } = await upload(file);
  return post(id, 'apply', { fingerprint: preview?.fingerprint });
}

async function rulesOf(schedule: number) {
  return query(
    `select weekday, starts_minute / 60.0 as starts, ends_minute / 60.0 as ends, weeks, valid_from::text as from
     from schedule_rule where schedule_id = $1 order by weekday, starts_minute`,
    schedule,
  ).then((rows) =>
    rows.map(({ weekday, starts, ends, weeks, from }) =>
      [weekday, Number(starts), Number(ends), weeks, from].join(' '),
    ),
  );
}

test('hours of known doctors are previewed, and nothing changes by itself', async () => {
  await forgetHours();
  const { mapping, doctors, preview } = await upload();
  expect(mapping?.columns).toEqual({ doctor: 0, days: 1, hours: 2, weeks: 3, valid_from: 4 });
  expect(doctors.map((each) => [each.doctor, each.schedule_id, each.is_confirmed])).toEqual([
    ['Dr. Nagy Anna', 1, true],
    ['Kis Béla', 2, true],
  ]);
  expect(preview).toMatchObject({
    changed: { count: 2 },
    kept: { count: 0 },
    refused: { count: 0 },
    same: 0,
    displaced: { count: 0 },
    unconfirmed: 0,
    faults: [],
  });
  expect(preview?.changed.lines[0]).toMatchObject({
    schedule_id: 1,
    before: [],
    days: [
      {
        day: '2026-12-24',
        hours: [],
      },
    ],
  });
  expect(await rulesOf(1)).toEqual([]);
});

test('an applied import sets the hours, and patients can book them', async () => {
  await forgetHours();
  const { report } = await apply();
  expect(report).toMatchObject({ created: 2, changed: 0, kept: 0, same: 0 });
  expect(await rulesOf(1)).toEqual([
    ...[1, 2, 3, 4, 5].flatMap((day) => [
      `${day} 8 12 every -infinity`,
      `${day} 13 16 every -infinity`,
    ]),
    '6 9 13 odd -infinity',
  ]);
  expect(await rulesOf(2)).toEqual(['2 14 18 every 2026-12-01', '4 14 18 every 2026-12-01']);
  expect(await slotsOn(server, TUESDAY, ids.cardiologist, ids.doctor)).toHaveLength(14);
});

test('the second import of a file changes nothing, whatever the order of its rows', async () => {
  await forgetHours();
  await apply();
  for (const rows of [ROWS, ROWS.toReversed()]) {
    const { preview } = await upload([HEADER, ...rows].join('\n'));
    expect(preview).toMatchObject({ changed: { count: 0 }, kept: { count: 0 }, same: 2 });
  }
});

test('an import of hours keeps hours entered by hand, unless they are marked', async () => {
  const { id, preview } = await upload();
  expect(preview).toMatchObject({ changed: { count: 0 }, kept: { count: 2 } });
  const marked = await post(id, 'choices', { overwrite: [1] });
  expect(marked.preview).toMatchObject({ changed: { count: 1 }, kept: { count: 1 } });
});

test('hours that leave an appointment outside are not applied before they are confirmed', async () => {
  await bookAppointment(server, await slotAt(server, '09:00'));
  const file = [HEADER, 'Dr. Nagy Anna;H-P;13-16;;'].join('\n');
  const { id } = await upload(file);
  const shown = await post(id, 'choices', { overwrite: [1] });
  expect(shown.preview).toMatchObject({
    changed: { count: 0 },
    displaced: {
      count: 1,
      lines: [
        {
          schedule_id: 1,
          appointments: 1,
        },
      ],
    },
  });
  const before = await rulesOf(1);
  const refused = await post(id, 'apply', { fingerprint: shown.preview?.fingerprint });
  expect(refused.report).toMatchObject({ changed: 0, kept: 1 });
  expect(await rulesOf(1)).toEqual(before);
  const again = await upload(file);
  await post(again.id, 'choices', { overwrite: [1] });
  const confirmed = await post(again.id, 'choices', { displace: [1] });
  expect(confirmed.preview).toMatchObject({ changed: { count: 1 }, displaced: { count: 0 } });
  const fingerprint = confirmed.preview?.fingerprint;
  expect((await post(again.id, 'apply', { fingerprint })).report).toMatchObject({ changed: 1 });
});

test('hours off the grid, twice, or of an unknown doctor are reported', async () => {
  await forgetHours();
  const { preview } = await upload(
    [
      HEADER,
      'Dr. Nagy Anna;H-P;8:00-12:10;;',
      'Kis Béla;H;9-12;;',
      'Kis Béla;H;11-14;;',
      'Unknown Person;H;9-12;;',
      ';H;9-12;;',
      'Kis Béla;H;never;;',
      'Kis Béla;2020. 01. 01.;9-12;;',
    ].join('\n'),
  );
  expect(preview?.refused.lines.map(({ schedule_id: id, reason }) => [id, reason])).toEqual([
    [1, 'off_grid'],
    [2, 'twice'],
  ]);
  expect(preview?.unconfirmed).toBe(1);
  expect(preview?.faults.map(({ row, fault }) => [row, fault])).toEqual([
    [6, 'no_doctor'],
    [7, 'unclear_hours'],
    [8, 'past'],
  ]);
});

test('a grid with a column for each weekday is read, and doctors are known by their codes', async () => {
  await forgetHours();
  await query(
    `insert into external_ref (clinic_id, system, kind, external_id, doctor_id)
     values (1, 'file', 'doctor', 'A7', 1)`,
  );
  const { report } = await apply('Kód;Orvos;Hétfő;Kedd;Szerda\nA7;A. N.;8-12;zárva;13:00–15:30');
  expect(report).toMatchObject({ created: 1 });
  expect(await rulesOf(1)).toEqual(['1 8 12 every -infinity', '3 13 15.5 every -infinity']);
});

test('an undo restores the former hours, except those edited since', async () => {
  const before = await rulesOf(1);
  const { id } = await upload();
  const marked = await post(id, 'choices', { overwrite: [1, 2] });
  await post(id, 'apply', { fingerprint: marked.preview?.fingerprint });
  expect(await rulesOf(1)).not.toEqual(before);
  await query('update schedule_rule set ends_minute = 1020 where schedule_id = 2');
  const edited = await rulesOf(2);
  expect((await post(id, 'undo')).state).toBe('undone');
  expect(await rulesOf(1)).toEqual(before);
  expect(await rulesOf(2)).toEqual(edited);
});

/** Saves hours of the first doctor as an edit does, while a change of an import waits for it. */
async function saveDuring(change: () => Promise<Import>): Promise<Import | Error> {
  const { pool } = server.database;
  const editor = await pool.connect();
  try {
    await editor.query('begin');
    await editor.query('select from schedule where doctor_id = 1 order by id for no key update');
    const changed = change().catch((error: Error) => error);
    await waitForLocks(pool);
    await editor.query('delete from schedule_rule where schedule_id = 1');
    await editor.query(
      `insert into schedule_rule (schedule_id, weekday, starts_minute, ends_minute) values (1, 7, 600, 660)`,
    );
    await editor.query('commit');
    return await changed;
  } finally {
    editor.release();
  }
}

test('hours that a person saves while an import is applied are not overwritten', async () => {
  await forgetHours();
  const { id, preview } = await upload();
  const fingerprint = preview?.fingerprint;
  expect(await saveDuring(() => post(id, 'apply', { fingerprint }))).toEqual(
    new Error('import_changed'),
  );
  expect(await rulesOf(1)).toEqual(['7 10 11 every -infinity']);
});

test('hours that a person saves while an import is undone are not overwritten', async () => {
  await forgetHours();
  const { id } = await apply();
  expect(await saveDuring(() => post(id, 'undo'))).toMatchObject({ state: 'undone' });
  expect(await rulesOf(1)).toEqual(['7 10 11 every -infinity']);
  expect(await rulesOf(2)).toEqual([]);
});
