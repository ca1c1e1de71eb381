import { Navigate, Route, Routes } from 'react-router';
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

test('a season whose deletion fails stays on the page, with a message', async () => {
  const season = {
    id: 3,
    first_day: '2026-12-24',
    last_day: '2027-01-06',
    names: { hu: 'Téli szünet', en: 'Winter break', ru: 'Каникулы' },
    is_confirmed: true,
    source_url: 'https://example.org/',
  };
  const year = { year: 2026, is_complete: false, is_awaiting_moves: false, announced: 0 };
  await renderStaffPage(
    <Routes>
      <Route path="/seasons/:id" element={<SeasonFormPage />} />
      <Route path="*" element={<Navigate to="/seasons/3?year=2026" />} />
    </Routes>,
    {
      path: '/*',
      role: 'admin',
      api: {
        holidays: () => Promise.resolve({ ...year, results: [], seasons: [season] }),
        deleteSeason: () => Promise.reject(new Error('Broken')),
      },
    },
  );
  await userEvent.click(page.getByRole('button', { name: 'Delete the season' }));
  const dialog = page.getByRole('dialog', { name: 'Delete Winter break?' });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Winter break' })).toBeVisible();
});
