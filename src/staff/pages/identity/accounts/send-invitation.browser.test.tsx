import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { LinkNotice } from './link-notice.tsx';

const open = (contact: { email?: string; phone?: string } = {}) =>
  renderStaffPage(<LinkNotice token="secret" username="anna-4821" {...contact} />, {
    path: '/team',
    role: 'clinic_admin',
    api: {},
  });
// The browser of the tests has no sheet of its own.
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const addressOf = async (name: string) => {
  const link = page.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  return new URL(link.element().getAttribute('href') ?? '');
};

test('an invitation opens the mail program in the language of the country, with the known address', async () => {
  await open({ email: 'anna@example.com' });
  const { protocol, pathname, searchParams } = await addressOf('Send by e-mail');
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'anna@example.com']);
  expect(searchParams.get('subject')).toBe('Hozzáférés: Vizit');
  const lines = (searchParams.get('body') ?? '').split('\r\n\r\n');
  expect(lines[1]).toBe(`${location.origin}/invitation#secret`);
  expect(lines[2]).toBe('Az Ön felhasználóneve: anna-4821');
  expect(await axeViolations()).toEqual([]);
});

test('an invitation is sent by SMS in another language of the country', async () => {
  await open({ phone: '+36 30 123 4567' });
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Language of the message' }),
    'Russian',
  );
  await expect
    .poll(async () => (await addressOf('Send by SMS')).href)
    .toContain(encodeURIComponent('Здравствуйте!'));
  const { pathname, searchParams } = await addressOf('Send by SMS');
  expect(pathname).toBe('+36301234567');
  expect(searchParams.get('body')).toContain(`${location.origin}/invitation#secret`);
});

test('a new link is announced without the ways to send it', async () => {
  await open();
  await addressOf('Send by SMS');
  const announced = page.getByRole('status').filter({ hasText: '/invitation#secret' });
  await expect.element(announced).toBeVisible();
  expect(announced.getByRole('combobox').elements()).toEqual([]);
  expect(announced.getByRole('link').elements()).toEqual([]);
});

test('an invitation is shared by the system, and closing its sheet is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Share' }));
  await expect.poll(() => share).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
