import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const SETTINGS = '/api/v1/settings/';

let server: TestServer;
afterEach(() => server.close());

test('settings have the sign-in links of the country and no Google tag', async () => {
  server = await startTestServer();
  expect((await server.get(SETTINGS)).body).toMatchObject({
    patient_login_url: null,
    clinic_cabinet_url: 'https://cabinet.vizit.hu',
    google_tag_id: null,
  });
});

test('settings have the links and the Google tag of the configuration', async () => {
  server = await startTestServer({
    googleTagId: 'G-ABC1234567',
    signInLinks: { patientLoginUrl: 'https://my.example.hu' },
  });
  expect((await server.get(SETTINGS)).body).toMatchObject({
    patient_login_url: 'https://my.example.hu',
    clinic_cabinet_url: 'https://cabinet.vizit.hu',
    google_tag_id: 'G-ABC1234567',
  });
});
