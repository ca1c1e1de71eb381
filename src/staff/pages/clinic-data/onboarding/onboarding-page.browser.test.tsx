import { Link, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
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
