import { Link, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
