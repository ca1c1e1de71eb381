import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Figures, PeriodFigures } from '#shared/contract/desk/figures/figures.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { FiguresPage } from './figures-page.tsx';

const PERIOD: PeriodFigures = {
  first_day: '2026-08-24',
  last_day: '2026-11-22',
  fill: [
    {
      week: '2026-11-09',
      offered_minutes: 1800,
      booked_minutes: 900,
    },
    {
      week: '2026-11-16',
      offered_minutes: 0,
      booked_minutes: 0,
    },
  ],
  refill: {
    cancelled_minutes: 120,
    refilled_minutes: 30,
  },
  no_shows: [
    {
      lead: 'month',
      is_reminded: false,
      appointments: 20,
      no_shows: 3,
    },
  ],
  wait: {
    appointments: 0,
    median_minutes: null,
    p90_minutes: null,
  },
  by_patient: { cancelled: 8, late: 2 },
  by_clinic: {
    appointments: 200,
    moved: 4,
    cancelled: 0,
  },
};

/** The same period a quarter earlier, with more booked and less waste. */
const BEFORE: PeriodFigures = {
  ...PERIOD,
  first_day: '2026-05-25',
  last_day: '2026-08-23',
  fill: PERIOD.fill.map((week) => ({ ...week, offered_minutes: 1800, booked_minutes: 1350 })),
};

const FIGURES: Figures = {
  ...PERIOD,
  before: BEFORE,
  third_next: [
    {
      doctor: 'Anna Nagy',
      service: 'Cardiologist',
      days: 4,
      starts_at: '2026-11-27T09:00:00+01:00',
    },
    {
      doctor: 'Béla Kis',
      service: 'Cardiologist',
      days: null,
      starts_at: null,
    },
  ],
  demand: [
    {
      week: '2026-11-16',
      service: 'Cardiologist',
      city: 'Debrecen',
      looked: 40,
      unmet: 31,
    },
    {
      week: '2026-11-09',
      service: 'Cardiologist',
      city: 'Debrecen',
      looked: 60,
      unmet: 19,
    },
  ],
};

let figures: Figures;
let asked: (string | undefined)[];
beforeEach(() => {
  figures = FIGURES;
  asked = [];
});

const api: Partial<StaffApp['api']> = {
  figures: (input) => {
    asked.push(input?.weeks);
    return Promise.resolve(figures);
  },
};

const open = async () => {
  await renderStaffPage(<FiguresPage />, { path: '/figures', role: 'clinic_admin', api });
  await expect.element(page.getByText('4 of 200')).toBeVisible();
};
const slider = () => page.getByRole('slider', { name: 'Booked time by week' });
const said = () => slider().element().getAttribute('aria-valuetext');

test('every figure stands beside its denominator, and a missing one is a dash', async () => {
  await open();
  await expect.element(page.getByText('1 of 2 h')).toBeVisible();
  await expect.element(page.getByText('Half of the patients wait at most').first()).toBeVisible();
  const textsOf = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('listitem')
      .elements()
      .map((row) => row.textContent);
  expect(textsOf('Patients who did not come')).toEqual([
    expect.stringMatching(/7–29 days.*Without a reminder.*15%.*3 of 20/),
  ]);
  expect(textsOf('Searched for, not found')).toEqual([
    expect.stringMatching(/Cardiologist.*Debrecen.*50%.*50 of 100/),
  ]);
  expect(textsOf('Third next available time')).toEqual([
    expect.stringMatching(/Anna Nagy.*Cardiologist.*4/),
    expect.stringMatching(/Béla Kis.*Cardiologist.*none/),
  ]);
  await page.getByText('The same as a table').click();
  await expect.element(page.getByRole('row', { name: /15 30 50%/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /0 0 –/ })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('the arrow keys walk along the weeks of the chart, which says each with the one before', async () => {
  await open();
  await expect.poll(said).toMatch(/16.Nov.*no hours offered/);
  slider().element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  const week = /9.Nov – 15.Nov · 50% · 15 of 30 h · before: 75%/;
  await expect.poll(said).toMatch(week);
  await expect.element(page.getByText(week)).toBeVisible();
});

test('a week of the chart under the pointer is said above it', async () => {
  await open();
  const { left, top, width } = slider().element().getBoundingClientRect();
  const area = slider().element().parentElement;
  area?.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, clientX: left + width / 4, clientY: top + 9 }),
  );
  await expect.element(page.getByText(/9.Nov – 15.Nov · 50%/)).toBeVisible();
});

test('a number says if it is more than before, in words as well', async () => {
  await open();
  await expect.element(page.getByText(/^down, before: 75%$/)).toBeVisible();
  figures = { ...FIGURES, before: null };
  await userEvent.click(page.getByRole('button', { name: '52 weeks' }));
  await expect.element(page.getByText(/no earlier period to compare with/)).toBeVisible();
  await expect.element(page.getByText(/before: 75%/)).not.toBeInTheDocument();
});

test('a period without hours says so and leads to them', async () => {
  figures = {
    ...FIGURES,
    before: null,
    fill: [{ week: '2026-11-16', offered_minutes: 0, booked_minutes: 0 }],
    no_shows: [],
    third_next: [],
    demand: [],
  };
  await open();
  await expect.element(page.getByText('No hours were offered in this period')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Working hours' }))
    .toHaveAttribute('href', '/schedules');
  await expect.element(page.getByText(/No outcomes were recorded/)).toBeVisible();
  await expect.element(slider()).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('a long figure shows its greatest rows, and all of them with a search', async () => {
  figures = {
    ...FIGURES,
    third_next: Array.from({ length: 40 }, (_, index) => ({
      doctor: `Doctor ${index}`,
      service: 'Cardiologist',
      days: 60 - index,
      starts_at: '2026-11-27T09:00:00+01:00',
    })),
  };
  await open();
  await expect.element(page.getByText('Doctor 7')).toBeVisible();
  await expect.element(page.getByText('Doctor 8')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Show all: 40' }));
  await userEvent.fill(page.getByRole('searchbox'), 'Doctor 39');
  await expect.element(page.getByText('Doctor 39')).toBeVisible();
  await expect.element(page.getByText('Doctor 7')).not.toBeInTheDocument();
});

test('another period is read when it is chosen', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: '52 weeks' }));
  await expect.element(page.getByRole('button', { name: '52 weeks', pressed: true })).toBeVisible();
  await expect.poll(() => asked).toEqual(['13', '52']);
});
