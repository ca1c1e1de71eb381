import { Link, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { OnboardingPage } from './onboarding-page.tsx';

function HistoryState() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

test('the link of an invitation is shown, and not again after a reload', async () => {
  const pages = (
    <Routes>
      <Route
        path="/onboarding"
        element={
          <>
            <OnboardingPage />
            <HistoryState />
          </>
        }
      />
      <Route
        path="*"
        element={
          <Link to="/onboarding" state={{ token: 'secret' }}>
            Start
          </Link>
        }
      />
    </Routes>
  );
  await renderStaffPage(pages, {
    path: '/*',
    role: 'operator_manager',
    api: { onboardings: () => Promise.resolve({ results: [] }) },
  });
  await userEvent.click(page.getByRole('link', { name: 'Start' }));
  await expect.element(page.getByText(/invitation#secret$/)).toBeVisible();
  // The browser restores this state after a reload.
  await expect.element(page.getByText('null')).toBeVisible();
  await expect.element(page.getByText(/invitation#secret$/)).toBeVisible();
});

const DRAFT: Onboarding = {
  clinic_id: 3,
  names: { en: 'Mecsek Clinic' },
  owner: 'anna',
  started_at: '2026-11-23T09:00:00+01:00',
  published_at: null,
  stage: 'data',
  missing: [
    { part: 'partner', subject: 'clinic', subject_id: 3 },
    { part: 'doctor', subject: 'clinic', subject_id: 3 },
    { part: 'texts', subject: 'clinic', subject_id: 3 },
  ],
  doctors: [],
  rehearsal: null,
};
const ANNA = {
  clinic_id: 3,
  name: 'Anna Kovács',
  is_own: false,
  phone: '+36 1 234 5678',
  dialled_phone: '06 1 234 5678',
};

const renderSteps = (role: 'clinic_admin' | 'clinic_branch_admin', onboarding = DRAFT) =>
  renderStaffPage(<OnboardingPage />, {
    path: '/onboarding',
    role,
    site: 'cabinet',
    clinics: [3],
    api: {
      onboardings: () => Promise.resolve({ results: [onboarding] }),
      accountManagers: () => Promise.resolve({ results: [ANNA] }),
    },
  });
const stepOf = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });

test('the head of a clinic is led through the steps, and sees who takes the last one', async () => {
  await renderSteps('clinic_admin');
  const phone = page.getByRole('link', { name: '06 1 234 5678' });
  await expect.element(phone).toHaveAttribute('href', 'tel:+3612345678');
  await expect.element(page.getByText('Anna Kovács', { exact: true })).toBeVisible();
  const next = page.getByRole('link', { name: /^Continue: Legal name/ });
  await expect.element(next).toHaveAttribute('href', '/clinic/3/legal-name');
  await expect
    .element(stepOf(/^Doctors/).getByRole('link', { name: 'From a file: Doctors' }))
    .toBeVisible();
  await expect.element(stepOf(/^Weekly hours/).getByText(/Comes after: Doctors/)).toBeVisible();
  await expect
    .element(stepOf(/^Going live/).getByText(/Anna Kovács.* puts it online/))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('a clinic without an account manager calls the operator', async () => {
  await renderStaffPage(<OnboardingPage />, {
    path: '/onboarding',
    role: 'clinic_admin',
    site: 'cabinet',
    clinics: [3],
    api: {
      onboardings: () => Promise.resolve({ results: [DRAFT] }),
      accountManagers: () =>
        Promise.resolve({
          results: [
            { ...ANNA, name: null, phone: '+36 1 000 0000', dialled_phone: '06 1 000 0000' },
          ],
        }),
    },
  });
  await expect.element(page.getByText('Vizit support:')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '06 1 000 0000' })).toBeVisible();
});

test('a manager of a branch sees which steps the administrator of the clinic takes', async () => {
  await renderSteps('clinic_branch_admin');
  const step = stepOf(/^Legal name/);
  await expect.element(step.getByText(/The administrator of the clinic does this/)).toBeVisible();
  expect(step.getByRole('link').elements()).toEqual([]);
});
