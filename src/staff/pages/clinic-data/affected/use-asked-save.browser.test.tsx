import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedOrAsked } from '#shared/contract/clinic-data/setup/saving.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { useAskedSave } from './use-asked-save.tsx';

const ASKED = {
  is_saved: false,
  appointments: [{ id: 1, starts_at: '2026-11-24T10:30:00+01:00' }],
  appointments_count: 1,
} as unknown as SavedOrAsked;

const send = vi.fn<() => Promise<SavedOrAsked>>();

function Form() {
  const { save, dialog } = useAskedSave(send, () => 'branch');
  return (
    <>
      <button onClick={() => void save({})}>Save</button>
      {dialog}
    </>
  );
}

test('a second click on an answer lands on the closing dialog, which stays as it was', async () => {
  send.mockResolvedValue(ASKED);
  await renderStaffPage(<Form />, { path: '/', role: 'clinic_admin', api: {} });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const answer = dialog.getByRole('button').last().element() as HTMLElement;
  answer.click();
  await Promise.resolve();
  expect(document.querySelector('dialog[data-closing]')?.textContent).toContain('Booked');
  answer.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledOnce();
});
