import { Link, Outlet, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { RecordForm } from './record-form.tsx';

const FIELDS = [{ kind: 'text', name: 'name', label: 'Name' }] as const;

test('a save that ends after the person has left the form does not change the page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const form = (
    <>
      <RecordForm fields={FIELDS} initial={{}} save={() => promise} next={() => '/list'} />
      <Link to="/elsewhere">Leave</Link>
    </>
  );
  const pages = (
    <Routes>
      <Route path="/list" element={<h1>List</h1>} />
      <Route path="/elsewhere" element={<h1>Elsewhere</h1>} />
      <Route path="*" element={form} />
    </Routes>
  );
  await renderStaffPage(pages, { path: '/*', role: 'admin', api: {} });
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await userEvent.click(page.getByRole('link', { name: 'Leave' }));
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  resolve();
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('a save that ends while the page that the person chose loads does not change the page', async () => {
  const saved = Promise.withResolvers<void>();
  const loaded = Promise.withResolvers<void>();
  const form = (
    <>
      <RecordForm fields={FIELDS} initial={{}} save={() => saved.promise} next={() => '/list'} />
      <Link to="/elsewhere">Leave</Link>
    </>
  );
  const Elsewhere = () => <h1>Elsewhere</h1>;
  const lazy = () => loaded.promise.then(() => ({ Component: Elsewhere }));
  const children = [
    { index: true, element: form },
    { path: 'list', element: <h1>List</h1> },
    { path: 'elsewhere', lazy },
  ];
  await renderStaffPage(<Outlet />, { path: '/', role: 'admin', api: {}, route: { children } });
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await userEvent.click(page.getByRole('link', { name: 'Leave' }));
  saved.resolve();
  await expect.element(page.getByText('Saved')).toBeVisible();
  loaded.resolve();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

const MANY = ['name', 'address', 'phone', 'parking', 'floor', 'door'].map((name) => ({
  kind: 'text' as const,
  name,
  label: `The ${name}`,
  required: name === 'name' || name === 'door',
}));
const RECORD = { id: 1, name: 'Mecsek', address: 'King Street', door: '4' };

test('a long form names what has changed, and leads to the fields that have to be corrected', async () => {
  await page.viewport(360, 640);
  await renderStaffPage(
    <RecordForm fields={MANY} initial={RECORD} save={() => Promise.resolve(null)} />,
    {
      path: '/form',
      role: 'admin',
      api: {},
    },
  );
  expect(page.getByText(/^Changed:/).elements()).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: 'The address' }), 'Queen Street');
  await expect.element(page.getByText(/^Changed: .*The address/)).toBeVisible();
  await userEvent.clear(page.getByRole('textbox', { name: 'The name' }));
  await userEvent.clear(page.getByRole('textbox', { name: 'The door' }));
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('textbox', { name: 'The name' })).toHaveFocus();
  const door = page.getByRole('textbox', { name: 'The door' });
  await userEvent.click(page.getByRole('button', { name: 'The door' }));
  await expect.element(door).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  expect(await axeViolations()).toEqual([]);
});
