import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { EMPTY_SCHEDULE } from '#tests/support/web/empty-schedule.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { OtherDays } from './other-days.tsx';

const SCHEDULE: Schedule = {
  ...EMPTY_SCHEDULE,
  exceptions: [
    {
      day: '2026-11-25',
      hours: [],
      is_phone_only: false,
    },
    {
      day: '2026-11-26',
      hours: [[540, 720]],
      is_phone_only: true,
    },
  ],
};

test('other hours of a day can be by phone only', async () => {
  const sent: InputOf<StaffEndpoints['saveDays']>[] = [];
  await renderStaffPage(<OtherDays schedule={SCHEDULE} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {
      saveDays(call) {
        sent.push(call);
        return Promise.resolve({
          is_saved: true,
          days: [],
          displaced: [],
        });
      },
    },
  });
  const days = page.getByRole('listitem');
  await expect.element(days.nth(0)).toHaveTextContent('Wed, 25 Nov ClosedBack to weekly hours');
  await expect
    .element(days.nth(1))
    .toHaveTextContent('Thu, 26 Nov by phone 09:00–12:00Back to weekly hours');
  await userEvent.fill(page.getByRole('textbox', { name: 'First day' }), '27.11.2026');
  await userEvent.fill(page.getByLabelText('Hours (leave empty for closed)'), '14-16');
  await userEvent.click(page.getByLabelText('By phone only'));
  await userEvent.click(page.getByRole('button', { name: 'Add' }));
  await expect
    .poll(() => sent)
    .toEqual([
      {
        id: 1,
        from: '2026-11-27',
        to: '2026-11-27',
        hours: [[840, 960]],
        is_phone_only: true,
        intent: 'save',
      },
    ]);
  await expect.element(page.getByLabelText('By phone only')).not.toBeChecked();
  expect(await axeViolations()).toEqual([]);
});

test('days off that are past, too far ahead or in the wrong order say which day is possible', async () => {
  const saveDays = vi.fn<StaffApp['api']['saveDays']>();
  const days = [{ day: '2026-11-24', hours: [], phone_hours: [], free: 0, kept: 0 }];
  await renderStaffPage(<OtherDays schedule={{ ...EMPTY_SCHEDULE, days }} />, {
    path: '/doctors',
    role: 'account_manager',
    api: { saveDays },
  });
  const first = page.getByRole('textbox', { name: 'First day' });
  const last = page.getByRole('textbox', { name: 'Last day (optional)' });
  const add = page.getByRole('button', { name: 'Add' });
  await userEvent.fill(first, '23.11.2026');
  await userEvent.click(add);
  await expect
    .element(first)
    .toHaveAccessibleDescription(/24 November 2026 is the first possible day/);
  await userEvent.fill(first, '24.12.2026');
  await userEvent.fill(last, '20.12.2026');
  await userEvent.click(add);
  await expect
    .element(last)
    .toHaveAccessibleDescription(/24 December 2026 is the first possible day/);
  await userEvent.fill(last, '26.11.2027');
  await userEvent.click(add);
  await expect
    .element(last)
    .toHaveAccessibleDescription(/25 November 2027 is the last possible day/);
  expect(saveDays).not.toHaveBeenCalled();
});
