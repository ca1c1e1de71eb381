import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskAppointmentDetails, freeTime } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const onDay = (day: string) =>
  ['09:00', '09:30', '10:00'].map((time) => freeTime(`${day}T${time}:00+01:00`));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the next appointment of Kata by the keyboard, and returns the searches that it sends. */
async function render(appointment = KATA) {
  const searches: object[] = [];
  await renderDesk({
    appointments: [appointment],
    api: {
      findTimesOfOffer: (input) => {
        searches.push(input);
        const times = [...onDay('2026-12-24'), ...onDay('2026-12-28')];
        return Promise.resolve({ doctors: 1, times, next: null });
      },
      deskAppointmentDetails: () =>
        Promise.resolve({ ...deskAppointmentDetails(appointment), given_name: appointment.name }),
      deskPreparation: () => Promise.resolve({ lines: [] }),
      findPatients: () => Promise.resolve({ patients: [], appointments: [] }),
    },
  });
  await expect.element(page.getByRole('button', { name: /Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}f');
  await expect
    .element(page.getByRole('heading', { name: `Next appointment of ${appointment.name}` }))
    .toHaveFocus();
  return searches;
}

test('the next appointment is chosen by keyboard among several days of mornings', async () => {
  const searches = await render();
  expect(searches).toEqual([
    { id: 1, from: '2026-12-24', part: 'any', per_day: 3, is_follow_up: true },
  ]);
  await page.getByRole('radio', { name: 'Morning' }).click();
  await page.getByRole('radio', { name: 'In 2 weeks' }).click();
  await userEvent.keyboard('{Enter}');
  const first = page.getByRole('list', { name: 'Thu, 24 Dec' }).getByRole('button').first();
  await expect.element(first).toHaveFocus();
  expect(searches.at(-1)).toEqual({
    id: 1,
    from: '2026-12-08',
    part: 'morning',
    per_day: 3,
    is_follow_up: true,
  });
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByText(/Mon, 28 Dec, 09:00/)).toBeVisible();
  await expect.element(page.getByLabelText('Phone')).toHaveValue('+36201234567');
});

test('times of a first appointment are offered to a patient who did not come to it', async () => {
  const searches = await render({ ...KATA, attendance: 'no_show' });
  expect(searches).toMatchObject([{ id: 1, is_follow_up: false }]);
});

test('the number of a ticket is no part of the name in the next booking', async () => {
  await render({ ...KATA, name: '#12 Kata' });
  await page.getByRole('list', { name: 'Thu, 24 Dec' }).getByRole('button').first().click();
  await expect.element(page.getByLabelText('Given name')).toHaveValue('Kata');
});

test('all times from a day on are shown for a day of the list, and for a typed date', async () => {
  const searches = await render();
  await page.getByRole('button', { name: 'All times of this day' }).last().click();
  await expect.element(page.getByLabelText('Date', { exact: true })).toHaveValue('28/12/2026');
  expect(searches.at(-1)).toEqual({ id: 1, from: '2026-12-28', part: 'any', is_follow_up: true });
  await page.getByLabelText('Date', { exact: true }).fill('15.3.');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => searches.at(-1))
    .toEqual({ id: 1, from: '2027-03-15', part: 'any', is_follow_up: true });
});

test('a doctor books the next appointment of an own patient, without typing or reading the phone', async () => {
  const bookFollowUp = vi.fn((_booking: object) =>
    Promise.resolve(deskAppointment(2, '09:00', 30, { starts_at: '2026-12-24T09:00:00+01:00' })),
  );
  await renderDesk({
    appointments: [KATA],
    position: 'doctor',
    api: {
      bookFollowUp,
      findTimesOfOffer: () =>
        Promise.resolve({ doctors: 1, times: onDay('2026-12-24'), next: null }),
    },
  });
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}f');
  await page.getByRole('list', { name: 'Thu, 24 Dec' }).getByRole('button').first().click();
  await expect.element(page.getByText(/Thu, 24 Dec, 09:00/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('textbox', { name: 'Note' }).fill('Vérkép');
  const consent = page.getByRole('checkbox');
  if (consent.elements().length > 0) await consent.click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect.poll(() => bookFollowUp.mock.calls).toHaveLength(1);
  expect(bookFollowUp.mock.calls[0]?.[0]).toMatchObject({
    id: 1,
    offer: 1,
    starts_at: '2026-12-24T09:00:00+01:00',
    note: 'Vérkép',
  });
  await expect
    .element(page.getByRole('heading', { name: 'Next appointment of Kata' }))
    .not.toBeInTheDocument();
});
