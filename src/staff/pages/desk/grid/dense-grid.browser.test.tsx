import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const appointments = [
  deskAppointment(1, '09:00'),
  deskAppointment(2, '10:00', 15, { name: 'Gizella' }),
];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const block = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) });

/** Returns the pixels between the starts of two appointments that are an hour apart. */
function hourPixels(): number {
  const [first, second] = ['Kata', 'Gizella'].map(
    (name) => block(name).element().getBoundingClientRect().top,
  );
  return Math.round((second ?? 0) - (first ?? 0));
}

test('the dense grid has 28 pixels for half an hour, stays readable, and stays on this desk', async () => {
  const desk = await renderDesk({ appointments, doctor: { step_minutes: 15 } });
  await expect.element(block('Kata')).toBeVisible();
  expect(hourPixels()).toBe(88);
  await page.getByRole('button', { name: 'Dense' }).click();
  await expect.poll(hourPixels).toBe(56);
  const shortest = block('Gizella').element();
  const text = block('Gizella').getByText('Gizella').element();
  expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(shortest.clientHeight);
  expect(await axeViolations()).toEqual([]);
  await desk.unmount();

  await renderDesk({ appointments, doctor: { step_minutes: 15 } });
  await expect.poll(hourPixels).toBe(56);
});

test('the dense grid is higher where the shortest appointment would have no line', async () => {
  localStorage.setItem('desk-view-1', JSON.stringify({ isDense: true }));
  await renderDesk({ appointments, doctor: { step_minutes: 5 } });
  await expect.element(block('Kata')).toBeVisible();
  expect(hourPixels()).toBe(88);
});
