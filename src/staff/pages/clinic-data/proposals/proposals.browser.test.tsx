import { Navigate, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnClinics, Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { LegalNamePage } from './legal-name-page.tsx';
import { OwnBranchPage } from './own-branch-page.tsx';
import { OwnClinicPage } from './own-clinic-page.tsx';
import { OwnDoctorPage } from './own-doctor-page.tsx';
import { ProposalsPage } from './proposals-page.tsx';

const WAITING: Proposal = {
  id: 5,
  clinic_id: 3,
  clinic_names: { en: 'Mecsek Clinic' },
  kind: 'doctor',
  doctor_id: 8,
  doctor: {
    languages: ['hu'],
    practising_since: 2012,
    academic_statuses: { en: 'Professor', hu: 'Egyetemi tanár' },
    science_degrees: null,
    descriptions: { en: 'Treats hearts' },
    conditions: [{ en: 'Heart failure' }],
    education: [{ names: { en: 'Medicine' }, year: 2010 }],
    workplaces: [],
    offers: [
      {
        id: 3,
        service_names: { en: 'Cardiologist' },
        branch_names: { en: 'Buda' },
        price: 18_000,
        duration_minutes: 30,
        follow_up_price: 9000,
        follow_up_minutes: 20,
      },
    ],
  },
  branch: null,
  city_names: null,
  area_names: null,
  partner: null,
  offer: null,
  names: { en: 'Pál Kis' },
  proposed_by: 'Dóra',
  proposed_at: '2026-11-23T09:00:00+01:00',
  version: 2,
  reason: null,
  missing: [],
};
const CLINIC = {
  id: 3,
  names: { en: 'Mecsek Clinic' },
  is_draft: false,
  legal_name: 'Mecsek Kft.',
  tax_number: '12345678-1-02',
  branches: [{ id: 4, names: { en: 'Mecsek Clinic' }, addresses: { en: 'Király utca 1' } }],
  doctors: [
    { id: 7, names: { en: 'Anna Nagy' }, is_active: true },
    { id: 8, names: { en: 'Pál Kis' }, is_active: false },
  ],
} as unknown as OwnClinics['clinics'][number];

let proposals: Proposal[];
let sent: unknown[];
let branches: typeof CLINIC.branches;
beforeEach(() => {
  branches = CLINIC.branches;
  proposals = [WAITING];
  sent = [];
});

const record =
  <Result,>(result: Result) =>
  (input: unknown) => {
    sent.push(input);
    proposals = [];
    return Promise.resolve(result);
  };
const api = (): Partial<StaffApp['api']> => ({
  ownClinics: () =>
    Promise.resolve({
      clinics: [{ ...CLINIC, branches }],
      proposals,
      specialties: [{ id: 1, names: { en: 'Cardiologist' } }],
      cities: [{ id: 10, names: { en: 'Pécs' } }],
      areas: [],
    }),
  proposals: () => Promise.resolve({ results: proposals }),
  accountManagers: () =>
    Promise.resolve({
      results: [
        {
          clinic_id: 3,
          name: 'Anna Kovács',
          is_own: false,
          phone: '+36 1 234 5678',
          dialled_phone: '(06 1) 234 5678',
        },
      ],
    }),
  proposeDoctor: record({ doctor_id: 9, waits: true }),
  renewProposal: record({ id: 5 }),
  withdrawProposal: record({ id: 5 }),
  proposeBranch: record({ waits: true }),
  proposePartner: record({ waits: true }),
  decideProposal: record({ id: 5 }),
});
const renderOwn = (start = '/clinic') =>
  renderStaffPage(
    <Routes>
      <Route path="/clinic" element={<OwnClinicPage />} />
      <Route path="/clinic/:clinic/doctors/new" element={<OwnDoctorPage />} />
      <Route path="/clinic/:clinic/branches/:proposal" element={<OwnBranchPage />} />
      <Route path="/clinic/:clinic/legal-name" element={<LegalNamePage />} />
      <Route path="*" element={<Navigate to={start} replace />} />
    </Routes>,
    { path: '/*', role: 'clinic_admin', site: 'cabinet', clinics: [3], api: api() },
  );
const renderConsole = () =>
  renderStaffPage(<ProposalsPage />, { path: '/proposals', role: 'account_manager', api: api() });

test('a clinic sees who approves a new doctor, with the number, and what is missing', async () => {
  proposals = [{ ...WAITING, missing: [{ part: 'hours', subject: 'doctor', subject_id: 8 }] }];
  await renderOwn();
  const card = page.getByRole('article').filter({ hasText: 'Pál Kis' });
  await expect.element(card.getByText('Waits for approval by Anna Kovács.')).toBeVisible();
  await expect.element(card.getByText(/no weekly hours/)).toBeVisible();
  const phone = page.getByRole('link', { name: '(06 1) 234 5678' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+3612345678');
  expect(await axeViolations()).toEqual([]);
});

test('a clinic reads why a doctor was returned, and asks again', async () => {
  proposals = [{ ...WAITING, reason: 'Not in the register' }];
  await renderOwn();
  await expect.element(page.getByText('Reason: Not in the register')).toBeVisible();
  expect(page.getByText(/Waits for approval/).elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Ask again for approval' }));
  await expect.poll(() => sent).toEqual([{ id: 5 }]);
});

test('a clinic takes back what waits, after it was asked', async () => {
  await renderOwn();
  await userEvent.click(page.getByRole('button', { name: 'Withdraw' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/The doctor stays hidden/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expect.poll(() => sent).toEqual([{ id: 5, version: 2 }]);
  await expect.element(page.getByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('a clinic adds a doctor with specialty and price', async () => {
  await renderOwn('/clinic/3/doctors/new');
  const names = page.getByRole('group', { name: 'Name' });
  for (const [language, name] of [
    ['Magyar', 'Kis Pál'],
    ['English', 'Pál Kis'],
    ['Русский', 'Пал Киш'],
  ] as const) {
    await userEvent.fill(names.getByLabelText(language), name);
  }
  await userEvent.selectOptions(page.getByLabelText(/^Specialty/), 'Cardiologist');
  await userEvent.fill(page.getByLabelText(/^Price/), '18 000');
  await userEvent.click(page.getByRole('button', { name: 'Add the doctor' }));
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({ service_id: 1, branch_id: 4, price: 18_000, duration_minutes: 30 }),
    ]);
});

test('an account manager approves what is complete', async () => {
  await renderConsole();
  await expect.element(page.getByText(/Mecsek Clinic.*Dóra/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Approve: Pál Kis' }));
  await expect.poll(() => sent).toEqual([{ id: 5, version: 2, decision: 'approve', reason: null }]);
  await expect.element(page.getByText('Nothing waits for approval.')).toBeVisible();
});

test('an account manager reads again what was changed since it was read', async () => {
  const partner = { legal_name: 'Mecsek Kft.', tax_number: '1' };
  proposals = [{ ...WAITING, kind: 'partner', doctor_id: null, doctor: null, partner }];
  const decideProposal = () => {
    proposals = [
      {
        ...WAITING,
        kind: 'partner',
        doctor_id: null,
        doctor: null,
        partner: { ...partner, legal_name: 'Mecsek Zrt.' },
      },
    ];
    return Promise.reject(new Error('proposal_changed'));
  };
  await renderStaffPage(<ProposalsPage />, {
    path: '/proposals',
    role: 'account_manager',
    api: { ...api(), decideProposal },
  });
  await userEvent.click(page.getByRole('button', { name: /^Approve/ }));
  await expect.element(page.getByText(/Mecsek Zrt\./)).toBeVisible();
});

test('an account manager returns a doctor with a reason, and approves none who is incomplete', async () => {
  proposals = [{ ...WAITING, missing: [{ part: 'hours', subject: 'doctor', subject_id: 8 }] }];
  await renderConsole();
  await userEvent.click(page.getByRole('button', { name: 'Return: Pál Kis' }));
  expect(page.getByRole('button', { name: /^Approve/ }).elements()).toEqual([]);
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Return', exact: true }));
  await expect.element(dialog.getByText('Please fill this in')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText(/Reason/), 'Not in the register');
  await userEvent.click(dialog.getByRole('button', { name: 'Return', exact: true }));
  await expect
    .poll(() => sent)
    .toEqual([{ id: 5, version: 2, decision: 'return', reason: 'Not in the register' }]);
});

const BRANCH = {
  clinic_id: 3,
  city_id: 10,
  city_area_id: null,
  names: { hu: 'Buda', en: 'Buda', ru: 'Буда' },
  addresses: { hu: 'Fő utca 1', en: 'Fő utca 1', ru: 'Fő utca 1' },
  lat: 46.07,
  lng: 18.23,
  phone: '+36 72 000 001',
  directions: null,
  parking: null,
  is_wheelchair_accessible: null,
  cancel_hours: null,
};

test('a clinic corrects a returned branch, whose form has what it had', async () => {
  proposals = [
    {
      ...WAITING,
      kind: 'branch',
      doctor_id: null,
      doctor: null,
      branch: BRANCH,
      reason: 'Wrong street',
    },
  ];
  await renderOwn('/clinic/3/branches/5');
  const address = page.getByRole('group', { name: 'Address' });
  await userEvent.fill(address.getByLabelText('English'), 'Fő utca 2');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual([expect.objectContaining({ proposal_id: 5, lat: 46.07 })]);
});

test('a branch that was decided since is not added again', async () => {
  proposals = [];
  await renderOwn('/clinic/3/branches/5');
  await expect.element(page.getByText(/This has been decided already/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([]);
});

test('the form of a doctor says that the clinic is not an own one', async () => {
  await renderOwn('/clinic/99/doctors/new');
  await expect.element(page.getByText('This clinic is not one of yours.')).toBeVisible();
});

test('a clinic without a branch gets no form of a doctor', async () => {
  branches = [];
  await renderOwn('/clinic/3/doctors/new');
  await expect.element(page.getByText('No branch yet')).toBeVisible();
  expect(page.getByRole('button', { name: 'Add the doctor' }).elements()).toEqual([]);
});

test('a clinic changes its legal name, which waits for approval', async () => {
  await renderOwn('/clinic/3/legal-name');
  await expect.element(page.getByText(/takes effect after approval/)).toBeVisible();
  await userEvent.fill(page.getByLabelText(/^Legal name/), 'Mecsek Zrt.');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent)
    .toEqual([{ clinic_id: 3, legal_name: 'Mecsek Zrt.', tax_number: '12345678-1-02' }]);
});

test('an account manager reads all that is saved of a new branch', async () => {
  const branch = {
    ...BRANCH,
    directions: { en: 'Second floor' },
    parking: { en: 'In the yard', hu: 'Az udvarban' },
    is_wheelchair_accessible: false,
    cancel_hours: 24,
  };
  const names = { city_names: { en: 'Pécs' }, area_names: { en: 'Old town' } };
  proposals = [{ ...WAITING, kind: 'branch', doctor_id: null, doctor: null, branch, ...names }];
  await renderConsole();
  const card = page.getByRole('article');
  await expect.element(card.getByText(/Magyar: Fő utca 1.*English: Fő utca 1/s)).toBeVisible();
  for (const value of [
    'Pécs',
    'Old town',
    '46.07, 18.23',
    '+36 72 000 001',
    'English: Second floor',
    /Magyar: Az udvarban/,
    'No',
    '24',
  ]) {
    await expect.element(card.getByText(value, { exact: true })).toBeVisible();
  }
  expect(await axeViolations()).toEqual([]);
});

test('an account manager reads all that patients see of a new doctor', async () => {
  await renderConsole();
  const card = page.getByRole('article');
  for (const value of [
    /Cardiologist, Buda, .*18,000.*30 min. Follow-up: .*9,000.*20 min/,
    /Hungarian/,
    '2012',
    /Magyar: Egyetemi tanár/,
    /English: Treats hearts/,
    'Heart failure',
    'Medicine (2010)',
  ]) {
    await expect.element(card.getByText(value)).toBeVisible();
  }
});
