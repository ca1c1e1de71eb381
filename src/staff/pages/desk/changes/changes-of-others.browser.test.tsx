import { afterEach, expect, test, vi } from 'vitest';
import { useState } from 'react';
import { page } from 'vitest/browser';
import { deskVisit } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ChangesOfOthers } from './changes-of-others.tsx';
import { noteOwnChange } from './own-changes.ts';

const NAMES = ['Anna', 'Béla', 'Csilla', 'Dénes'];
const expected = NAMES.map((name, index) => deskVisit(index + 1, `1${index}:00`, 30, { name }));
const TOGETHER_MS = 2000;

afterEach(() => vi.useRealTimers());

/** Shows the visits of four patients, of whom the first ones arrive together. */
async function arrive(count: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  function Day() {
    const [visits, setVisits] = useState(expected);
    const arrived = expected.map((visit, index) =>
      index < count ? { ...visit, attendance: 'arrived' as const } : visit,
    );
    return (
      <>
        <ChangesOfOthers visits={visits} />
        <button type="button" onClick={() => setVisits(arrived)}>
          {visits === expected ? 'Change' : 'Changed'}
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
