import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { bundleOf, CLINIC_RESOURCES, VISITS } from '#tests/support/data/imports/fhir-bundle.ts';
import { runCommand } from '#tests/support/servers/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CLINIC = 'duna-clinic';
const FILE = 'Service;Price\nCardiologist consultation;22 000 Ft\nBlood test;6 000\nSauna;4 000\n';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  // The offers came from an import, so another one may change them.
  await server.database.pool.query(
    `insert into import_offer (doctor_service_id, price, duration_minutes, price_conditions)
     select id, price, duration_minutes, price_conditions from doctor_service`,
  );
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await server.close();
});

const run = (...args: string[]) => runCommand('import', args, server.database.connection);

async function read(text: string, ...options: string[]) {
  const path = join(folder, 'prices.csv');
  await writeFile(path, text);
  return run('read', path, '--clinic', CLINIC, ...options);
}

async function prices() {
  const { rows } = await server.database.pool.query<{ prices: string }>(
    'select string_agg(price::integer::text, $1 order by id) as prices from doctor_service',
    [' '],
  );
  return rows[0]?.prices;
}

test('npm run import reads, confirms, applies and undoes a list', { timeout: 60_000 }, async () => {
  const before = await prices();
  const found = await read(FILE);
  expect(found.errors).toEqual([]);
  expect(found.lines[0]).toMatch(/^Import 1 {2}read {2}/);
  expect(found.lines).toContain('  names to confirm: 3, 2 of them clear');
  expect(found.lines).toContain('  to change: 0');

  const confirmed = await run('confirm', '1');
  expect(confirmed.lines).toContain('  names to confirm: 1, 0 of them clear');
  expect(confirmed.lines.join('\n')).toMatch(/row 2 .* → 22000/);
  expect(await prices()).toBe(before);

  expect((await run('apply', '1')).lines[0]).toMatch(/^Import 1 {2}applied/);
  expect(await prices()).not.toBe(before);
  const { rows } = await server.database.pool.query(
    `select distinct actor from price_change where actor like 'operator%'`,
  );
  expect(rows).toEqual([{ actor: `operator ${userInfo().username}` }]);

  expect((await run('apply', '1')).errors).toEqual([
    'The import is not in a state for this, or too old to be undone',
  ]);
  expect((await run('undo', '1')).lines[0]).toMatch(/^Import 1 {2}undone/);
  expect(await prices()).toBe(before);
});

