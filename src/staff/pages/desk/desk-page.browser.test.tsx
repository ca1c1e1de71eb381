import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { UserContext, useUser } from '#staff/lib/staff-app.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { DeskPage } from './desk-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T00:30:00+01:00') });
});
afterEach(() => vi.useRealTimers());

function DeskOf({ position }: { position: StaffUser['position'] }) {
  return (
    <UserContext value={{ ...useUser(), position }}>
      <DeskPage />
    </UserContext>
  );
}

test.each([
  ['/desk', 'desk', 'Today at the desk'],
  ['/desk?day=2026-11-24', 'desk', 'Today at the desk'],
  ['/desk?day=2026-12-01', 'desk', 'Desk: Tuesday, 1 December 2026'],
  ['/desk', 'doctor', 'My appointments today'],
  ['/desk?day=2026-12-01', 'doctor', 'My appointments: Tuesday, 1 December 2026'],
] as const)('the title of %s for the position "%s" is "%s"', async (path, position, title) => {
  const branch = {
    id: 1,
    name: 'Centre',
    clinic: 'Clinic',
    address: 'Main street 1',
    time_zone: 'Europe/Budapest',
    questions: [],
  };
  await renderStaffPage(<DeskOf position={position} />, {
    path,
    role: 'clinic_branch_admin',
    api: {
      deskBranches: () => Promise.resolve([branch]),
      deskDoctors: () => new Promise(() => undefined),
      deskDay: () => new Promise(() => undefined),
    },
  });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(title);
});

test('the desk of a clinic without a branch leads its head to the first steps', async () => {
  await renderStaffPage(<DeskPage />, {
    path: '/desk',
    role: 'clinic_admin',
    site: 'cabinet',
    clinics: [3],
    api: {
      deskBranches: () => Promise.resolve([]),
      accountManagers: () =>
        Promise.resolve({
          results: [
            {
              clinic_id: 3,
              name: 'Anna',
              is_own: false,
              phone: '+36 1 234 5678',
              dialled_phone: '06 1 234 5678',
            },
          ],
        }),
    },
  });
  const link = page.getByRole('link', { name: 'Getting started' });
  await expect.element(link).toHaveAttribute('href', '/onboarding');
  await expect.element(page.getByRole('link', { name: '06 1 234 5678' })).toBeVisible();
  await expect.element(page.getByText(/Ask the manager/)).not.toBeInTheDocument();
});
