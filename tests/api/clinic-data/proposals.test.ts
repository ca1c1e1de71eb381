import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ids } from '#tests/support/data/clinic.ts';
import { branchOf, continueIds, hoursOf, inHungary } from '#tests/support/data/setup.ts';
import { fillDraft, requestToJoin } from '#tests/support/data/draft-clinic.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { MIGRATED } from '#tests/support/database/database.ts';
import { waitForLocks } from '#tests/support/database/wait-for-locks.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const CLINIC = 1;
const DOCTOR = {
  names: inHungary('Kis Pál'),
  descriptions: {},
  practising_since: 2012,
  languages: ['hu'],
  branch_id: ids.branch,
  service_id: ids.cardiologist,
  price: 18_000,
  duration_minutes: 30,
};

let server: TestServer;
let dora: StaffClient;
let manager: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  dora = await staffClient(server, 'clinic_admin', { username: 'dora', clinicIds: [CLINIC] });
  manager = await staffClient(server, 'account_manager');
});
afterEach(() => server.close());

const proposalsOf = async (client = manager) => (await client.proposals({})).results;
const statusOf = async () => (await server.get('/api/v1/doctors/kis-pal/')).status;
const isListed = async () => {
  const path = `/api/v1/doctors/?city=${ids.city}&service=${ids.cardiologist}`;
  const { results } = (await server.get(path)).body;
  return results.some(({ slug }: { slug: string }) => slug === 'kis-pal');
};

/** Enters hours of a proposed doctor as the clinic does. */
async function enterHours(client = dora): Promise<number> {
  const { results } = await client.schedules();
  const schedule = results.find(({ doctor }) => doctor === 'Kis Pál')?.id ?? 0;
  const { intent: _intent, ...hours } = hoursOf(schedule, [[540, 720]]);
  expect(await client.saveHours({ ...hours, intent: 'save' })).toMatchObject({ is_saved: true });
  return schedule;
}

test('a doctor whom a live clinic adds is seen by patients once the account manager approves', async () => {
  expect(await dora.proposeDoctor(DOCTOR)).toMatchObject({ waits: true });
  const [proposal] = await proposalsOf();
  expect(proposal).toMatchObject({
    clinic_id: CLINIC,
    names: inHungary('Kis Pál'),
    proposed_by: 'dora',
    reason: null,
    doctor: {
      languages: ['hu'],
      practising_since: 2012,
      offers: [{ price: 18_000, duration_minutes: 30 }],
    },
    missing: [{ part: 'hours' }],
  });
  const id = proposal?.id ?? 0;
  const approve = () =>
    manager.decideProposal({ id, version: 1, decision: 'approve', reason: null });
  await expect(approve()).rejects.toThrow('400 clinic_incomplete');
  await enterHours();
  expect((await dora.prices({})).cells).toContainEqual(expect.objectContaining({ price: 18_000 }));
  expect([await isListed(), await proposalsOf()]).toMatchObject([false, [{ missing: [] }]]);

  await approve();
  expect([await isListed(), await statusOf(), await proposalsOf()]).toEqual([true, 200, []]);
  await expect(approve()).rejects.toThrow('404');
});

test('a doctor of a live clinic starts at another branch once the account manager approves', async () => {
  const { id: branch } = await manager.saveBranch(branchOf(CLINIC, ids.city));
  const place = {
    doctor_id: ids.doctor,
    branch_id: branch,
    service_id: ids.cardiologist,
    price: 20_000,
    duration_minutes: 30,
  };
  expect(await dora.proposePlace(place)).toEqual({ waits: true });
  const [proposal] = await proposalsOf();
  expect(proposal).toMatchObject({
    kind: 'offer',
    doctor_id: null,
    proposed_by: 'dora',
    missing: [],
    offer: { ...place, is_new_place: true },
  });
  const id = proposal?.id ?? 0;
  await manager.decideProposal({ id, version: 1, decision: 'approve', reason: null });
  expect((await dora.prices({})).columns).toContainEqual(
    expect.objectContaining({ branch_id: branch }),
  );
  expect(await proposalsOf()).toEqual([]);
  await expect(dora.proposePlace(place)).rejects.toThrow('400 already_exists');
});

