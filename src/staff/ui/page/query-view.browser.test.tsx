import { useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import { compareBuild } from '#staff/lib/build-version.ts';
import { STAFF_BUILD_HEADER } from '#shared/staff-state.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { QueryView } from './query-view.tsx';

const read = vi.fn<() => Promise<string>>();

function Part() {
  const query = useQuery({ queryKey: ['part'], queryFn: read, retry: false });
  return <QueryView query={query}>{(text) => <p>{text}</p>}</QueryView>;
}

const open = (error: Error) => {
  read.mockReset();
  read.mockRejectedValueOnce(error);
  read.mockResolvedValue('Loaded');
  return renderStaffPage(<Part />, {
    path: '/',
    role: 'clinic_admin',
    site: 'cabinet',
    api: {
      accountManagers: () =>
        Promise.resolve({
          results: [
            {
              clinic_id: 1,
              name: 'Kata Kovács',
              is_own: false,
              phone: '+36301234567',
              dialled_phone: '06 30 123 4567',
            },
          ],
        }),
    },
  });
};
const failed = (status: number, code: 'not_found' | 'forbidden' | 'server_error') =>
  new ApiError(status, {
    type: status < 500 ? 'client_error' : 'server_error',
    errors: [{ code, detail: 'Not for your role', attr: null }],
  });

test('a part that does not exist is not tried again, and leads to the start page', async () => {
  await open(failed(404, 'not_found'));
  await expect.element(page.getByText(/This does not exist, or it does not belong/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'To the start page' }))
    .toHaveAttribute('href', '/');
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
});

test('a part that the role may not see says so, without a second try', async () => {
  await open(failed(403, 'forbidden'));
  await expect.element(page.getByText('Not for your role')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a part that the server could not read is tried again, and names whom to call', async () => {
  await open(failed(500, 'server_error'));
  await expect.element(page.getByText('Kata Kovács')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '06 30 123 4567' }))
    .toHaveAttribute('href', 'tel:+36301234567');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('Loaded')).toBeVisible();
});

// The last test: a page stays old until it is reloaded.
test('a part of a page that is older than the server is read again after a reload', async () => {
  compareBuild(new Headers({ [STAFF_BUILD_HEADER]: 'newer' }), 'older');
  await open(failed(404, 'not_found'));
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
