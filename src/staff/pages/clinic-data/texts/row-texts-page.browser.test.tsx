import { Navigate, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RowTexts } from '#shared/contract/clinic-data/setup/texts.ts';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { RowTextsPage } from './row-texts-page.tsx';

const ROW: RowTexts = {
  names: { en: 'Massage' },
  texts: [
    { field: 'names', language: 'hu', text: 'Masszázs', state: 'checked', checked_source: null },
    { field: 'names', language: 'en', text: 'Massage', state: 'draft', checked_source: null },
  ],
};

function ReadAgain() {
  const refresh = useRefreshSetup();
  return <button onClick={() => void refresh()}>Read again</button>;
}

/** Renders the page of a service, with a button that reads its texts again. */
async function renderPage(rowTexts: () => Promise<RowTexts>) {
  await renderStaffPage(
    <>
      <Routes>
        <Route path="/texts/:subject/:id" element={<RowTextsPage />} />
        <Route path="*" element={<Navigate to="/texts/service/1" />} />
      </Routes>
      <ReadAgain />
    </>,
    { path: '/*', role: 'copywriter', api: { rowTexts } },
  );
}

test('what is typed stays when the same texts are read again', async () => {
  const rowTexts = vi.fn(() => Promise.resolve(ROW));
  await renderPage(rowTexts);
  const english = page.getByLabelText('English');
  await userEvent.fill(english, 'Relaxing massage');
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.poll(() => rowTexts.mock.settledResults).toHaveLength(2);
  await expect.element(english).toHaveValue('Relaxing massage');
});

test('what is typed stays when a colleague has saved another text, which is shown', async () => {
  const medical: Record<string, string> = { hu: 'Gyógymasszázs', en: 'Medical massage' };
  const saved: RowTexts = {
    ...ROW,
    texts: ROW.texts.map((text) => ({ ...text, text: medical[text.language] ?? null })),
  };
  const rowTexts = vi.fn(() => Promise.resolve(saved)).mockResolvedValueOnce(ROW);
  await renderPage(rowTexts);
  const field = page.getByLabelText('English');
  await userEvent.fill(field, 'Relaxing massage');
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.element(page.getByLabelText('Magyar')).toHaveValue('Gyógymasszázs');
  await expect.element(field).toHaveValue('Relaxing massage');
  await expect.element(page.getByText(/A colleague has saved: .Medical massage/u)).toBeVisible();
});