test('a doctor who is added twice waits once', async () => {
  await dora.proposeDoctor(DOCTOR);
  await expect(dora.proposeDoctor(DOCTOR)).rejects.toThrow('400 already_exists');
  expect(await proposalsOf()).toHaveLength(1);
});

test('the doctors of a clinic are read once for all who wait', async () => {
  for (const name of ['Kis Pál', 'Nagy Éva', 'Szabó Ida']) {
    await dora.proposeDoctor({ ...DOCTOR, names: inHungary(name) });
  }
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const proposals = await proposalsOf();
  const calls: unknown[][] = query.mock.calls;
  query.mockRestore();
  const read = expect.objectContaining({ name: 'setup_doctors' });
  const reads = calls.filter(([statement]) => read.asymmetricMatch(statement));
  expect([reads.length, proposals.map(({ missing }) => missing.length)]).toEqual([1, [1, 1, 1]]);
});

test('the audit keeps who proposed a legal name, who approved it, and what it was', async () => {
  await dora.proposePartner({ clinic_id: CLINIC, legal_name: 'Mecsek Zrt.', tax_number: '1' });
  const [proposal] = await proposalsOf();
  const { legal_name: before } = await manager.clinic({ id: CLINIC });
  await manager.decideProposal({
    id: proposal?.id ?? 0,
    version: 1,
    decision: 'approve',
    reason: null,
  });
  const { rows } = await server.database.pool.query(
    `select actor, action, details from staff_event
     where subject_table = 'clinic' and subject_id = $1 order by id desc limit 2`,
    [CLINIC],
  );
  expect(rows).toEqual([
    {
      actor: 'account_manager',
      action: 'changed',
      details: { kind: 'partner', proposed_by: 'dora', from: before, to: 'Mecsek Zrt.' },
    },
    { actor: 'dora', action: 'changed', details: { kind: 'partner', is_proposed: true } },
  ]);
});

test('neither patients nor the desk can book a doctor who waits for approval', async () => {
  await dora.proposeDoctor(DOCTOR);
  await enterHours();
  const { cells } = await dora.prices({});
  const offer = cells.at(-1)?.id ?? 0;
  const booking = {
    key: '00000000-0000-4000-8000-000000000001',
    offer,
    starts_at: '2026-11-24T10:00:00+01:00',
    source: 'phone',
    given_name: 'Éva',
    phone: '',
    has_consent: true,
  } as const;
  await expect(dora.bookAtDesk(booking)).rejects.toThrow('400 doctor_inactive');
});

test('a returned doctor keeps the reason until the clinic asks again', async () => {
  await dora.proposeDoctor(DOCTOR);
  const id = (await proposalsOf())[0]?.id ?? 0;
  const back = (reason: string | null) =>
    manager.decideProposal({ id, version: 1, decision: 'return', reason });
  await expect(back(' ')).rejects.toThrow('400 required');
  await back('Not in the register');
  expect(await proposalsOf(dora)).toMatchObject([{ reason: 'Not in the register' }]);
  await expect(back('Twice')).rejects.toThrow('404');
  await dora.renewProposal({ id });
  expect(await proposalsOf()).toMatchObject([{ id, reason: null }]);
  await expect(dora.renewProposal({ id })).rejects.toThrow('404');
});

test('a doctor of a clinic that is set up needs no approval of their own', async () => {
  const draft = await startTestServer({ template: MIGRATED });
  const anna = await staffClient(draft, 'account_manager');
  const request = { request_id: await requestToJoin(draft), username: 'edit' };
  const { clinic_id: clinic } = await anna.startOnboarding(request);
  const { branch, service } = await fillDraft(draft, clinic);
  const edit = await staffClient(draft, 'clinic_admin', { username: 'edit', clinicIds: [clinic] });
  const added = await edit.proposeDoctor({ ...DOCTOR, branch_id: branch, service_id: service });
  expect(added).toMatchObject({ waits: false });
  const { clinics, proposals } = await edit.ownClinics();
  expect([clinics[0]?.doctors.at(-1), proposals]).toMatchObject([{ is_active: true }, []]);
  await draft.close();
});

