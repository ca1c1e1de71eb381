import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const at = (time: string) => `2026-11-24T${time}:00+01:00`;
const STATES = [
  ['09:00', { attendance: 'arrived', arrived_at: at('09:40') }, 'arrived 5 min'],
  ['09:30', {}, 'late 15 min'],
  ['10:00', { attendance: 'in_room' }, 'with the doctor'],
  ['10:30', { attendance: 'seen' }, 'seen'],
  ['11:00', { attendance: 'no_show' }, 'did not come'],
  ['11:30', { is_coming: true }, 'coming'],
] as const;
const APPOINTMENTS = STATES.map(([time, more], index) =>
  deskAppointment(index + 1, time, 30, more),
);
const BUSY = {
  blocked: [
    [720, 750, 'block'],
    [750, 780, 'absence'],
    [780, 810, 'calendar'],
  ],
  elsewhere: [[810, 840]],
  held: [{ starts_at: at('14:00'), minutes: 30, expires_at: at('09:48') }],
} satisfies Parameters<typeof renderDesk>[0]['column'];
const BUSY_TEXTS = [
  ['12:00', 'Blocked'],
  ['12:30', 'Away'],
  ['13:00', 'Event in another calendar'],
  ['13:30', 'At another branch'],
  ['14:00', 'Being booked until 09:48'],
] as const;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the grid says the state of each appointment by an icon and a word, and why a time is busy', async () => {
  await renderDesk({ appointments: APPOINTMENTS, column: BUSY, time: '09:45' });
  for (const [time, , word] of STATES) {
    const block = page.getByRole('button', { name: new RegExp(`^Kata ${time}`) });
    await expect.element(block.getByText(new RegExp(`^${time} ${word}, `))).toBeVisible();
    expect(block.element().querySelector('use[href^="#desk-icon-"]')).not.toBeNull();
  }
  for (const [, text] of BUSY_TEXTS) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  expect(await axeViolations()).toEqual([]);
});

test('a time that a patient is booking cannot be booked, and says so', async () => {
  await renderDesk({ appointments: [], column: BUSY, time: '09:45' });
  await page.getByText('Being booked until 09:48').click();
  await expect.poll(() => page.getByText('Being booked until 09:48').elements().length).toBe(2);
  expect(page.getByRole('heading', { name: 'New booking' }).elements()).toHaveLength(0);
});

test.each(['all doctors', 'one doctor'])('the list of %s says the same', async (shown) => {
  await renderDesk({ appointments: APPOINTMENTS, column: BUSY, time: '09:45' });
  await page.getByRole('button', { name: 'List' }).click();
  if (shown === 'one doctor') await page.getByRole('combobox').selectOptions('Doctor 1');
  for (const [time, , word] of STATES) {
    const row = page.getByRole('row', { name: new RegExp(`^${time} Kata, ${word}, Doctor 1`) });
    await expect.element(row.getByText(word, { exact: true })).toBeVisible();
    expect(row.element().querySelector('td svg')).not.toBeNull();
  }
  for (const [time, text] of BUSY_TEXTS) {
    const row = page.getByRole('row', {
      name: new RegExp(`^${time}–\\d\\d:\\d\\d ${text}, Doctor 1`),
    });
    await expect.element(row.getByRole('rowheader')).toHaveTextContent(text);
  }
  expect(await axeViolations()).toEqual([]);
});
