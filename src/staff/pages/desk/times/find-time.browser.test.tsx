import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { DeskPage } from '#staff/pages/desk/desk-page.tsx';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { freeTime } from '#tests/support/web/desk-day.ts';
import { BRANCH, renderDesk } from '#tests/support/web/render-desk.tsx';

const SERVICES = [
  { id: 1, name: 'Consultation', other_names: '' },
  { id: 2, name: 'Dermatologist', other_names: 'skin doctor' },
  { id: 3, name: 'Dermatoscopy', other_names: '' },
];
const monday = (time: string, more: Partial<FreeTime> = {}) =>
  freeTime(`2026-11-30T${time}:00+01:00`, more);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the desk of an account with two branches, and returns the searches that it sends. */
async function render(findTimes: StaffApp['api']['findTimes'], element?: ReactNode) {
  const searches: object[] = [];
  await renderDesk({
    appointments: [],
    ...(element === undefined ? {} : { element }),
    api: {
      timeChoices: () =>
        Promise.resolve({
          services: SERVICES,
          insurances: [{ id: 7, name: 'Fényes' }],
          languages: ['de', 'hu'],
        }),
      deskBranches: () => Promise.resolve([BRANCH, { ...BRANCH, id: 2, name: 'Buda' }]),
      findTimes: (input) => {
        searches.push(input);
        return findTimes(input);
      },
      deskPreparation: () => Promise.resolve({ lines: [] }),
      findPatients: () => Promise.resolve({ patients: [], appointments: [] }),
    },
  });
  await expect.element(page.getByRole('button', { name: 'Book 09:00' }).first()).toBeVisible();
  return searches;
}
const found = (...times: FreeTime[]) => Promise.resolve({ doctors: 2, times, next: null });

test('any dermatologist on an afternoon next week is asked for with ten keys', async () => {
  const searches = await render(() =>
    found(monday('13:00'), monday('13:30', { schedule_id: 2, doctor: 'Doctor 2' })),
  );
  await userEvent.keyboard('g');
  await expect.element(page.getByLabelText('Specialty or service')).toHaveFocus();
  await userEvent.keyboard('der{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Any', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Tab}{ArrowRight}{ArrowRight}{Enter}');
  const first = page.getByRole('button', { name: /13:00.*Doctor 1.*1,000/ });
  await expect.element(first).toHaveFocus();
  expect(searches.at(-1)).toEqual({ id: 2, branch: 1, from: '2026-11-30', part: 'afternoon' });
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /13:30.*Doctor 2/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(first).toHaveFocus();
});

test('a chosen time opens the booking on its day, and Escape shows the other times again', async () => {
  await render(() => found(monday('13:00', { offer_id: 1 }), monday('13:30')));
  await userEvent.keyboard('g');
  await page.getByLabelText('Specialty or service').fill('cons');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: /13:00/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'New booking' })).toBeVisible();
  await expect.element(page.getByText(/Mon, 30 Nov, 13:00/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Monday, 30 November/ })).toBeVisible();
  await expect.element(page.getByLabelText('Phone')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /13:00/ })).toHaveFocus();
  await expect.element(page.getByLabelText('Specialty or service')).toHaveValue('Consultation');
});

test('a chosen time of another branch opens the booking there, on its day', async () => {
  const there = { schedule_id: 2, doctor: 'Doctor 2', branch_id: 2, address: 'Fő utca 2' };
  await render(() => found(monday('13:00', there)), <DeskPage />);
  await expect.element(page.getByLabelText('Branch')).toHaveDisplayValue(/^Centre/);
  await userEvent.keyboard('g');
  await page.getByLabelText('Specialty or service').fill('cons');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('radio', { name: 'All my branches' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /13:00.*Fő utca 2/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Mon, 30 Nov, 13:00/)).toBeVisible();
  await expect.element(page.getByLabelText('Branch')).toHaveDisplayValue(/^Buda/);
  await expect.element(page.getByRole('button', { name: /^Monday, 30 November/ })).toBeVisible();
});

test('later times are added to the list and take the focus', async () => {
  const cursor = '1796000000000000.1';
  const searches = await render((input) =>
    'cursor' in input
      ? found(monday('14:00'))
      : Promise.resolve({
          doctors: 1,
          times: [monday('13:00')],
          next: { from: '2026-11-30', cursor },
        }),
  );
  await userEvent.keyboard('g');
  await page.getByLabelText('Specialty or service').fill('cons');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: /13:00/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('button', { name: /14:00/ })).toHaveFocus();
  expect(searches.at(-1)).toMatchObject({ from: '2026-11-30', cursor });
});

test('a search that finds nothing says how far it came and offers other searches', async () => {
  const searches = await render((input) =>
    'branch' in input
      ? Promise.resolve({ doctors: 2, times: [], next: { from: '2027-01-13' } })
      : found(monday('15:00', { address: 'Fő utca 2', branch_id: 2 })),
  );
  await userEvent.keyboard('g');
  await page.getByLabelText('Specialty or service').fill('skin');
  await userEvent.keyboard('{Enter}{ArrowRight}');
  await expect.element(page.getByText('No available times before 13 January')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Later times' })).toBeVisible();
  await page.getByRole('button', { name: 'Any time of day' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Any time of day' }))
    .not.toBeInTheDocument();
  expect(searches.at(-1)).toMatchObject({ part: 'any' });
  await page.getByRole('button', { name: 'All my branches' }).click();
  await expect.element(page.getByRole('button', { name: /15:00.*Fő utca 2/ })).toBeVisible();
});

test('a search by insurance and language that fits no doctor can drop them', async () => {
  const searches = await render((input) =>
    'insurance' in input
      ? Promise.resolve({ doctors: 0, times: [], next: null })
      : found(monday('15:00')),
  );
  await page.getByRole('button', { name: 'Find a time' }).click();
  await page.getByLabelText('Specialty or service').fill('derm');
  await userEvent.keyboard('{Enter}');
  await page.getByText('Insurance and language').click();
  await page.getByLabelText('Insurance company').selectOptions('Fényes');
  await page.getByLabelText('Language of the doctor').selectOptions('German');
  await expect.element(page.getByText('No doctor matches this search')).toBeVisible();
  expect(searches.at(-1)).toMatchObject({ insurance: 7, language: 'de' });
  await page.getByRole('button', { name: 'Any insurance and language' }).click();
  await expect.element(page.getByRole('button', { name: /15:00/ })).toBeVisible();
});