test('an administrator of another clinic adds nothing, and sees and asks nothing', async () => {
  const other = await staffClient(server, 'clinic_admin', { username: 'other', clinicIds: [999] });
  await expect(other.proposeDoctor(DOCTOR)).rejects.toThrow('404');
  await dora.proposeDoctor(DOCTOR);
  const [proposal] = await proposalsOf();
  const id = proposal?.id ?? 0;
  await manager.decideProposal({ id, version: 1, decision: 'return', reason: 'Why' });
  expect([await proposalsOf(other), (await other.ownClinics()).clinics]).toEqual([[], []]);
  await expect(other.renewProposal({ id })).rejects.toThrow('404');
});

test.each(['clinic_admin', 'operator', 'operator_manager', 'copywriter'] as const)(
  'the role %s approves nothing',
  async (role) => {
    await dora.proposeDoctor(DOCTOR);
    const [proposal] = await proposalsOf();
    const client = await staffClient(server, role, {
      username: `my-${role}`,
      clinicIds: [CLINIC],
    });
    const call = client.decideProposal({
      id: proposal?.id ?? 0,
      version: 1,
      decision: 'approve',
      reason: null,
    });
    await expect(call).rejects.toThrow('403');
  },
);

test('of two concurrent decisions, one counts', async () => {
  await dora.proposeDoctor(DOCTOR);
  await enterHours();
  const id = (await proposalsOf())[0]?.id ?? 0;
  const results = await Promise.allSettled([
    manager.decideProposal({ id, version: 1, decision: 'approve', reason: null }),
    manager.decideProposal({ id, version: 1, decision: 'return', reason: 'No' }),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('an account manager who shows the doctor in the console has approved the doctor', async () => {
  const { doctor_id: id } = await dora.proposeDoctor(DOCTOR);
  const doctor = await manager.doctor({ id });
  await manager.saveDoctor({ ...doctor, is_active: true, intent: 'save' });
  expect(await proposalsOf()).toEqual([]);
});

test('a doctor who is shown in the console waits for the decision before the doctor is locked', async () => {
  const { doctor_id: id } = await dora.proposeDoctor(DOCTOR);
  const doctor = await manager.doctor({ id });
  const decision = await server.database.pool.connect();
  await decision.query('begin');
  await decision.query('select from clinic_proposal where doctor_id = $1 for update', [id]);
  const saved = manager.saveDoctor({ ...doctor, is_active: true, intent: 'save' });
  await waitForLocks(server.database.pool);
  const locked = decision.query('select from doctor where id = $1 for update nowait', [id]);
  await expect(locked).resolves.toMatchObject({ rowCount: 1 });
  await decision.query('rollback');
  decision.release();
  await saved;
});

const BRANCH = { ...branchOf(CLINIC, ids.city), phone: '06 72 000 001', proposal_id: null };
const branches = async () => (await dora.ownClinics()).clinics[0]?.branches.length;
const seenBranches = async () => {
  const path = `/api/v1/clinic-branches/?city=${ids.city}`;
  return (await server.get(path)).body.results.length as number;
};

test('a branch that a live clinic adds is there once it is approved', async () => {
  const [before, seenBefore] = [await branches(), await seenBranches()];
  expect(await dora.proposeBranch(BRANCH)).toEqual({ waits: true });
  expect(await branches()).toBe(before);
  const [proposal] = await proposalsOf();
  expect(proposal).toMatchObject({
    kind: 'branch',
    branch: { phone: '06 72 000 001' },
    city_names: { hu: expect.any(String) },
    missing: [],
  });
  await manager.decideProposal({
    id: proposal?.id ?? 0,
    version: proposal?.version ?? 0,
    decision: 'approve',
    reason: null,
  });
  await server.site.reference.reload();
  expect([await branches(), await seenBranches()]).toEqual([(before ?? 0) + 1, seenBefore + 1]);
});

test('a branch that could not be saved does not wait', async () => {
  const call = dora.proposeBranch({ ...BRANCH, lat: 10 });
  await expect(call).rejects.toThrow('400 outside_country');
  await expect(dora.proposeBranch({ ...BRANCH, phone: '12' })).rejects.toThrow('400 phone_invalid');
  expect(await proposalsOf()).toEqual([]);
});

test('a branch without a phone is not approved', async () => {
  await dora.proposeBranch({ ...BRANCH, phone: null });
  const [proposal] = await proposalsOf();
  expect(proposal?.missing).toMatchObject([{ part: 'phone' }]);
  const approve = manager.decideProposal({
    id: proposal?.id ?? 0,
    version: 1,
    decision: 'approve',
    reason: null,
  });
  await expect(approve).rejects.toThrow('400 clinic_incomplete');
});

test('a returned branch is corrected', async () => {
  await dora.proposeBranch(BRANCH);
  const id = (await proposalsOf())[0]?.id ?? 0;
  const corrected = { ...BRANCH, lat: 46.08, proposal_id: id };
  await expect(dora.proposeBranch(corrected)).rejects.toThrow('404');
  await manager.decideProposal({ id, version: 1, decision: 'return', reason: 'Wrong street' });
  await dora.proposeBranch(corrected);
  expect(await proposalsOf()).toMatchObject([{ id, reason: null, branch: { lat: 46.08 } }]);
});

test('a legal name is changed once it is approved, and the last one counts', async () => {
  const partner = { clinic_id: CLINIC, legal_name: 'Mecsek Kft.', tax_number: '12345678-1-02' };
  await dora.proposePartner(partner);
  await dora.proposePartner({ ...partner, legal_name: 'Mecsek Zrt.' });
  const [proposal, ...others] = await proposalsOf();
  expect([proposal?.kind, others]).toEqual(['partner', []]);
  await manager.decideProposal({
    id: proposal?.id ?? 0,
    version: proposal?.version ?? 0,
    decision: 'approve',
    reason: null,
  });
  expect(await manager.clinic({ id: CLINIC })).toMatchObject({ legal_name: 'Mecsek Zrt.' });
});

test('no one approves a legal name other than the one that was read', async () => {
  const partner = { clinic_id: CLINIC, legal_name: 'Mecsek Kft.', tax_number: '12345678-1-02' };
  await dora.proposePartner(partner);
  const [read] = await proposalsOf();
  await dora.proposePartner({ ...partner, legal_name: 'Rablo Kft.' });
  const [changed] = await proposalsOf();
  const approve = (proposal = read) =>
    manager.decideProposal({
      id: proposal?.id ?? 0,
      version: proposal?.version ?? 0,
      decision: 'approve',
      reason: null,
    });
  await expect(approve()).rejects.toThrow('400 proposal_changed');
  expect((await manager.clinic({ id: CLINIC })).legal_name).not.toBe('Rablo Kft.');
  await approve(changed);
  expect(await manager.clinic({ id: CLINIC })).toMatchObject({ legal_name: 'Rablo Kft.' });
});

test('no one approves a branch that was returned and corrected since it was read', async () => {
  await dora.proposeBranch(BRANCH);
  const id = (await proposalsOf())[0]?.id ?? 0;
  await manager.decideProposal({ id, version: 1, decision: 'return', reason: 'Wrong street' });
  await dora.proposeBranch({ ...BRANCH, lat: 46.08, proposal_id: id });
  const approve = manager.decideProposal({ id, version: 1, decision: 'approve', reason: null });
  await expect(approve).rejects.toThrow('400 proposal_changed');
});

test('no one approves a doctor at prices other than those that were read', async () => {
  await dora.proposeDoctor(DOCTOR);
  await enterHours();
  const offerOf = async () => (await proposalsOf())[0]?.doctor?.offers[0];
  const versionOf = async () => (await proposalsOf())[0]?.version;
  const { id = 0, price = 0 } = (await offerOf()) ?? {};
  const followUp = { id, price: 9000, minutes: 20, seen_price: null, seen_minutes: null };
  await dora.saveFollowUp(followUp);
  expect(await offerOf()).toMatchObject({ follow_up_price: 9000, follow_up_minutes: 20 });
  const [proposal] = await proposalsOf();
  await dora.savePrices({ changes: [{ id, price: 19_000, seen_price: price }] });
  expect([proposal?.version, await versionOf()]).toEqual([2, 3]);
  const approve = manager.decideProposal({
    id: proposal?.id ?? 0,
    version: 2,
    decision: 'approve',
    reason: null,
  });
  await expect(approve).rejects.toThrow('400 proposal_changed');
  await dora.savePrices({ changes: [{ id, price: 19_000, seen_price: 19_000 }] });
  await dora.saveFollowUp({ ...followUp, seen_price: 9000, seen_minutes: 20 });
  expect(await versionOf()).toBe(3);
});

test('a clinic that is set up enters its branch and legal name without approval', async () => {
  await server.database.pool.query('update clinic set is_draft = true where id = $1', [CLINIC]);
  expect(await dora.proposeBranch(BRANCH)).toEqual({ waits: false });
  const partner = { clinic_id: CLINIC, legal_name: 'Mecsek Kft.', tax_number: '1' };
  expect(await dora.proposePartner(partner)).toEqual({ waits: false });
  const { clinics, proposals } = await dora.ownClinics();
  expect([clinics[0]?.legal_name, proposals]).toEqual(['Mecsek Kft.', []]);
});

test('an administrator of another clinic adds no branch and changes no legal name', async () => {
  const other = await staffClient(server, 'clinic_admin', { username: 'other', clinicIds: [999] });
  await expect(other.proposeBranch(BRANCH)).rejects.toThrow('404');
  const partner = { clinic_id: CLINIC, legal_name: 'X', tax_number: '1' };
  await expect(other.proposePartner(partner)).rejects.toThrow('404');
});

const PARTNER = { clinic_id: CLINIC, legal_name: 'Mecsek Zrt.', tax_number: '1' };

test.each([
  ['doctor', () => dora.proposeDoctor(DOCTOR)],
  ['branch', () => dora.proposeBranch(BRANCH)],
  ['legal name', () => dora.proposePartner(PARTNER)],
])('a clinic takes back a %s that waits, and no one sees it any more', async (_kind, propose) => {
  await propose();
  const [proposal] = await proposalsOf();
  const id = proposal?.id ?? 0;
  const before = await branches();
  await dora.withdrawProposal({ id, version: 1 });
  expect(await proposalsOf()).toEqual([]);
  expect((await dora.ownClinics()).proposals).toEqual([]);
  expect(await branches()).toBe(before);
  expect(await statusOf()).toBe(404);
  await expect(
    manager.decideProposal({ id, version: 1, decision: 'approve', reason: null }),
  ).rejects.toThrow('404');
  const { rows } = await server.database.pool.query(
    'select actor, action, details from staff_event order by id desc limit 1',
  );
  expect(rows).toEqual([
    { actor: 'dora', action: 'withdrawn', details: { kind: proposal?.kind, is_proposed: true } },
  ]);
});

test('a clinic takes back what was returned, and adds the doctor again', async () => {
  await dora.proposeDoctor(DOCTOR);
  const id = (await proposalsOf())[0]?.id ?? 0;
  await manager.decideProposal({ id, version: 1, decision: 'return', reason: 'No' });
  await dora.withdrawProposal({ id, version: 1 });
  expect(await dora.proposeDoctor(DOCTOR)).toMatchObject({ waits: true });
  expect(await proposalsOf()).toHaveLength(1);
});

test('a clinic takes back nothing that a colleague has changed since it was read', async () => {
  await dora.proposePartner(PARTNER);
  await dora.proposePartner({ ...PARTNER, legal_name: 'Mecsek Kft.' });
  const id = (await proposalsOf())[0]?.id ?? 0;
  await expect(dora.withdrawProposal({ id, version: 1 })).rejects.toThrow('400 proposal_changed');
});

test('of a withdrawal and an approval at once, one counts', async () => {
  for (let race = 0; race < 6; race += 1) {
    await dora.proposePartner({ ...PARTNER, legal_name: `Mecsek ${race}` });
    const [proposal] = await proposalsOf();
    const { id = 0, version = 0 } = proposal ?? {};
    const withdraw = () => dora.withdrawProposal({ id, version });
    const approve = () =>
      manager.decideProposal({ id, version, decision: 'approve', reason: null });
    const racers: (() => Promise<unknown>)[] =
      race % 2 === 0 ? [withdraw, approve] : [approve, withdraw];
    const results = await Promise.allSettled(racers.map((run) => run()));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isApproved = results[race % 2 === 0 ? 1 : 0]?.status === 'fulfilled';
    const { legal_name: name } = await manager.clinic({ id: CLINIC });
    expect(name === `Mecsek ${race}`).toBe(isApproved);
  }
});
