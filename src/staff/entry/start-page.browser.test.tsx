import { Outlet, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { Shell } from '../shell/shell.tsx';
import { StartPage } from './start-page.tsx';

let results: Onboarding[];
beforeEach(() => {
  results = [];
});

const onboardingOf = (clinic: number, published: string | null = null) =>
  ({ clinic_id: clinic, published_at: published }) as unknown as Onboarding;

function Place() {
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Outlet />
    </>
  );
}

/** Opens the start page of the cabinet as the administrator of two clinics, in the frame of all pages. */
const open = () =>
  renderStaffPage(
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<StartPage />} />
        <Route path="*" element={<Place />} />
      </Route>
    </Routes>,
    {
      path: '/*',
      role: 'clinic_admin',
      site: 'cabinet',
      clinics: [3, 4],
      api: {
        onboardings: () => Promise.resolve({ results }),
        waitingInvitations: () => Promise.resolve({ results: [] }),
      },
    },
  );
const sections = () => page.getByRole('navigation').getByRole('link').all();
const firstSection = () => sections()[0]?.element().textContent;

test('an administrator none of whose clinics is live starts with the first steps', async () => {
  results = [onboardingOf(3), onboardingOf(4)];
  await open();
  await expect.element(page.getByRole('status').getByText('/onboarding')).toBeVisible();
  expect(firstSection()).toBe('Getting started');
});

test('an administrator of a live clinic starts at the desk, with the first steps of another on top', async () => {
  results = [onboardingOf(3), onboardingOf(4, '2026-11-23T09:00:00+01:00')];
  await open();
  await expect.element(page.getByText('/desk', { exact: true })).toBeVisible();
  expect(firstSection()).toBe('Getting started');
});

test('once all clinics are live the desk is the first section', async () => {
  results = [onboardingOf(3, '2026-11-23T09:00:00+01:00')];
  await open();
  await expect.element(page.getByText('/desk', { exact: true })).toBeVisible();
  expect(firstSection()).toBe('Today');
});
