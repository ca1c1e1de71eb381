import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { OwnDoctorPage } from './own-doctor-page.tsx';

const MANAGER = {
  clinic_id: 3,
  name: 'Anna Kovács',
  is_own: false,
  phone: '+36 1 234 5678',
  dialled_phone: '(06 1) 234 5678',
};

/** Opens the form of a clinic with branches at some addresses. */
async function open(addresses: readonly string[]): Promise<void> {
  const branches = addresses.map((street, index) => ({
    id: index + 1,
    names: { en: 'Mecsek Clinic' },
    addresses: { en: street },
  }));
  const clinic = { id: 3, names: { en: 'Mecsek Clinic' }, is_draft: false, doctors: [], branches };
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
      accountManagers: () => Promise.resolve({ results: [MANAGER] }),
    },
  });
  await expect.element(page.getByRole('button', { name: 'Add the doctor' })).toBeVisible();
}

test('a clinic with several branches reads who puts its own doctor at another one', async () => {
  await open(['Király utca 1', 'Fő tér 2']);
  await expect.element(page.getByText(/do not add the doctor again/)).toBeVisible();
  await expect.element(page.getByText('Anna Kovács')).toBeVisible();
  const phone = page.getByRole('link', { name: '(06 1) 234 5678' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+3612345678');
  expect(await axeViolations()).toEqual([]);
});

test('a clinic with one branch reads nothing of another one', async () => {
  await open(['Király utca 1']);
  expect(page.getByText(/do not add the doctor again/).elements()).toEqual([]);
});
