import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { EstimatesNotice } from './estimates-notice.tsx';

const TODAY = dateInZone(Date.now(), 'Europe/Budapest');

const holiday = (id: number, name: string, days: number, isConfirmed = false) => ({
  id,
  day: addDays(TODAY, days),
  kind: 'closed' as const,
  as_weekday: null,
  names: { en: name },
  is_confirmed: isConfirmed,
  source_url: 'https://example.org/',
});

async function open(...days: ReturnType<typeof holiday>[]): Promise<void> {
  const api: Partial<StaffApp['api']> = {
    holidays: ({ year }) => {
      const results = days.filter(({ day }) => day.startsWith(String(year)));
      return Promise.resolve({
        year,
        is_complete: false,
        is_awaiting_moves: false,
        announced: 0,
        results,
        seasons: [],
      });
    },
  };
  await renderStaffPage(<EstimatesNotice />, { path: '/holidays', role: 'admin', api });
}

test('only estimated days that come soon ask for a confirmation, the next one first', async () => {
  await open(
    holiday(2, 'Later feast', 70),
    holiday(1, 'Feast', 20),
    holiday(3, 'Known', 10, true),
    holiday(4, 'Far feast', 90),
    holiday(5, 'Past feast', -3),
  );
  await expect.element(page.getByText('Dates to confirm')).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map(({ textContent }) => textContent.split(',')[0])).toEqual([
    'Feast',
    'Later feast',
  ]);
  const year = addDays(TODAY, 20).slice(0, 4);
  expect(links[0]?.getAttribute('href')).toBe(`/holidays/1?year=${year}`);
  expect(await axeViolations()).toEqual([]);
});
