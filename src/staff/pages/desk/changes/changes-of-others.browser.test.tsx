import { afterEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ChangesOfOthers } from './changes-of-others.tsx';
import { noteOwnChange } from './own-changes.ts';

const NAMES = ['Anna', 'Béla', 'Csilla', 'Dénes'];
const expected = NAMES.map((name, index) =>
  deskAppointment(index + 1, `1${index}:00`, 30, { name }),
);
const TOGETHER_MS = 2000;

afterEach(() => vi.useRealTimers());

/** Shows the appointments of four patients, of whom the first ones arrive together. */
async function arrive(count: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  function Day() {
    const [appointments, setAppointments] = useState(expected);
    const arrived = expected.map((appointment, index) =>
      index < count ? { ...appointment, attendance: 'arrived' as const } : appointment,
    );
    return (
      <>
        <ChangesOfOthers appointments={appointments} />
        <button type="button" onClick={() => setAppointments(arrived)}>
          {appointments === expected ? 'Change' : 'Changed'}
        </button>
      </>
    );
  }
  await renderStaffPage(<Day />, { path: '/desk', role: 'clinic_admin', api: {} });
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.element(page.getByRole('button', { name: 'Changed' })).toBeVisible();
  vi.advanceTimersByTime(TOGETHER_MS);
}

const says = (text: string) =>
  expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();

test('three changes of others are named', async () => {
  await arrive(3);
  await says('Anna 10:00: arrived; Béla 11:00: arrived; Csilla 12:00: arrived');
});

test('more than three changes of others are only counted', async () => {
  await arrive(4);
  await says('4 changes by others');
});

test('own changes among many are not counted', async () => {
  noteOwnChange(4);
  await arrive(4);
  await says('Anna 10:00: arrived; Béla 11:00: arrived; Csilla 12:00: arrived');
});
