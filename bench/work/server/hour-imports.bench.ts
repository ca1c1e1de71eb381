import { expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { buildDoctorService, buildService } from '#tests/support/data/factories.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { signInVerified } from '#tests/support/data/staff.ts';
import { timed } from '../record.ts';
import { idsOf, importActions, letters, recordSteps, startImportClinic } from './import-clinic.ts';

const DOCTORS = 500;

const FILE = [
  'Code;Doctor;Days;Hours',
  ...idsOf(DOCTORS).map((id) => `D${id};Doctor ${letters(id)};Mon-Fri;8:00-12:00, 13:00-16:00`),
];

test('import of the hours of 500 doctors', async () => {
  const server = await startImportClinic('hours_of_500', DOCTORS, async (pool) => {
    await buildService(pool, { id: 1, names: 'Service', descriptions: 'x' });
    const service = (id: number) => ({ id, doctor_id: id, service_id: 1, schedule_id: id });
    await buildDoctorService(pool, ...idsOf(DOCTORS).map(service));
    await pool.query(
      `insert into external_ref (clinic_id, system, kind, external_id, doctor_id)
       select 1, 'file', 'doctor', 'D' || id, id from doctor`,
    );
  });
  const token = await signInVerified(server, 'account_manager');
  const post = importActions<ImportOf<'hours'>>(server, token);
  const [{ body }, preview] = await timed(() =>
    uploadFile(server, token, FILE.join('\n'), { kind: 'hours' }),
  );
  expect(body.preview?.changed.count).toBe(DOCTORS);
  const apply = { fingerprint: body.preview?.fingerprint };
  const [done, applied] = await timed(() => post(body.id, 'apply', apply));
  expect(done.report).toMatchObject({ created: DOCTORS });
  const { rows } = await server.database.pool.query<{ days: number }>(
    'select count(*)::integer as days from schedule_day',
  );
  const steps = { preview, applied };
  await recordSteps(server, 'Import of the hours of 500 doctors', steps, rows[0]?.days ?? 0);
  await server.close();
});
