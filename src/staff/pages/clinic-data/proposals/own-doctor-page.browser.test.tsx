import { Navigate, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { OwnDoctorPage } from './own-doctor-page.tsx';
import { OwnPlacePage } from './own-place-page.tsx';

const ANNA = { id: 8, names: { en: 'Anna Nagy' } };
const proposePlace = vi.fn(() => Promise.resolve({ waits: true }));

/** Opens the form of a clinic with branches at some addresses. */
async function open(addresses: readonly string[]): Promise<void> {
  const branches = addresses.map((street, index) => ({
    id: index + 1,
    names: { en: 'Mecsek Clinic' },
    addresses: { en: street },
  }));
  const clinic = {
    id: 3,
    names: { en: 'Mecsek Clinic' },
    is_draft: false,
    doctors: [ANNA],
    branches,
  };
  const own = {
    clinics: [clinic],
    proposals: [],
    specialties: [{ id: 1, names: { en: 'Cardiologist' } }],
    cities: [],
    areas: [],
  } as unknown as OwnClinics;
  const form = (
    <Routes>
      <Route path="/clinic/:clinic/doctors/new" element={<OwnDoctorPage />} />
      <Route path="/clinic/:clinic/places/new" element={<OwnPlacePage />} />
      <Route path="*" element={<Navigate to="/clinic/3/doctors/new" replace />} />
    </Routes>
  );
  await renderStaffPage(form, {
    path: '/*',
    role: 'clinic_admin',
    site: 'cabinet',
    clinics: [3],
    api: {
      ownClinics: () => Promise.resolve(own),
      proposePlace,
    },
  });
  await expect.element(page.getByRole('button', { name: 'Add the doctor' })).toBeVisible();
}

test('a clinic with several branches puts its own doctor at another one', async () => {
  await open(['Király utca 1', 'Fő tér 2']);
  await expect.element(page.getByText(/do not add the doctor again/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'Put a doctor at another branch' }));
  await expect.element(page.getByText(/after approval and once the hours/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.selectOptions(page.getByLabelText(/^Doctor/), 'Anna Nagy');
  await userEvent.selectOptions(page.getByLabelText(/^Branch/), 'Mecsek Clinic, Fő tér 2');
  await userEvent.selectOptions(page.getByLabelText(/^Specialty/), 'Cardiologist');
  await userEvent.fill(page.getByLabelText(/^Price/), '20000');
  await userEvent.click(page.getByRole('button', { name: 'Put a doctor at another branch' }));
  await expect
    .poll(() => proposePlace.mock.lastCall)
    .toEqual([{ doctor_id: 8, branch_id: 2, service_id: 1, price: 20_000, duration_minutes: 30 }]);
});

test('a clinic with one branch reads nothing of another one', async () => {
  await open(['Király utca 1']);
  expect(page.getByText(/do not add the doctor again/).elements()).toEqual([]);
});
