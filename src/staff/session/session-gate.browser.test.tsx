import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ApiError } from '#shared/contract/api-error.ts';
import { createStaffQueryClient } from '#staff/lib/query-client.ts';
import { StaffContext, type StaffApp } from '#staff/lib/staff-app.ts';
import { loadTexts } from '#staff/lib/text/texts.ts';
import { SessionGate } from './session-gate.tsx';

test.each([503, 403])('a site that opens with the error %i offers to try again', async (status) => {
  let isDown = true;
  const failure = (code: number) =>
    new ApiError(code, {
      type: code < 500 ? 'client_error' : 'server_error',
      errors: [{ code: 'server_error', detail: 'Out of order', attr: null }],
    });
  const api = { renewSession: () => Promise.reject(failure(isDown ? status : 401)) };
  const texts = await loadTexts('en');
  const app = { country: 'hu', site: 'cabinet', language: 'en', texts, api } as const;
  await render(
    <StaffContext value={app as unknown as StaffApp}>
      <QueryClientProvider client={createStaffQueryClient()}>
        <SessionGate>Pages</SessionGate>
      </QueryClientProvider>
    </StaffContext>,
  );
  await expect.element(page.getByText('Out of order')).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByLabelText('Username')).toBeVisible();
});
