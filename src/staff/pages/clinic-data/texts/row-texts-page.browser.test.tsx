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

test('what is typed stays when the same texts are read again', async () => {
  const rowTexts = vi.fn(() => Promise.resolve(ROW));
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
  const english = page.getByLabelText('English');
  await userEvent.fill(english, 'Relaxing massage');
  await userEvent.click(page.getByRole('button', { name: 'Read again' }));
  await expect.poll(() => rowTexts.mock.settledResults).toHaveLength(2);
  await expect.element(english).toHaveValue('Relaxing massage');
});
