import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskDayWith, deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { SearchDialog } from './search-dialog.tsx';

const FIRST = deskAppointment(1, '10:00', 30, { name: 'Szabó Kata' });
const SECOND = deskAppointment(2, '11:00', 30, { name: 'Szabó Éva' });
/** Earlier than those of the day that is shown, which is tomorrow. */
const TODAY: DeskAppointment = {
  ...deskAppointment(3, '09:00', 30, { name: 'Szabó Imre' }),
  starts_at: '2026-11-23T09:00:00+01:00',
};
const IMRE = { given_name: 'Imre', surname: 'Szabó', phone: '+36201234567' };

async function openSearch() {
  const answers: (() => void)[] = [];
  const onAppointment = vi.fn();
  const findPatients = vi.fn(
    (_input: object, _options: { signal: AbortSignal }) =>
      new Promise((resolve) => {
        const patients = [
          { ...IMRE, language: 'hu', offer_id: 1, appointments: 1, coming: [], last: null },
        ];
        answers.push(() =>
          resolve({ patients, appointments: [TODAY, { ...FIRST }, { ...SECOND }] }),
        );
      }),
  );
  await renderStaffPage(
    <SearchDialog
      branch={1}
      day={deskDayWith(FIRST, SECOND)}
      initial=""
      onCode={() => {}}
      onAppointment={onAppointment}
      onPatient={() => {}}
      onClose={() => {}}
    />,
    { path: '/desk', role: 'operator', api: { findPatients: findPatients as never } },
  );
  return { findPatients, onAppointment, answer: () => answers.at(-1)?.() };
}

const names = () =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('strong')?.textContent);

test('the day that is shown is searched before the server answers', async () => {
  const { onAppointment } = await openSearch();
  await userEvent.keyboard('сабо е');
  expect(names()).toEqual(['Szabó Éva']);
  await expect.element(page.getByText('0 patients found')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onAppointment).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(SECOND));
});

test('patients that the server finds are listed below those shown, and the selection stays', async () => {
  const { onAppointment, answer } = await openSearch();
  await userEvent.keyboard('szab{ArrowDown}{ArrowDown}');
  const selected = page.getByRole('button', { name: /^Szabó Éva/ });
  await expect.element(selected).toHaveFocus();
  const { top } = selected.element().getBoundingClientRect();
  answer();
  await expect.element(page.getByText('1 patient found')).toBeVisible();
  expect(names()).toEqual(['Szabó Kata', 'Szabó Éva', 'Szabó Imre', 'Szabó Imre']);
  await expect.element(selected).toHaveFocus();
  expect(Math.abs(selected.element().getBoundingClientRect().top - top)).toBeLessThan(1);
  await userEvent.keyboard('{Enter}');
  expect(onAppointment).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(SECOND));
  expect(await axeViolations()).toEqual([]);
});

test('typing on narrows an earlier answer, and cancels its own requests', async () => {
  const { findPatients, answer } = await openSearch();
  await userEvent.keyboard('szab');
  answer();
  await expect.element(page.getByText('1 patient found')).toBeVisible();
  await userEvent.keyboard('ó');
  const signal = findPatients.mock.lastCall?.[1].signal;
  await userEvent.keyboard(' i');
  expect(names()).toEqual(['Szabó Imre', 'Szabó Imre']);
  expect(signal?.aborted).toBe(true);
});
