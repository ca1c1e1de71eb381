import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookAppointment, slotAt } from '#tests/support/data/appointment.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const BRANCH = { subject: 'clinic_branch', id: 1 } as const;
const WAY = 'Bejárat az udvar felől.\n2. emelet, 12-es ajtó';

let server: TestServer;
let manager: StaffClient;
let copywriter: StaffClient;
beforeAll(async () => {
  server = await startTestServer({ flags: { otp: false } });
  manager = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'anna' });
  copywriter = await staffClient(server, 'copywriter');
});
afterAll(() => server.close());

const draft = (value: string) =>
  manager.saveContentDrafts({
    ...BRANCH,
    changes: [{ field: 'directions.hu', value, live: null, draft_id: null }],
  });
const clinicIn = async (language: string) => {
  const { body } = await server.get('/api/v1/clinics/duna-clinic/', {
    'accept-language': language,
  });
  return body.clinic_branches.find(({ id }: { id: number }) => id === BRANCH.id).directions;
};

test('directions of more than 300 characters are refused with their field', async () => {
  await expect(draft('x'.repeat(301))).rejects.toThrow('400 too_long');
});

test('the clinic and the appointment show published directions, in their own language only', async () => {
  const { id, hash } = await bookAppointment(server, await slotAt(server, '09:30'));
  const appointmentIn = async (language: string) => {
    const url = `/api/v1/appointments/${id}/?hash=${hash}`;
    return (await server.get(url, { 'accept-language': language })).body.clinic_branch;
  };
  await draft(WAY);
  expect(await clinicIn('hu')).toBeNull();

  const ids = (await manager.content()).drafts.map((each) => each.id);
  await manager.publishContentDrafts({ ids });
  await server.site.reference.reload();
  expect(await clinicIn('hu')).toBe(WAY);
  expect(await clinicIn('en')).toBeNull();
  expect(await appointmentIn('hu')).toMatchObject({ directions: WAY });
  expect(await appointmentIn('en')).toMatchObject({ directions: null });
});

test('other languages wait for the copywriter, whose texts have the same limit', async () => {
  const { results } = await copywriter.texts({ subject: 'clinic_branch', language: 'ru' });
  expect(results).toMatchObject([
    { id: BRANCH.id, missing_count: 1 },
    { id: 2, missing_count: 0 },
  ]);
  const translate = (text: string) =>
    copywriter.saveTexts({
      ...BRANCH,
      texts: [{ field: 'directions', language: 'ru', text, source: WAY, is_checked: true }],
    });
  await expect(translate('x'.repeat(301))).rejects.toThrow('400 too_long');
  await translate('Вход со двора.');
  const row = await manager.contentRow(BRANCH);
  const states = row.values.filter(({ field }) => field.startsWith('directions.'));
  expect(states.map((each) => each.text_state)).toEqual(['draft', 'missing', 'checked']);
});
