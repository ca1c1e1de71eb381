import { Navigate, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnClinics, Proposal } from '#shared/contract/clinic-data/proposals/proposals.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { OwnClinicPage } from './own-clinic-page.tsx';
import { OwnDoctorPage } from './own-doctor-page.tsx';
import { ProposalsPage } from './proposals-page.tsx';

const WAITING: Proposal = {
  id: 5,
  clinic_id: 3,
  clinic_names: { en: 'Mecsek Clinic' },
  doctor_id: 8,
  names: { en: 'Pál Kis' },
  proposed_by: 'Dóra',
  proposed_at: '2026-11-23T09:00:00+01:00',
  reason: null,
  missing: [],
};
const CLINIC = {
  id: 3,
  names: { en: 'Mecsek Clinic' },
  is_draft: false,
  branches: [{ id: 4, names: { en: 'Mecsek Clinic' }, addresses: { en: 'Király utca 1' } }],
  doctors: [
    { id: 7, names: { en: 'Anna Nagy' }, is_active: true },
    { id: 8, names: { en: 'Pál Kis' }, is_active: false },
  ],
} as unknown as OwnClinics['clinics'][number];

let proposals: Proposal[];
let sent: unknown[];
beforeEach(() => {
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
      clinics: [CLINIC],
      proposals,
      specialties: [{ id: 1, names: { en: 'Cardiologist' } }],
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
  decideProposal: record({ id: 5 }),
});
const renderOwn = (start = '/clinic') =>
  renderStaffPage(
    <Routes>
      <Route path="/clinic" element={<OwnClinicPage />} />
      <Route path="/clinic/:clinic/doctors/new" element={<OwnDoctorPage />} />
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
  await userEvent.click(page.getByRole('button', { name: 'Ask again for approval' }));
  await expect.poll(() => sent).toEqual([{ id: 5 }]);
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
  await expect.poll(() => sent).toEqual([{ id: 5, decision: 'approve', reason: null }]);
  await expect.element(page.getByText('Nothing waits for approval.')).toBeVisible();
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
    .toEqual([{ id: 5, decision: 'return', reason: 'Not in the register' }]);
});
