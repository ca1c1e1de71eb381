import { expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { CLINIC_NOW, project } from '#tests/support/data/clinic.ts';
import {
  buildBranch,
  buildCity,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildRule,
  buildSchedule,
  buildService,
} from '#tests/support/data/factories.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer } from '#tests/support/servers/server.ts';
import { record, timed } from '../record.ts';
import { writeBareRows } from './bare-rows.ts';

type Import = ImportOf<'appointments'>;

const DOCTORS = 50;
const APPOINTMENTS = 9999;
const APPOINTMENTS_A_DAY = 10;

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** Returns a name without digits. */
function letters(id: number): string {
  return String(id).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)).repeat(3));
}

const FILE = [
  'Doctor;Date;Time;Minutes;Patient;Phone',
  ...count(APPOINTMENTS).map((index) => {
    const [doctor, place] = [index % DOCTORS, Math.floor(index / DOCTORS)];
    const day = addDays('2026-11-24', Math.floor(place / APPOINTMENTS_A_DAY));
    const time = `${9 + Math.floor((place % APPOINTMENTS_A_DAY) / 2)}:${place % 2 === 0 ? '00' : '30'}`;
    const phone = `06 30 ${String(1_000_000 + index)}`;
    return `Doctor ${letters(doctor + 1)};${day};${time};30;Patient ${letters(index)};${phone}`;
  }),
];

test('import of 10,000 appointments', async () => {
  const server = await startTestServer({
    template: {
      name: 'imports_of_appointments',
      async fill({ pool }) {
        await buildCity(pool, { id: 10, names: 'Budapest', time_zone: 'Europe/Budapest' });
        await buildClinic(pool, { id: 1, names: 'Clinic' });
        await buildBranch(pool, { id: 1, clinic_id: 1, city_id: 10 });
        await buildService(pool, { id: 1, names: 'Cardiologist', descriptions: 'x' });
        for (const index of count(DOCTORS)) {
          const id = index + 1;
          await buildDoctor(pool, { id, slug: `doctor-${id}`, names: `Doctor ${letters(id)}` });
          await buildSchedule(pool, { id, doctor_id: id, clinic_branch_id: 1 });
          await buildDoctorService(pool, { id, schedule_id: id, doctor_id: id });
          const hours = { starts_minute: 540, ends_minute: 840 };
          await buildRule(
            pool,
            ...[1, 2, 3, 4, 5].map((weekday) => ({ schedule_id: id, weekday, ...hours })),
          );
        }
        await project(pool, CLINIC_NOW);
      },
    },
  });
  const token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  async function post(id: number, action: string, body: object): Promise<Import> {
    const path = `/api/staff/v1/imports/${id}/${action}/`;
    const response = await server.post(path, body, bearer(token));
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  }
  const upload = () => uploadFile(server, token, FILE.join('\n'), { kind: 'appointments' });

  const { body } = await upload();
  const matches = body.doctors.map(({ key, candidates: [schedule_id] }) => ({ key, schedule_id }));
  expect(matches).toHaveLength(DOCTORS);
  const [shown, previewMs] = await timed(() => post(body.id, 'doctors', { matches }));
  expect(shown.preview).toMatchObject({
    entered: { count: APPOINTMENTS },
    left: { count: 0 },
  });
  const apply = { fingerprint: shown.preview?.fingerprint };
  const [applied, applyMs] = await timed(() => post(body.id, 'apply', apply));
  expect(applied.report?.created).toBe(APPOINTMENTS);
  const [again, againMs] = await timed(upload);
  expect(again.body.preview).toMatchObject({ same: APPOINTMENTS, entered: { count: 0 } });
  const [undone, undoMs] = await timed(() => post(body.id, 'undo', {}));
  expect(undone.state).toBe('undone');
  const bound = await writeBareRows(server.database.pool, APPOINTMENTS);
  const steps = { preview: previewMs, entered: applyMs, 'read again': againMs, undone: undoMs };
  for (const [step, measured] of Object.entries(steps)) {
    const work = `Import of 10,000 appointments, ${step}`;
    record({ work, unit: 'ms', measured, of: 'as many rows in one statement', bound });
  }
  await server.close();
});
