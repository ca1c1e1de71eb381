import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const PHONE = { width: 360, height: 740 };
/** The height of a line of a name. */
const LINE_PX = 24;
const LONG_NAME = 'Szentgyörgyi-Kovács Alexandra Erzsébet';

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(1280, 800);
});

/** Renders the list on a phone, with an appointment whose patient waits. */
async function renderListOnPhone() {
  await page.viewport(PHONE.width, PHONE.height);
  const appointment = deskAppointment(1, '09:00', 30, {
    name: LONG_NAME,
    insurance: 'Generali Egészségpénztár',
    is_new: true,
    attendance: 'arrived',
    arrived_at: '2026-11-24T08:20:00+01:00',
  });
  await renderDesk({
    appointments: [appointment],
    api: {
      deskAppointmentDetails: () => Promise.resolve(deskAppointmentDetails(appointment)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
    },
  });
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: 'List' }).click();
}

const row = page.getByRole('row', { name: /^09:00 / });
const boxOf = (name: string) => row.getByText(name).element().getBoundingClientRect();

test('a row of a phone leaves a long name two lines, and its doctor and state their own', async () => {
  await renderListOnPhone();
  const button = row.getByRole('button', { name: `With the doctor: ${LONG_NAME}` });
  await expect.element(button).toBeVisible();
  const [name, doctor, state] = [boxOf(LONG_NAME), boxOf('Doctor 1'), boxOf('arrived 10 min')];
  expect(name.height).toBeLessThanOrEqual(2 * LINE_PX);
  expect(doctor.top).toBeGreaterThanOrEqual(name.bottom);
  expect(state.top).toBeGreaterThanOrEqual(doctor.bottom);
  const step = button.element().getBoundingClientRect();
  expect(step.left).toBeGreaterThanOrEqual(state.right);
  expect(step.right).toBeLessThanOrEqual(PHONE.width);
  expect(step.height).toBeGreaterThanOrEqual(40);
  expect(await axeViolations()).toEqual([]);
});

test('a row of a phone opens the appointment wherever it is pressed', async () => {
  await renderListOnPhone();
  await row.getByText('arrived 10 min').click({ force: true });
  await expect.element(page.getByRole('heading', { name: LONG_NAME })).toBeVisible();
});

test('the day of one doctor does not repeat the name in each row', async () => {
  await renderListOnPhone();
  await expect.element(row.getByText('Doctor 1')).toBeVisible();
  await page.getByRole('combobox', { name: 'Doctor' }).selectOptions('Doctor 1');
  await expect.element(row.getByText('Doctor 1')).not.toBeVisible();
});
