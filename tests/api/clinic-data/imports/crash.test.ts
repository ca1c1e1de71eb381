import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as projectRoot from '#server/config/project-root.ts';
import { uploadImport } from '#server/features/clinic-data/imports/upload-import.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { uploadFile } from '#tests/support/data/imports/imports.ts';
import { bearer, signInVerified } from '#tests/support/data/staff.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const FILE = 'Szolgáltatás;Ár\nTitkos vizsgálat;28 000\n';
const { sourceFile } = projectRoot;

let folder: string;
let child: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vizit-crash-'));
  // The child process of an import is a real one, which crashes as soon as it gets the file.
  child = join(folder, 'child.mjs');
  await writeFile(child, `process.once('message', () => process.kill(process.pid, 'SIGTRAP'))`);
  vi.spyOn(projectRoot, 'sourceFile').mockImplementation((path) =>
    path.endsWith('/import-child.ts') ? child : sourceFile(path),
  );
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('a file whose reading crashes is a refused import, and the crash is reported once without its content', async () => {
  const crashes: Error[] = [];
  const context = { site: server.site, language: 'hu' } as const;
  const importer = { id: 1, username: 'anna', role: 'clinic_admin', position: null } as const;
  const upload = { clinic: 1, kind: 'prices', file_name: 'arak.csv' } as const;
  const refused = await uploadImport(
    context,
    { ...importer, reach: { isAll: false, clinics: [1], branches: [], doctor: null } },
    { ...upload, bytes: Buffer.from(FILE) },
    (error) => crashes.push(error),
  );
  expect(refused).toMatchObject({ state: 'refused', refusal: { reason: 'crashed' } });
  expect(crashes.map(({ message }) => message)).toEqual([
    'a child process ended without a result: SIGTRAP',
  ]);
});

test('an upload whose reading crashes is answered with the refusal', async () => {
  const token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  const { status, body } = await uploadFile(server, token, FILE);
  expect([status, body.refusal]).toEqual([201, { reason: 'crashed' }]);
});

test('a file whose names could not be matched says so, and its services are proposed again', async () => {
  const real = sourceFile('src/server/features/clinic-data/imports/child/import-child.ts');
  // The file is read, its names are not matched, and then they are.
  const children = [real, child, real];
  vi.mocked(projectRoot.sourceFile).mockImplementation((path) =>
    path.endsWith('/import-child.ts') ? (children.shift() ?? child) : sourceFile(path),
  );
  const token = await signInVerified(server, 'clinic_admin', { clinicIds: [1] });
  const file = 'Service;Price\nBlood test;6 000\nHospital stay;90 000\n';
  const { body } = await uploadFile(server, token, file);
  const { id, mapping, names, has_proposals: hasProposals } = body;
  expect([names.map(({ candidates }) => candidates), hasProposals]).toEqual([[[], []], false]);
  const path = `/api/staff/v1/imports/${id}/mapping/`;
  const again = await server.post(path, mapping ?? {}, bearer(token));
  expect(again.body).toMatchObject({ has_proposals: true });
  const { candidates } = again.body.names[0];
  expect(candidates).toEqual([ids.bloodTest]);
});
