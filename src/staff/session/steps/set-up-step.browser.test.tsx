import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { SetUpStep } from './set-up-step.tsx';

const alert = page.getByRole('alert');

test('the failure of the app does not stay after the change to the passkey', async () => {
  const create = vi
    .spyOn(navigator.credentials, 'create')
    .mockRejectedValueOnce(new DOMException('Cancelled', 'NotAllowedError'));
  await renderStaffPage(<SetUpStep />, {
    path: '/',
    role: 'operator',
    api: {
      createTotp: () => Promise.reject(new Error('Broken')),
      passkeyOptions: () =>
        Promise.resolve({
          challenge: 'AAAA',
          rp: { name: 'Test' },
          user: { id: 'AAAA', name: 'test', displayName: 'Test' },
          pubKeyCredParams: [],
        }),
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Set up an app for codes' }));
  await expect.element(alert).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Create a passkey' }));
  await expect.poll(() => create).toHaveBeenCalled();
  await expect.element(alert).not.toBeInTheDocument();
});
