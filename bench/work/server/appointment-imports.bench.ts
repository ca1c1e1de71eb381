import { expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { CLINIC_NOW, project } from '#tests/support/data/clinic.ts';
import { buildDoctorService, buildRule, buildService } from '#tests/support/data/factories.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { signInVerified } from '#tests/support/data/staff.ts';
import { timed } from '../record.ts';
import { idsOf, importActions, letters, recordSteps, startImportClinic } from './import-clinic.ts';

const DOCTORS = 50;
const APPOINTMENTS = 9999;
const APPOINTMENTS_A_DAY = 10;

const FILE = [
  'Doctor;Date;Time;Minutes;Patient;Phone',
  ...Array.from({ length: APPOINTMENTS }, (_, index) => {
    const [doctor, place] = [index % DOCTORS, Math.floor(index / DOCTORS)];
    const day = addDays('2026-11-24', Math.floor(place / APPOINTMENTS_A_DAY));
    const time = `${9 + Math.floor((place % APPOINTMENTS_A_DAY) / 2)}:${place % 2 === 0 ? '00' : '30'}`;
    const phone = `06 30 ${String(1_000_000 + index)}`;
    return `Doctor ${letters(doctor + 1)};${day};${time};30;Patient ${letters(index)};${phone}`;
  }),
];

test('import of 10,000 appointments', async () => {
  const server = await startImportClinic('imports_of_appointments', DOCTORS, async (pool) => {
    await buildService(pool, { id: 1, names: 'Cardiologist', descriptions: 'x' });
    const hours = { starts_minute: 540, ends_minute: 840 };
    for (const id of idsOf(DOCTORS)) {
      await buildDoctorService(pool, { id, schedule_id: id, doctor_id: id });
      const days = [1, 2, 3, 4, 5].map((weekday) => ({ schedule_id: id, weekday, ...hours }));
      await buildRule(pool, ...days);
    }
    await project(pool, CLINIC_NOW);
  });
  const token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  const post = importActions<ImportOf<'appointments'>>(server, token);
  const upload = () => uploadFile(server, token, FILE.join('\n'), { kind: 'appointments' });

  const { body } = await upload();
  const matches = body.doctors.map(({ key, candidates: [schedule_id] }) => ({ key, schedule_id }));
  expect(matches).toHaveLength(DOCTORS);
  const [shown, preview] = await timed(() => post(body.id, 'doctors', { matches }));
  expect(shown.preview).toMatchObject({
    entered: { count: APPOINTMENTS },
    left: { count: 0 },
  });
  const apply = { fingerprint: shown.preview?.fingerprint };
  const [applied, entered] = await timed(() => post(body.id, 'apply', apply));
  expect(applied.report?.created).toBe(APPOINTMENTS);
  const [again, readAgain] = await timed(upload);
  expect(again.body.preview).toMatchObject({ same: APPOINTMENTS, entered: { count: 0 } });
  const [last, undone] = await timed(() => post(body.id, 'undo', {}));
  expect(last.state).toBe('undone');
  const steps = { preview, entered, 'read again': readAgain, undone };
  await recordSteps(server, 'Import of 10,000 appointments', steps, APPOINTMENTS);
  await server.close();
});
