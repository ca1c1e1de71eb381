import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

const open = () =>
  renderStaffPage(<SecondFactorStep methods={['passkey', 'totp']} />, {
    path: '/',
    role: 'operator',
    api: {
      passkeySignInOptions: () => Promise.resolve({ challenge: 'AAAA' }),
      verifyTotp: () => Promise.reject(new Error('Wrong code')),
    },
  });

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const alert = page.getByRole('alert');
const rejectPasskey = (error: Error) =>
  vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(error);

test.each(['NotAllowedError', 'AbortError'])(
  'a person who cancels the question for the passkey sees no failure (%s)',
  async (name) => {
    const get = rejectPasskey(new DOMException('Cancelled', name));
    await open();
    await press('Use the passkey');
    await expect.poll(() => get).toHaveBeenCalled();
    const button = page.getByRole('button', { name: 'Use the passkey' });
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await expect.element(alert).not.toBeInTheDocument();
  },
);

test('the failure of the passkey does not stay after the change to the app', async () => {
  rejectPasskey(new Error('Broken'));
  await open();
  await press('Use the passkey');
  await expect.element(alert).toBeVisible();
  await press('Use the code of an app');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.type(page.getByLabelText('Code from the app'), '123456');
  await expect.element(alert).toBeVisible();
  await press('Use the passkey');
  await expect.element(alert).not.toBeInTheDocument();
});
