import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageRenderer } from '#server/ssr/render-page.ts';
import { renderErrorPage, renderPage } from '#web/entry/server.tsx';
import { ids } from '#tests/support/data/clinic.ts';
import { continueIds, hoursOf, inHungary } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const LIST = `/api/v1/doctors/?city=${ids.city}&service=${ids.cardiologist}`;

const render = createPageRenderer({
  source: {
    entry: () => Promise.resolve({ renderPage, renderErrorPage }),
    assets: () => Promise.resolve({ head: '', scripts: '' }),
  },
});

let server: TestServer;
let dora: StaffClient;
let manager: StaffClient;
let doctor = 0;
beforeEach(async () => {
  // As in Kyrgyzstan, whose lists end with the doctors who take no bookings.
  server = await startTestServer({ render, flags: { disabledDoctors: true } });
  await continueIds(server);
  dora = await staffClient(server, 'clinic_admin', { username: 'dora', clinicIds: [1] });
  manager = await staffClient(server, 'account_manager');
  const added = await dora.proposeDoctor({
    names: inHungary('Kis Pál'),
    descriptions: {},
    practising_since: 2012,
    languages: ['hu'],
    branch_id: ids.branch,
    service_id: ids.cardiologist,
    price: 18_000,
    duration_minutes: 30,
  });
  doctor = added.doctor_id;
});
afterEach(() => server.close());

const isIn = async (path: string) => {
  const { results } = (await server.get(path)).body;
  return results.some(({ slug }: { slug: string }) => slug === 'kis-pal');
};
const statusOf = async (path: string) => (await server.get(path)).status;

/** Returns whether patients see the doctor: the profile, and lists of both kinds, as data and as pages. */
const seen = async () => ({
  profile: await statusOf('/api/v1/doctors/kis-pal/'),
  reviews: await statusOf('/api/v1/doctors/kis-pal/reviews/'),
  profilePage: await statusOf('/doctor/kis-pal'),
  list: await isIn(LIST),
  inactive: await isIn(`${LIST}&is_active=false`),
  listPage: String((await server.get('/doctors/budapest/cardiologist')).body).includes('Kis Pál'),
});
const NOTHING = {
  profile: 404,
  reviews: 404,
  profilePage: 404,
  list: false,
  inactive: false,
  listPage: false,
};
const ACTIVE = {
  profile: 200,
  reviews: 200,
  profilePage: 200,
  list: true,
  inactive: false,
  listPage: true,
};

const decide = async (decision: 'approve' | 'return') => {
  const [proposal] = (await manager.proposals({})).results;
  await manager.decideProposal({
    id: proposal?.id ?? 0,
    version: proposal?.version ?? 0,
    decision,
    reason: 'Why',
  });
};
async function enterHours(): Promise<void> {
  const { results } = await dora.schedules();
  const schedule = results.find((each) => each.doctor === 'Kis Pál')?.id ?? 0;
  await dora.saveHours({ ...hoursOf(schedule, [[540, 720]]), intent: 'save' });
}
const show = async (isShown: boolean) => {
  const values = await manager.doctor({ id: doctor });
  await manager.saveDoctor({ ...values, is_active: isShown, intent: 'confirm' });
};

test('patients find a doctor who waits or was returned nowhere, and an approved one everywhere', async () => {
  expect(await seen()).toEqual(NOTHING);
  await enterHours();
  expect(await seen()).toEqual(NOTHING);
  await decide('return');
  expect(await seen()).toEqual(NOTHING);
  const [returned] = (await dora.ownClinics()).proposals;
  await dora.renewProposal({ id: returned?.id ?? 0 });
  await decide('approve');
  expect(await seen()).toEqual(ACTIVE);
});

test('an approved doctor who is hidden stays among those who take no bookings', async () => {
  await enterHours();
  await decide('approve');
  await show(false);
  expect(await seen()).toEqual({ ...ACTIVE, list: false, inactive: true });
});

test('a doctor whom an account manager shows without a decision is no draft', async () => {
  await show(true);
  await show(false);
  expect(await seen()).toEqual({ ...ACTIVE, list: false, inactive: true });
});

test('a doctor whose proposal is gone stays a draft, also when the lists are rebuilt', async () => {
  await server.database.pool.query('delete from clinic_proposal');
  await server.database.pool.query('select refresh_doctor_listing($1)', [[doctor]]);
  expect(await seen()).toEqual(NOTHING);
});

test('a clinic previews the texts of a doctor who waits', async () => {
  const row = { subject: 'doctor', id: doctor } as const;
  const look = { language: 'hu', device: 'mobile' } as const;
  const { status, html } = await dora.previewContent({ ...row, ...look, ids: [] });
  expect([status, html.includes('Kis Pál')]).toEqual([200, true]);
  expect(await seen()).toEqual(NOTHING);
});