test(
  'npm run import enters visits, shows no patient, and cancels them',
  {
    timeout: 60_000,
  },
  async () => {
    const day = addDays(dateInZone(Date.now(), 'Europe/Budapest'), 1);
    const rows = [
      'Doctor;Date;Time;Minutes;Patient;Phone',
      `Dr. Nagy Anna;${day};9:00;30;Kovács Éva;06 30 123 4567`,
      `Dr. Nagy Anna;${day};10:00;30;Szabó Pál;06 20 123 4567`,
      `Dr. Nagy Anna;${day};soon;30;Tóth Géza;`,
    ];
    const list = rows.join('\n');
    const found = await read(list, '--kind', 'visits');
    expect(found.errors).toEqual([]);
    expect(found.lines).toContain('  doctors to confirm: 1, 1 of them clear');
    expect(found.lines).toContain('    row 4  unclear_time');
    const confirmed = await run('confirm', '1');
    expect(confirmed.lines.join('\n')).toMatch(/visits to enter: 2, /);
    const applied = await run('apply', '1');
    expect(applied.lines).toEqual([
      expect.stringMatching(/^Import 1 {2}applied/),
      '  2 added, 0 changed, 1 kept',
      '  rows that are not entered: 1',
      '    row 4  unclear_time',
    ]);
    const silent = { status: 'booked', notify: false };
    const states = async () => {
      const { rows: visits } = await server.database.pool.query(
        `select status, notify from appointment where source = 'import' order by starts_at`,
      );
      return visits;
    };
    expect(await states()).toEqual([silent, silent]);
    expect((await read(list, '--kind', 'visits')).lines).toContain('  the same: 2');
    const undone = await run('undo', '1');
    expect(undone.lines[0]).toMatch(/^Import 1 {2}undone/);
    expect((await states()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    const printed = [found, confirmed, applied, undone].flatMap(({ lines }) => lines).join('\n');
    expect(printed).not.toMatch(/Kovács|Szabó|Tóth|4567/);
  },
);

test('npm run import adds doctors, and hides them again', { timeout: 60_000 }, async () => {
  const added = async () => {
    const { rows } = await server.database.pool.query<{ is_active: boolean }>(
      `select is_active from doctor where names ->> 'hu' = 'Zsindelyes Aladár'`,
    );
    return rows;
  };
  const list =
    'Name;Specialty;Branch;Experience\nZsindelyes Aladár;Cardiologist;Duna Clinic;long\n';
  await server.database.pool.query(
    `alter table doctor alter column id restart with 100;
     alter table schedule alter column id restart with 100`,
  );
  await server.database.pool.query(
    `update clinic_branch set names = '{"hu": "Duna Clinic"}' where id = $1`,
    [ids.branch],
  );
  const found = await read(list, '--kind', 'doctors');
  expect(found.errors).toEqual([]);
  expect(found.lines).toContain('  to add: 1, hidden until they are shown in the console');
  expect(found.lines).toContain('  names to confirm: 1, 1 of them clear');
  expect(found.lines).toContain('    row 2  unclear_experience  long');
  expect((await run('confirm', '1')).lines).toContain('  names to confirm: 0, 0 of them clear');
  expect(await added()).toEqual([]);
  expect((await run('apply', '1')).lines).toContain('  1 added, 0 changed, 0 kept');
  expect(await added()).toEqual([{ is_active: false }]);
  expect((await read(list, '--kind', 'doctors')).lines).toContain('  the same: 1');
  expect((await run('undo', '1')).lines[0]).toMatch(/^Import 1 {2}undone/);
  expect(await added()).toEqual([]);
});

test('npm run import sets hours, and restores them', { timeout: 60_000 }, async () => {
  const { pool } = server.database;
  const hours = async () => {
    const { rows } = await pool.query<{ hours: string | null }>(
      `select string_agg(concat_ws(' ', weekday, starts_minute, ends_minute), ', ' order by weekday) as hours
       from schedule_rule where schedule_id = 1`,
    );
    return rows[0]?.hours;
  };
  await pool.query('delete from schedule_rule');
  const list =
    'Doctor;Days;Hours\nDr. Nagy Anna;Mon, Wed;9-12\nNobody;Mon;9-12\nKis Béla;Mon;soon\n';
  const found = await read(list, '--kind', 'hours');
  expect(found.errors).toEqual([]);
  expect(found.lines).toContain('  hours to change: 1');
  expect(found.lines).toContainEqual(expect.stringMatching(/^ {4}row 2 {2}\S/));
  expect(found.lines).toContain('  of doctors to confirm: 1, of other doctors: 0');
  expect(found.lines).toContain('    row 4  unclear_hours  soon');
  expect(await hours()).toBeNull();
  expect((await run('apply', '1')).lines[0]).toMatch(/^Import 1 {2}applied/);
  expect(await hours()).toBe('1 540 720, 3 540 720');
  expect((await read(list, '--kind', 'hours')).lines).toContain('  the same: 1');
  expect((await run('undo', '1')).lines[0]).toMatch(/^Import 1 {2}undone/);
  expect(await hours()).toBeNull();
});

test('npm run import says why it does nothing', { timeout: 60_000 }, async () => {
  expect(await run('show', '99')).toMatchObject({ code: 1, errors: ['There is no such import'] });
  expect(await run('read', 'missing.csv', '--clinic', CLINIC)).toMatchObject({
    code: 1,
    errors: ['missing.csv: cannot be read'],
  });
  const path = join(folder, 'prices.csv');
  await writeFile(path, FILE);
  expect(await run('read', path, '--clinic', 'nosuch')).toMatchObject({
    code: 1,
    errors: ['There is no clinic nosuch'],
  });
  await read('');
  expect((await run('show', '1')).lines[0]).toMatch(/^Import 1 {2}refused/);
  expect((await run('confirm', '1')).errors).toEqual(['No clear name waits for a confirmation']);
});

test('npm run import reads visits of a FHIR bundle, and prints no patient', async () => {
  const path = join(folder, 'bundle.json');
  const start = `${addDays(dateInZone(Date.now(), 'Europe/Budapest'), 7)}T09:00:00Z`;
  const [visit, ...others] = VISITS;
  const observation = { resourceType: 'Observation', id: 'o' };
  const wrong = { ...others[0], start: 'soon' };
  const all = [...CLINIC_RESOURCES, { ...visit, start, end: undefined }, wrong, observation];
  await writeFile(path, bundleOf(all));
  const { lines, errors } = await run('read', path, '--clinic', CLINIC, '--kind', 'visits');
  expect(errors).toEqual([]);
  expect(lines).toContain('  Practitioner: 2');
  expect(lines).toContain('  left out, medical: 1 Observation');
  expect(lines).toContain('    Bundle.entry[12].resource.start  not_an_instant  soon');
  expect(lines).toContain('  of doctors to confirm: 1, of other doctors: 0');
  expect(lines.join('\n')).not.toMatch(/Kovács|Éva|1234567/);
});
