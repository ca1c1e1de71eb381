import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { SeasonFormPage } from './holiday-form-page.tsx';

test('a season that ends before it begins is not saved, and the first possible day is named', async () => {
  const saved: { last_day: string }[] = [];
  await renderStaffPage(<SeasonFormPage />, {
    path: '/holidays',
    role: 'admin',
    api: {
      saveSeason: (season) => {
        saved.push(season);
        return Promise.resolve({ id: 1 });
      },
    },
  });
  const lastDay = page.getByLabelText('Last day', { exact: true });
  await userEvent.fill(page.getByLabelText('First day', { exact: true }), '8/2/2027');
  await userEvent.fill(lastDay, '7/2/2027');
  for (const language of ['Magyar', 'English', 'Русский']) {
    await userEvent.fill(page.getByLabelText(language), 'Ramadan');
  }
  const source = page.getByLabelText('Address of the official source');
  await userEvent.fill(source, 'https://example.org/');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(lastDay).toHaveAccessibleDescription(/8 February 2027/);
  await expect.element(lastDay).toHaveFocus();
  expect(saved).toEqual([]);

  await userEvent.fill(lastDay, '8/2/2027');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved.map(({ last_day }) => last_day)).toEqual(['2027-02-08']);
});
