import { Navigate, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { HolidaysPage } from './holidays-page.tsx';
import { SeasonFormPage } from './holiday-form-page.tsx';

const thisYear = new Date().getFullYear();
const winterBreak = {
  id: 3,
  first_day: '2026-12-24',
  last_day: '2027-01-06',
  names: { hu: 'Téli szünet', en: 'Winter break', ru: 'Каникулы' },
  is_confirmed: true,
  source_url: 'https://example.org/',
};
const winter = {
  year: thisYear,
  is_complete: false,
  is_awaiting_moves: false,
  announced: 0,
  results: [],
  seasons: [winterBreak],
};

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
  await renderStaffPage(
    <Routes>
      <Route path="/seasons/:id" element={<SeasonFormPage />} />
      <Route path="*" element={<Navigate to={`/seasons/3?year=${thisYear}`} />} />
    </Routes>,
    {
      path: '/*',
      role: 'admin',
      api: {
        holidays: () => Promise.resolve(winter),
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

test.each(['deleted', 'saved'])(
  'the holidays after a season is %s are not those from before',
  async (change) => {
    const { promise: late, resolve: arrive } = Promise.withResolvers<typeof winter>();
    const done = vi.fn(() => Promise.resolve({ id: 3 }));
    await renderStaffPage(
      <Routes>
        <Route path="/seasons/:id" element={<SeasonFormPage />} />
        <Route path="/holidays" element={<HolidaysPage />} />
        <Route path="*" element={<Navigate to={`/seasons/3?year=${thisYear}`} />} />
      </Routes>,
      {
        path: '/*',
        role: 'admin',
        api: {
          holidays: () => (done.mock.calls.length === 0 ? Promise.resolve(winter) : late),
          saveSeason: done,
          deleteSeason: done,
        },
      },
    );
    if (change === 'saved') await userEvent.click(page.getByRole('button', { name: 'Save' }));
    else {
      await userEvent.click(page.getByRole('button', { name: 'Delete the season' }));
      await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    }
    await expect.element(page.getByRole('heading', { name: 'Holidays' })).toBeVisible();
    await expect.element(page.getByText('Winter break')).not.toBeInTheDocument();
    arrive({ ...winter, seasons: [] });
    await expect.element(page.getByText(/^No days of this year/)).toBeVisible();
  },
);
