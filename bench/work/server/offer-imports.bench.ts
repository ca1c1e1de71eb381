import { expect, test } from 'vitest';
import type { ImportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { buildService } from '#tests/support/data/factories.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { signInVerified } from '#tests/support/data/staff.ts';
import { timed } from '../record.ts';
import { idsOf, importActions, letters, recordSteps, startImportClinic } from './import-clinic.ts';

const DOCTORS = 100;
const SERVICES = 50;
const OFFERS = DOCTORS * SERVICES;

const nameOf = (id: number) => `Service ${letters(id)}`;
const FILE = ['Service;Price', ...idsOf(SERVICES).map((id) => `${nameOf(id)};${id}000`)];

test('import of 5,000 offers', async () => {
  const server = await startImportClinic('imports_of_5000', DOCTORS, async (pool) => {
    const service = (id: number) => ({ id, names: nameOf(id), descriptions: 'x' });
    await buildService(pool, ...idsOf(SERVICES).map(service));
  });
  const token = await signInVerified(server, 'account_manager');
  const post = importActions<ImportOf<'prices'>>(server, token);
  const upload = () => uploadFile(server, token, FILE.join('\n'));

  const { body } = await upload();
  const matches = body.names.map(({ key, row }) => ({ key, service_id: row - 1 }));
  expect(matches).toHaveLength(SERVICES);
  await post(body.id, 'matches', { matches });
  const chosen = { service_ids: idsOf(SERVICES), schedule_ids: idsOf(DOCTORS) };
  await post(body.id, 'choices', chosen);
  const [shown, preview] = await timed(() => post(body.id, 'choices', {}));
  expect(shown.preview?.created.count).toBe(OFFERS);
  const apply = { fingerprint: shown.preview?.fingerprint };
  const [done, applied] = await timed(() => post(body.id, 'apply', apply));
  expect(done.report?.created).toBe(OFFERS);
  const [again, readAgain] = await timed(upload);
  expect(again.body.preview).toMatchObject({ same: OFFERS, created: { count: 0 } });
  const steps = { preview, applied, 'read again': readAgain };
  await recordSteps(server, 'Import of 5,000 offers', steps, OFFERS);
  await server.close();
});
