import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const APPOINTMENT = deskAppointment(1, '10:00');
const NO_BOOKING = 'This doctor is hidden from patients and takes no new appointments.';
const HIDDEN_SERVICE = {
  id: 1,
  service: 'Acupuncture',
  is_hidden: true,
  minutes: 30,
  total: 1000,
  follow_up: null,
  insurances: [],
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders the desk with an appointment of the first doctor. */
const renderAppointment = (doctor: Parameters<typeof renderDesk>[0]['doctor']) =>
  renderDesk({
    appointments: [APPOINTMENT],
    ...(doctor === undefined ? {} : { doctor }),
    api: {
      deskAppointmentDetails: () => Promise.resolve(deskAppointmentDetails(APPOINTMENT)),
      deskPreparation: () => Promise.resolve({ lines: [] }),
    },
  });

test('the grid shows the appointments of a hidden doctor, and says that patients do not see the doctor', async () => {
  await renderAppointment({ is_hidden: true });
  const column = page.getByRole('region', { name: 'Doctor 1' });
  await expect.element(column.getByRole('button', { name: /^Kata 10:00/ })).toBeVisible();
  expect(page.getByText('hidden from patients').elements()).toHaveLength(1);
  expect(await axeViolations()).toEqual([]);
});

test('the list shows the appointments of a hidden doctor, and no free times', async () => {
  await renderAppointment({ is_hidden: true });
  await page.getByRole('button', { name: 'List' }).click();
  const row = page.getByRole('row', { name: /^10:00 Kata, .*Doctor 1, hidden from patients/ });
  await expect.element(row).toMatchTextContent(/hidden from patients/);
  await page.getByRole('combobox', { name: 'Doctor' }).selectOptions('Doctor 1');
  await expect.element(row).toBeVisible();
  expect(page.getByRole('button', { name: /^Book at/ }).elements()).toHaveLength(0);
  expect(await axeViolations()).toEqual([]);
});

test('a press on a free time of a hidden doctor says why nothing is booked', async () => {
  await renderAppointment({ is_hidden: true });
  await expect.element(page.getByRole('button', { name: /^Kata 10:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await expect.element(page.getByText(NO_BOOKING)).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Phone' }).elements()).toHaveLength(0);
});

test('the next appointment with a hidden doctor says why nothing is booked', async () => {
  await renderAppointment({ is_hidden: true });
  await page.getByRole('button', { name: /^Kata 10:00/ }).click();
  await expect.element(page.getByText('Doctor 1, hidden from patients')).toBeVisible();
  await page.getByRole('button', { name: 'Next appointment' }).click();
  await expect.element(page.getByText(NO_BOOKING)).toBeVisible();
});

test('an appointment names its hidden service, which is not offered to be booked', async () => {
  const offered = { ...HIDDEN_SERVICE, id: 2, service: 'Massage', is_hidden: false };
  await renderAppointment({ offers: [offered, HIDDEN_SERVICE] });
  await page.getByRole('button', { name: /^Kata 10:00/ }).click();
  await expect.element(page.getByText('Acupuncture, 30 min').first()).toBeVisible();
  await userEvent.keyboard('n');
  await expect
    .element(page.getByRole('combobox', { name: 'Service' }))
    .toHaveTextContent('Massage, 30 min');
});
