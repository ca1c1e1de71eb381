import { expect, test } from 'vitest';
import {
  buildBranch,
  buildCity,
  buildClinic,
  buildDoctor,
  buildDoctorService,
  buildSchedule,
  buildService,
} from '#tests/support/data/factories.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer } from '#tests/support/servers/server.ts';
import { record, timed } from '../record.ts';
import { writeBareRows } from './bare-rows.ts';

const DOCTORS = 500;

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
const FILE = [
  'Code;Doctor;Days;Hours',
  ...count(DOCTORS).map((id) => `D${id};Doctor ${id};Mon-Fri;8:00-12:00, 13:00-16:00`),
];

test('import of the hours of 500 doctors', async () => {
  const server = await startTestServer({
    template: {
      name: 'hours_of_500',
      async fill({ pool }) {
        await buildCity(pool, { id: 10, names: 'Budapest', time_zone: 'Europe/Budapest' });
        await buildClinic(pool, { id: 1, names: 'Clinic' });
        await buildBranch(pool, { id: 1, clinic_id: 1, city_id: 10 });
        await buildService(pool, { id: 1, names: 'Service', descriptions: 'x' });
        for (const id of count(DOCTORS)) {
          await buildDoctor(pool, { id, slug: `doctor-${id}`, names: `Doctor ${id}` });
          await buildSchedule(pool, { id, doctor_id: id, clinic_branch_id: 1 });
          await buildDoctorService(pool, { id, doctor_id: id, service_id: 1, schedule_id: id });
        }
        await pool.query(
          `insert into external_ref (clinic_id, system, kind, external_id, doctor_id)
           select 1, 'file', 'doctor', 'D' || id, id from doctor`,
        );
      },
    },
  });
  const token = await signInVerified(server, 'account_manager');
  const [{ body }, previewMs] = await timed(() =>
    uploadFile(server, token, FILE.join('\n'), { kind: 'hours' }),
  );
  expect(body.preview?.changed.count).toBe(DOCTORS);
  const [applied, applyMs] = await timed(() =>
    server.post(
      `/api/staff/v1/imports/${body.id}/apply/`,
      { fingerprint: body.preview?.fingerprint },
      bearer(token),
    ),
  );
  expect(applied.body.report).toMatchObject({ created: DOCTORS });
  const { rows } = await server.database.pool.query<{ days: number }>(
    'select count(*)::integer as days from schedule_day',
  );
  const bound = await writeBareRows(server.database.pool, rows[0]?.days ?? 0);
  for (const [step, measured] of Object.entries({ preview: previewMs, applied: applyMs })) {
    const work = `Import of the hours of 500 doctors, ${step}`;
    record({ work, unit: 'ms', measured, of: 'as many days in one statement', bound });
  }
  await server.close();
});
