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

const DOCTORS = 500;
const MAX_PREVIEW_MS = 5000;
const MAX_APPLY_MS = 5000;

const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
const FILE = [
  'Code;Doctor;Days;Hours',
  ...count(DOCTORS).map((id) => `D${id};Doctor ${id};Mon-Fri;8:00-12:00, 13:00-16:00`),
];

test('hours of 500 doctors are previewed in 5 s and applied in 5 s', async () => {
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
  const started = performance.now();
  const { body } = await uploadFile(server, token, FILE.join('\n'), { kind: 'hours' });
  const previewMs = performance.now() - started;
  expect(body.hour_preview?.changed.count).toBe(DOCTORS);
  const begun = performance.now();
  const applied = await server.post(
    `/api/staff/v1/imports/${body.id}/apply/`,
    { fingerprint: body.hour_preview?.fingerprint },
    bearer(token),
  );
  const applyMs = performance.now() - begun;
  expect(applied.body.report).toMatchObject({ created: DOCTORS });
  const { rows } = await server.database.pool.query(
    'select count(distinct schedule_id)::integer as schedules from schedule_day where free <> $1',
    [[]],
  );
  expect(rows).toEqual([{ schedules: DOCTORS }]);
  const figures = { previewMs, applyMs };
  console.info(figures);
  expect(previewMs, JSON.stringify(figures)).toBeLessThan(MAX_PREVIEW_MS);
  expect(applyMs, JSON.stringify(figures)).toBeLessThan(MAX_APPLY_MS);
  await server.close();
});
